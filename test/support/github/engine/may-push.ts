import { isInstalled, roleOf } from '../http/authorize.ts';
import { roleIncludes } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';
import type { Token } from '../state/token.ts';
import { levelOf } from '../state/token.ts';
import type { World } from '../state/world.ts';

/**
 * Where a token may push: everywhere, or only the branches of open pull requests whose authors allow edits by
 * maintainers. Those are for people: no App's token, the workflow's own included, reaches a fork it is not installed on.
 */
export function pushableBranches(world: World, repository: Repository, token: Token): 'all' | string[] {
  if (levelOf(token, 'contents') !== 'write') return [];
  if (token.kind !== 'user') return isInstalled(token, repository) ? 'all' : [];
  if (isInstalled(token, repository) && roleIncludes(roleOf(repository, token.account.login), 'write'))
    return 'all';
  return world.repositories
    .flatMap((one) => [...one.pulls.values()])
    .filter(
      (pull) => pull.headRepository === repository && pull.issue.state === 'open' && pull.maintainerCanModify,
    )
    .filter(
      (pull) =>
        isInstalled(token, pull.repository) &&
        roleIncludes(roleOf(pull.repository, token.account.login), 'write'),
    )
    .map((pull) => pull.headRef);
}

export function mayPush(world: World, repository: Repository, token: Token, branch: string): boolean {
  const branches = pushableBranches(world, repository, token);
  return branches === 'all' || branches.includes(branch);
}
