import type { PullRequest } from '../state/pull-request.ts';

/** dirty: conflicts; blocked: a required check has not succeeded on the head; else draft, unstable or clean. */
export function mergeableState(pull: PullRequest): string {
  if (pull.mergeable === null) return 'unknown';
  if (!pull.mergeable) return 'dirty';
  if (pull.isDraft) return 'draft';
  const { repository, headSha } = pull;
  const required = repository.protections.get(pull.baseRef)?.requiredChecks ?? [];
  if (required.some((context) => !hasSucceeded(pull, context))) return 'blocked';
  const runs = repository.checkRuns.filter((one) => one.headSha === headSha);
  return runs.some((one) => one.conclusion === 'failure') ? 'unstable' : 'clean';
}

function hasSucceeded({ repository, headSha }: PullRequest, context: string): boolean {
  const run = repository.checkRuns.filter((one) => one.headSha === headSha && one.name === context).at(-1);
  const status = repository.statuses.filter((one) => one.sha === headSha && one.context === context).at(-1);
  return ['success', 'neutral', 'skipped'].includes(run?.conclusion ?? '') || status?.state === 'success';
}
