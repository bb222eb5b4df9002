import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitBytes, tryGit } from './run-git.ts';

export interface TreeChange {
  readonly path?: string;
  readonly mode?: string;
  readonly type?: string;
  /** null removes the path. */
  readonly sha?: string | null;
  readonly content?: string;
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

/** Writes a tree: the base (a tree or commit) with the changes; gives its sha. */
export async function writeTree(
  folder: string,
  base: string | null,
  changes: readonly TreeChange[],
): Promise<string> {
  const index = join(folder, `index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git(folder, base === null ? ['read-tree', '--empty'] : ['read-tree', base], { env });
    const lines: string[] = [];
    for (const { path = '', mode = '100644', sha, content } of changes) {
      const id =
        content === undefined ? sha : await git(folder, ['hash-object', '-w', '--stdin'], { input: content });
      lines.push(id === null || id === undefined ? `0 ${'0'.repeat(40)}\t${path}` : `${mode} ${id}\t${path}`);
    }
    await git(folder, ['update-index', '-z', '--index-info'], {
      env,
      input: lines.map((line) => `${line}\0`).join(''),
    });
    return await git(folder, ['write-tree'], { env });
  } finally {
    await rm(index, { force: true });
  }
}

/** The entries of a tree (or of a commit's tree); undefined where the name is none. */
export async function listTree(
  folder: string,
  name: string,
  recursive: boolean,
): Promise<{ sha: string; entries: TreeEntry[] } | undefined> {
  const sha = await tryGit(folder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{tree}`,
  ]);
  if (sha === undefined) return undefined;
  const out = await gitBytes(folder, ['ls-tree', '-z', '--long', ...(recursive ? ['-r', '-t'] : []), sha]);
  const entries = out
    .toString('utf8')
    .split('\0')
    .filter((line) => line !== '')
    .map((line): TreeEntry => {
      const [, mode = '', type = '', id = '', size = '-', path = ''] =
        /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
      return { path, mode, type, sha: id, ...(size === '-' ? {} : { size: Number(size) }) };
    });
  return { sha, entries };
}
