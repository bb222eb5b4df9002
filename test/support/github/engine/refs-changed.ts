import { branchesAndTags, isAncestor } from '../git/bare-repository.ts';
import type { Account } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { deliver } from './deliver.ts';
import { setIssueState } from './open-issue.ts';
import { syncPull } from './sync-pull.ts';

/**
 * Runs a change of refs (a push, a ref update, a commit through the API) and then what GitHub does after it:
 * push events, pull requests that follow their branches, close when the head branch goes, merge when the base has it all.
 */
export async function changingRefs<T>(
  world: World,
  repository: Repository,
  sender: Account,
  change: () => Promise<T>,
): Promise<T> {
  const before = await branchesAndTags(repository.folder);
  const result = await change();
  const after = await branchesAndTags(repository.folder);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (ref) => before.get(ref) !== after.get(ref),
  );
  if (changed.length > 0) repository.pushedAt = world.identity.now();
  for (const ref of changed) {
    const sha = after.get(ref) ?? null;
    deliver(world, sender, { event: sha === null ? 'delete' : 'push', repository, ref, sha });
    await followPulls(world, repository, sender, ref, sha);
  }
  return result;
}

async function followPulls(
  world: World,
  repository: Repository,
  sender: Account,
  ref: string,
  sha: string | null,
): Promise<void> {
  const branch = ref.replace(/^refs\/heads\//, '');
  for (const pull of world.repositories.flatMap((one) => [...one.pulls.values()])) {
    if (pull.issue.state === 'closed') continue;
    const isHead = pull.headRepository === repository && pull.headRef === branch;
    const isBase = pull.repository === repository && pull.baseRef === branch;
    if (isHead && sha === null) setIssueState(world, pull.issue, 'closed', sender);
    else if (isHead || isBase) {
      const hasMoved = await syncPull(pull);
      if (hasMoved)
        deliver(world, sender, {
          event: 'pull_request',
          action: 'synchronize',
          repository: pull.repository,
          number: pull.issue.number,
          sha: pull.headSha,
        });
      if (isBase && sha !== null && (await isAncestor(repository.folder, pull.headSha, sha))) {
        pull.mergedAt = world.identity.now();
        setIssueState(world, pull.issue, 'closed', sender);
      }
    }
  }
}
