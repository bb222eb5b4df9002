import type { FinishedAnalysis } from '../domain/trigger.ts';
import type { CodeHost } from './code-host.ts';
import type { PullRequestHead, TransferHost } from './transfer-host.ts';

/** Why a result can't be posted, which is nobody's mistake. */
export interface NoTarget {
  readonly reasonCode: 'fork-deleted' | 'no-open-pull-request' | 'head-moved' | 'other-base';
  readonly message: string;
}

export const noTargets = {
  forkDeleted: {
    reasonCode: 'fork-deleted',
    message: 'The repository that the pull request came from is gone: nothing was posted.',
  },
  noPullRequest: {
    reasonCode: 'no-open-pull-request',
    message: 'No open pull request has the analysed branch as its head: nothing was posted.',
  },
  headMoved: {
    reasonCode: 'head-moved',
    message: 'The pull request has a newer head, which has a run of its own: nothing was posted.',
  },
  otherBase: {
    reasonCode: 'other-base',
    message: 'No pull request of the analysed branch starts at the base of the analysis: nothing was posted.',
  },
} as const satisfies Record<string, NoTarget>;

/**
 * The pull request that an analysis was about, from what GitHub says alone. Where several have the same head, `base`,
 * the merge base that the result names, tells them apart.
 */
export async function transferTarget(
  { headRepository, headBranch, headSha }: FinishedAnalysis,
  base: string,
  deps: { readonly host: Pick<CodeHost, 'mergeBaseOf'>; readonly transferHost: TransferHost },
): Promise<PullRequestHead | NoTarget> {
  if (headRepository === null) return noTargets.forkDeleted;
  const { owner, id } = headRepository;
  const ofBranch = await deps.transferHost.openPullRequestsFrom(owner, headBranch);
  const ofRepository = ofBranch.filter(({ headRepositoryId }) => headRepositoryId === id);
  if (ofRepository.length === 0) {
    const isGone = ofBranch.some((pull) => pull.headRepositoryId === null && pull.headSha === headSha);
    return isGone ? noTargets.forkDeleted : noTargets.noPullRequest;
  }
  const current = ofRepository.filter((pull) => pull.headSha === headSha);
  const [first, ...others] = current;
  if (first === undefined) return noTargets.headMoved;
  if (others.length === 0) return first;
  for (const pull of current) {
    if ((await deps.host.mergeBaseOf(pull.baseSha, headSha)) === base) return pull;
  }
  return noTargets.otherBase;
}
