import { branchTip, isAncestor } from '../git/bare-repository.ts';
import { diffCommits } from '../git/diff-commits.ts';
import { git } from '../git/run-git.ts';
import type { Repository } from '../state/repository.ts';
import type { Token } from '../state/token.ts';
import { levelOf } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { changingRefs } from './refs-changed.ts';

export type MoveRefusal = 'protected' | 'not-fast-forward' | 'workflows';

export function isProtectedFor(repository: Repository, branch: string, token: Token): boolean {
  const protection = repository.protections.get(branch);
  return protection !== undefined && !protection.pushers.includes(token.account.login);
}

/** Branch names that this token may not push to. */
export const protectedFor = (repository: Repository, token: Token): string[] =>
  [...repository.protections.keys()].filter((branch) => isProtectedFor(repository, branch, token));

/** Apps, the workflow's own token among them, need `workflows` to touch workflow files. */
export const lacksWorkflows = (token: Token): boolean => token.kind !== 'user' && levelOf(token, 'workflows') !== 'write';

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
  if (isProtectedFor(repository, branch, token)) return 'protected';
  if (sha !== null && old !== undefined && !options.force && !(await isAncestor(folder, old, sha))) return 'not-fast-forward';
  if (sha !== null && lacksWorkflows(token) && (await touchesWorkflows(folder, old ?? null, sha))) return 'workflows';
  await changingRefs(world, repository, token.account, () => git(folder, ['update-ref', ...(sha === null ? ['-d', ref] : [ref, sha])]));
  return null;
}

async function touchesWorkflows(folder: string, old: string | null, sha: string): Promise<boolean> {
  if (old === null) return false;
  return (await diffCommits(folder, old, sha)).some((file) => file.path.startsWith('.github/workflows/'));
}
