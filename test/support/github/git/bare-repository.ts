import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listRefs, readRef } from './read-refs.ts';
import { remember } from './remember.ts';
import { git, tryGit } from './run-git.ts';
import { UPDATE_HOOK } from './update-hook.ts';

/** What github.com serves: any sha, filters, pull refs for reading only. */
const CONFIG = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = true
	quotePath = false
	logAllRefUpdates = false
[http]
	receivepack = true
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
[receive]
	hideRefs = refs/pull
	fsckObjects = true
	autogc = false
[gc]
	auto = 0
`;

/** Makes an empty bare repository, as `git init --bare` would, without starting a process for it. */
export async function createBareRepository(folder: string, branch: string): Promise<void> {
  for (const part of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'hooks'])
    await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'HEAD'), `ref: refs/heads/${branch}\n`);
  await writeFile(join(folder, 'config'), CONFIG);
  await writeFile(join(folder, 'hooks', 'update'), UPDATE_HOOK, { mode: 0o755 });
}

/** The commit that a sha, branch, tag or full ref names. A branch wins over a tag, as on github.com. */
export async function resolveCommit(folder: string, name: string): Promise<string | undefined> {
  if (/^[0-9a-f]{40}$/.test(name)) return (await objectType(folder, name)) === 'commit' ? name : undefined;
  for (const ref of [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`, name]) {
    const sha = await readRef(folder, ref);
    if (sha !== undefined) return peel(folder, sha);
  }
  return /^[0-9a-f]{7,39}$/.test(name)
    ? tryGit(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
    : undefined;
}

/** The commit behind an annotated tag. */
async function peel(folder: string, sha: string): Promise<string | undefined> {
  return (await objectType(folder, sha)) === 'commit'
    ? sha
    : tryGit(folder, ['rev-parse', '--verify', '--quiet', `${sha}^{commit}`]);
}

export const branchTip = (folder: string, branch: string): Promise<string | undefined> =>
  readRef(folder, `refs/heads/${branch}`);

export const mergeBase: (folder: string, one: string, other: string) => Promise<string | undefined> =
  remember((folder: string, one: string, other: string) => tryGit(folder, ['merge-base', one, other]));

export const isAncestor: (folder: string, older: string, newer: string) => Promise<boolean> = remember(
  async (folder: string, older: string, newer: string) =>
    older === newer || (await tryGit(folder, ['merge-base', '--is-ancestor', older, newer])) !== undefined,
);

const knownTypes = new Map<string, string>();

/** commit, tree, blob or tag; undefined where there is no such object (yet). */
export async function objectType(folder: string, sha: string): Promise<string | undefined> {
  const key = `${folder}\0${sha}`;
  const type =
    knownTypes.get(key) ??
    (/^[0-9a-f]{40}$/.test(sha) ? await tryGit(folder, ['cat-file', '-t', sha]) : undefined);
  if (type !== undefined) knownTypes.set(key, type);
  return type;
}

/** Commits reachable from `to` and not from `from`, oldest first. */
export const commitsBetween: (folder: string, from: string, to: string) => Promise<string[]> = remember(
  async (folder: string, from: string, to: string) => {
    const out = await git(folder, ['rev-list', '--reverse', '--topo-order', `${from}..${to}`]);
    return out === '' ? [] : out.split('\n');
  },
);

/** Full ref name -> sha, of heads and tags. */
export async function branchesAndTags(folder: string): Promise<Map<string, string>> {
  return new Map([...(await listRefs(folder, 'refs/heads')), ...(await listRefs(folder, 'refs/tags'))]);
}

/** Whether a branch or tag name is one that git takes. */
export async function isRefName(folder: string, ref: string): Promise<boolean> {
  return (await tryGit(folder, ['check-ref-format', ref])) !== undefined;
}
