import type { RepositoryName } from '../../review/code-host.ts';
import type { HostFile } from '../../review/command/command-host.ts';
import type { Client } from './octokit-client.ts';

/** Larger ones are no sources; see the reader of sources. */
const maxBytes = 4 * 1024 * 1024;

/**
 * A regular file with its mode; null for anything else. Folder by folder, since the list of a whole repository may be cut
 * off, and the API for contents knows no modes.
 */
export async function fileAt(
  { rest }: Client,
  { owner, name: repo }: RepositoryName,
  commit: string,
  path: string,
): Promise<HostFile | null> {
  const names = path.split('/');
  let tree = commit;
  for (const [index, name] of names.entries()) {
    const { data } = await rest.git.getTree({ owner, repo, tree_sha: tree });
    const entry = data.tree.find((one) => one.path === name);
    if (index < names.length - 1) {
      if (entry?.type !== 'tree') return null;
      tree = entry.sha;
      continue;
    }
    const { mode, sha, size = 0 } = entry ?? {};
    if ((mode !== '100644' && mode !== '100755') || sha === undefined || size > maxBytes) return null;
    const blob = await rest.git.getBlob({ owner, repo, file_sha: sha });
    return { mode, bytes: Buffer.from(blob.data.content, 'base64') };
  }
  return null;
}
