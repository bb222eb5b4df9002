import { branchTip, commitsBetween, mergeBase } from '../git/bare-repository.ts';
import { git } from '../git/run-git.ts';
import type { Account } from '../state/account.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { Repository } from '../state/repository.ts';
import { fullName } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { register } from '../state/world.ts';
import { deliver } from './deliver.ts';
import { openIssue } from './open-issue.ts';
import { syncPull } from './sync-pull.ts';

export interface NewPull {
  readonly title: string;
  readonly body?: string;
  readonly head: string;
  readonly base: string;
  readonly isDraft: boolean;
  readonly author: Account;
  readonly headRepository: Repository;
  readonly maintainerCanModify: boolean;
}

/** Opens a pull request between two existing branches that differ. */
export async function openPull(world: World, repository: Repository, wanted: NewPull): Promise<PullRequest> {
  const { headRepository } = wanted;
  const headSha = await branchTip(headRepository.folder, wanted.head);
  const baseSha = await branchTip(repository.folder, wanted.base);
  if (headSha === undefined) throw new Error(`${fullName(headRepository)} has no branch ${wanted.head}`);
  if (baseSha === undefined) throw new Error(`${fullName(repository)} has no branch ${wanted.base}`);
  if (headRepository !== repository) {
    await git(repository.folder, [
      'fetch',
      '--quiet',
      '--no-tags',
      '--no-write-fetch-head',
      headRepository.folder,
      headSha,
    ]);
  }
  const base = await mergeBase(repository.folder, baseSha, headSha);
  if (base === undefined) throw new Error(`${wanted.base} and ${wanted.head} have no common history`);
  if ((await commitsBetween(repository.folder, baseSha, headSha)).length === 0) {
    throw new Error(`No commits between ${wanted.base} and ${wanted.head}`);
  }
  const issue = openIssue(world, repository, {
    title: wanted.title,
    body: wanted.body ?? null,
    author: wanted.author,
    app: null,
    isPullRequest: true,
  });
  const make = (id: number, nodeId: string): PullRequest => ({
    id,
    nodeId,
    repository,
    issue,
    reviews: [],
    threads: [],
    commits: new Set(),
    isDraft: wanted.isDraft,
    headRepository,
    headOwner: headRepository.owner.login,
    headRef: wanted.head,
    headSha,
    baseRef: wanted.base,
    baseSha,
    mergeBase: base,
    maintainerCanModify: wanted.maintainerCanModify,
    mergedAt: null,
    mergeSha: null,
    mergeable: null,
  });
  const pull = register(world, 'PR', 'PullRequest', make);
  repository.pulls.set(issue.number, pull);
  await syncPull(pull);
  deliver(world, wanted.author, {
    event: 'pull_request',
    action: 'opened',
    repository,
    number: issue.number,
    sha: headSha,
  });
  return pull;
}
