import type { Issue } from './issue.ts';
import type { Repository } from './repository.ts';
import type { Review, Thread } from './review.ts';

export interface PullRequest {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: Repository;
  /** Number, title, body, state, labels and conversation comments live here. */
  readonly issue: Issue;
  readonly reviews: Review[];
  readonly threads: Thread[];
  /** The commits that it has now: a review may name any of them, but none that a forced push took away. */
  readonly commits: Set<string>;
  isDraft: boolean;
  /** null: the fork was deleted. */
  headRepository: Repository | null;
  readonly headOwner: string;
  readonly headRef: string;
  headSha: string;
  baseRef: string;
  baseSha: string;
  mergeBase: string;
  maintainerCanModify: boolean;
  mergedAt: string | null;
  /** Sha of the trial merge (refs/pull/N/merge); null while there is a conflict. */
  mergeSha: string | null;
  mergeable: boolean | null;
}
