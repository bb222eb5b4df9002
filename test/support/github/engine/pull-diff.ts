import { diffCommits } from '../git/diff-commits.ts';
import type { FileDiff } from '../git/file-diff.ts';
import type { PullRequest } from '../state/pull-request.ts';

/** What the pull request changes: its merge base to its head (never the merge commit). */
export function pullDiff(pull: PullRequest): Promise<FileDiff[]> {
  return diffCommits(pull.repository.folder, pull.mergeBase, pull.headSha);
}
