import { resolveCommit } from '../git/bare-repository.ts';
import { gitBytes } from '../git/run-git.ts';
import type { TreeEntry } from '../git/write-tree.ts';
import { listTree } from '../git/write-tree.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { ok, read, repositoryOf } from '../http/call.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { repositoryApi, repositoryHtml } from '../json/repository-json.ts';
import { lineWrapped } from './git-data-routes.ts';

export const contentsRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/contents/{path}',
    access: read('contents'),
    handle: getContents,
  },
];

async function getContents(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const path = (call.params.path ?? '').replace(/\/$/, '');
  const ref = call.query.get('ref') ?? repository.defaultBranch;
  const commit = await resolveCommit(repository.folder, ref);
  if (commit === undefined) throw notFound(`No commit found for the ref ${ref}`);
  const tree = await listTree(repository.folder, commit, true);
  const entry = tree?.entries.find((one) => one.path === path);
  if (entry === undefined) throw notFound();
  if (entry.type === 'tree') return ok(directory(call, tree?.entries ?? [], path, ref));
  if (entry.type === 'commit')
    return ok({ ...common(call, entry, ref), type: 'submodule', size: 0, submodule_git_url: '' });
  return file(call, entry, ref);
}

function directory(call: Call, entries: readonly TreeEntry[], path: string, ref: string): unknown[] {
  const children = entries.filter(
    (one) => one.path.startsWith(`${path}/`) && !one.path.slice(path.length + 1).includes('/'),
  );
  return children.map((one) => ({
    ...common(call, one, ref),
    type: one.type === 'tree' ? 'dir' : one.mode === '120000' ? 'symlink' : 'file',
    size: one.size ?? 0,
  }));
}

/** Up to 1 MB with its content, above that without (encoding none), above 100 MB refused. */
async function file(call: Call, entry: TreeEntry, ref: string): Promise<Answer> {
  const { limits } = call.world;
  const size = entry.size ?? 0;
  if (size > limits.contentMax) {
    throw new Refusal(
      403,
      'This API returns blobs up to 100 MB in size. The requested blob is too large to fetch via the API.',
      {
        errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }],
      },
    );
  }
  const bytes = await gitBytes(repositoryOf(call).folder, ['cat-file', 'blob', entry.sha]);
  if (/application\/vnd\.github(?:\.v3)?\.raw\b/.test(call.accept)) {
    return {
      status: 200,
      body: bytes,
      headers: { 'content-type': 'application/vnd.github.v3.raw; charset=utf-8' },
    };
  }
  if (entry.mode === '120000')
    return ok({ ...common(call, entry, ref), type: 'symlink', size, target: bytes.toString('utf8') });
  const isInline = size <= limits.contentInline;
  return ok({
    ...common(call, entry, ref),
    type: 'file',
    size,
    content: isInline ? lineWrapped(bytes) : '',
    encoding: isInline ? 'base64' : 'none',
  });
}

function common(call: Call, entry: TreeEntry, ref: string): Record<string, unknown> {
  const repository = repositoryOf(call);
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const self = `${repositoryApi(call.world, repository)}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const git = `${repositoryApi(call.world, repository)}/git/${entry.type === 'tree' ? 'trees' : 'blobs'}/${entry.sha}`;
  const html = `${repositoryHtml(call.world, repository)}/${entry.type === 'tree' ? 'tree' : 'blob'}/${encodeURI(ref)}/${path}`;
  return {
    name: entry.path.split('/').at(-1),
    path: entry.path,
    sha: entry.sha,
    url: self,
    html_url: html,
    git_url: git,
    download_url:
      entry.type === 'tree'
        ? null
        : `${repositoryHtml(call.world, repository)}/raw/${encodeURI(ref)}/${path}`,
    _links: { self, git, html },
  };
}
