import { pushableBranches } from '../engine/may-push.ts';
import { objectType } from '../git/bare-repository.ts';
import { readCommit } from '../git/read-commit.ts';
import { git, gitBytes } from '../git/run-git.ts';
import type { TreeChange } from '../git/write-tree.ts';
import { listTree, writeTree } from '../git/write-tree.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, ok, read, repositoryOf, tokenOf, write } from '../http/call.ts';
import { forbidden, notFound, Refusal, validationFailed } from '../http/refusal.ts';
import { gitCommitJson } from '../json/commit-json.ts';
import { repositoryApi } from '../json/repository-json.ts';

const GIT = '/repos/{owner}/{repo}/git';

export const gitDataRoutes: readonly Route[] = [
  { method: 'GET', template: `${GIT}/blobs/{file_sha}`, access: read('contents'), handle: getBlob },
  { method: 'POST', template: `${GIT}/blobs`, access: write('read', 'contents'), handle: createBlob },
  { method: 'GET', template: `${GIT}/trees/{tree_sha}`, access: read('contents'), handle: getTree },
  { method: 'POST', template: `${GIT}/trees`, access: write('read', 'contents'), handle: createTree },
  { method: 'GET', template: `${GIT}/commits/{commit_sha}`, access: read('contents'), handle: getCommit },
  { method: 'POST', template: `${GIT}/commits`, access: write('read', 'contents'), handle: createCommit },
];

async function getBlob(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const sha = call.params.file_sha ?? '';
  if ((await objectType(repository.folder, sha)) !== 'blob') throw notFound();
  const bytes = await gitBytes(repository.folder, ['cat-file', 'blob', sha]);
  const url = `${repositoryApi(call.world, repository)}/git/blobs/${sha}`;
  const nodeId = `B_${Buffer.from(`${repository.id}:${sha}`).toString('base64url')}`;
  return ok({
    sha,
    node_id: nodeId,
    size: bytes.length,
    url,
    content: lineWrapped(bytes),
    encoding: 'base64',
  });
}

/** GitHub breaks base64 after 60 characters. */
export const lineWrapped = (bytes: Buffer): string => bytes.toString('base64').replace(/.{1,60}/g, '$&\n');

/** Objects may be written by whoever may push to some branch of the repository. */
function checkMayWrite(call: Call): void {
  if (pushableBranches(call.world, repositoryOf(call), tokenOf(call)).length === 0)
    throw forbidden('Must have write access to Repository.');
}

async function createBlob(call: Call): Promise<Answer> {
  checkMayWrite(call);
  const repository = repositoryOf(call);
  const { content, encoding = 'utf-8' } = call.body as { content: string; encoding?: string };
  if (encoding !== 'utf-8' && encoding !== 'base64')
    throw validationFailed({ resource: 'Blob', code: 'invalid', field: 'encoding' });
  const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  const sha = await git(repository.folder, ['hash-object', '-w', '--stdin'], { input: bytes });
  return created({ sha, url: `${repositoryApi(call.world, repository)}/git/blobs/${sha}` });
}

async function getTree(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const name = call.params.tree_sha ?? '';
  const recursive = call.query.has('recursive');
  const tree = await listTree(repository.folder, name, recursive);
  if (tree === undefined) throw notFound();
  return ok(treeJson(call, tree.sha, tree.entries));
}

function treeJson(
  call: Call,
  sha: string,
  entries: readonly { path: string; mode: string; type: string; sha: string; size?: number }[],
): unknown {
  const api = repositoryApi(call.world, repositoryOf(call));
  const withUrl = entries.map((one) => ({
    ...one,
    ...(one.type === 'commit' ? {} : { url: `${api}/git/${one.type}s/${one.sha}` }),
  }));
  return { sha, url: `${api}/git/trees/${sha}`, tree: withUrl, truncated: false };
}

async function createTree(call: Call): Promise<Answer> {
  checkMayWrite(call);
  const { folder } = repositoryOf(call);
  const { base_tree: base, tree } = call.body as { base_tree?: string; tree: readonly TreeChange[] };
  if (base !== undefined && !['tree', 'commit'].includes((await objectType(folder, base)) ?? ''))
    throw notFound('base_tree is not a valid tree oid');
  for (const change of tree) await checkChange(folder, change);
  const sha = await writeTree(folder, base ?? null, tree);
  const written = await listTree(folder, sha, false);
  return created(treeJson(call, sha, written?.entries ?? []));
}

async function checkChange(folder: string, { path, sha, content, mode }: TreeChange): Promise<void> {
  if (path === undefined || mode === undefined) throw new Refusal(422, 'Must supply tree.path and tree.mode');
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git')) {
    throw new Refusal(422, 'tree.path contains a malformed path component');
  }
  if (sha !== undefined && content !== undefined)
    throw new Refusal(422, 'Must supply either tree.sha or tree.content, not both');
  if (sha === undefined && content === undefined)
    throw new Refusal(422, 'Must supply either tree.sha or tree.content');
  if (typeof sha === 'string' && mode !== '160000' && (await objectType(folder, sha)) === undefined) {
    throw new Refusal(422, `tree.sha ${sha} is not a valid blob`);
  }
}

async function getCommit(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const sha = call.params.commit_sha ?? '';
  if ((await objectType(repository.folder, sha)) !== 'commit') throw notFound();
  return ok(gitCommitJson(call.world, repository, await readCommit(repository.folder, sha)));
}

interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents?: readonly string[];
  readonly author?: { readonly name: string; readonly email: string; readonly date?: string };
}

async function createCommit(call: Call): Promise<Answer> {
  checkMayWrite(call);
  const repository = repositoryOf(call);
  const { message, tree, parents = [], author } = call.body as NewCommit;
  if ((await objectType(repository.folder, tree)) !== 'tree')
    throw new Refusal(422, 'Tree SHA does not exist');
  for (const parent of parents) {
    if ((await objectType(repository.folder, parent)) !== 'commit')
      throw new Refusal(422, 'Parent SHA does not exist or is not a commit object');
  }
  const { account } = tokenOf(call);
  const name = author?.name ?? account.login;
  const email = author?.email ?? `${account.id}+${account.login}@users.noreply.github.com`;
  const date = author?.date ?? call.world.identity.now();
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const sha = await git(repository.folder, args, { input: message, env });
  return created(gitCommitJson(call.world, repository, await readCommit(repository.folder, sha)));
}
