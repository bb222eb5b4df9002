import { branchTip, isAncestor } from '../git/bare-repository.ts';
import { diffCommits } from '../git/diff-commits.ts';
import { git } from '../git/run-git.ts';
import type { Protection, Repository } from '../state/repository.ts';
import type { Token } from '../state/token.ts';
import { levelOf } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { changingRefs } from './refs-changed.ts';

export type MoveRefusal = Protection['kind'] | 'not-fast-forward' | 'workflows';

/** What keeps this token from pushing to a branch; null where nothing does. */
export function protectionAgainst(
  repository: Repository,
  branch: string,
  token: Token,
): Protection['kind'] | null {
  const protection = repository.protections.get(branch);
  return protection === undefined || protection.pushers.includes(token.account.login)
    ? null
    : protection.kind;
}

/** Branch names that this token may not push to, by what protects them. */
export function protectedFor(repository: Repository, token: Token, kind: Protection['kind']): string[] {
  return [...repository.protections.keys()].filter(
    (branch) => protectionAgainst(repository, branch, token) === kind,
  );
}

/** Apps, the workflow's own token among them, need `workflows` to touch workflow files. */
export const lacksWorkflows = (token: Token): boolean =>
  token.kind !== 'user' && levelOf(token, 'workflows') !== 'write';

/** Moves a ref as this token, or says why not. `sha` null deletes it. */
export async function moveRef(
  world: World,
  repository: Repository,
  token: Token,
  ref: string,
  sha: string | null,
  options: { readonly force: boolean },
): Promise<MoveRefusal | null> {
  const { folder } = repository;
  const branch = ref.replace(/^refs\/heads\//, '');
  const old = ref.startsWith('refs/heads/') ? await branchTip(folder, branch) : undefined;
  const protection = protectionAgainst(repository, branch, token);
  if (protection !== null) return protection;
  if (sha !== null && old !== undefined && !options.force && !(await isAncestor(folder, old, sha)))
    return 'not-fast-forward';
  if (sha !== null && lacksWorkflows(token) && (await touchesWorkflows(folder, old ?? null, sha)))
    return 'workflows';
  await changingRefs(world, repository, token.account, () =>
    git(folder, ['update-ref', ...(sha === null ? ['-d', ref] : [ref, sha])]),
  );
  return null;
}

async function touchesWorkflows(folder: string, old: string | null, sha: string): Promise<boolean> {
  if (old === null) return false;
  return (await diffCommits(folder, old, sha)).some((file) => file.path.startsWith('.github/workflows/'));
}
