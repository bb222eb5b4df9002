import type { Account } from './account.ts';
import type { Minimized } from './issue.ts';
import type { PullRequest } from './pull-request.ts';
import type { Reaction } from './reaction.ts';

export type ReviewState = 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
export type Side = 'LEFT' | 'RIGHT';

export interface Review {
  readonly id: number;
  readonly nodeId: string;
  readonly pull: PullRequest;
  readonly author: Account;
  readonly commitId: string;
  readonly createdAt: string;
  body: string;
  state: ReviewState;
  submittedAt: string | null;
  minimized: Minimized | null;
}

/** Where a thread stood when it was written; never changes. */
export interface ThreadOrigin {
  readonly commit: string;
  readonly mergeBase: string;
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly position: number | null;
  readonly diffHunk: string;
}

/** Where it stands in the diff of the current head; line and position are null once outdated. */
interface ThreadPlace {
  readonly commit: string;
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly position: number | null;
}

export interface Thread {
  readonly id: number;
  readonly nodeId: string;
  readonly pull: PullRequest;
  readonly subject: 'line' | 'file';
  readonly side: Side;
  readonly startSide: Side | null;
  readonly origin: ThreadOrigin;
  readonly comments: ReviewComment[];
  place: ThreadPlace;
  isOutdated: boolean;
  resolvedBy: Account | null;
}

export interface ReviewComment {
  readonly id: number;
  readonly nodeId: string;
  readonly thread: Thread;
  readonly review: Review;
  readonly author: Account;
  readonly inReplyTo: ReviewComment | null;
  readonly createdAt: string;
  readonly reactions: Reaction[];
  body: string;
  updatedAt: string;
  minimized: Minimized | null;
}
