import type { CheckRun } from './check-run.ts';

/** A pull request as the API describes it; never taken from the event alone, which may be old. */
export interface PullRequest {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly draft: boolean;
  readonly locked: boolean;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseSha: string;
  readonly baseRef: string;
  /** True when the head's repository is another one, or was deleted. */
  readonly fromFork: boolean;
  /** Where the head's branch is; null when that repository was deleted. */
  readonly headRepository: RepositoryName | null;
  /** Whether the author of a fork's pull request lets those push who may push to the base. */
  readonly maintainerCanModify: boolean;
}

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** One file of the pull request's diff, with the line ranges of the hunks on the head's side. */
export interface DiffFile {
  readonly path: string;
  /** Where it was before the change, if that was elsewhere. */
  readonly previousPath?: string;
  /** Inclusive 1-based ranges; null when the host gave no patch (too large, binary, pure rename). */
  readonly hunks: readonly { readonly start: number; readonly end: number }[] | null;
}

/** Where a review comment is anchored. */
export type Anchor =
  | { readonly kind: 'line'; readonly path: string; readonly line: number; readonly startLine?: number }
  | { readonly kind: 'file'; readonly path: string };

export interface NewReviewComment {
  readonly anchor: Anchor;
  readonly body: string;
}

/** A comment that exists on the host. */
export interface HostComment {
  readonly id: number;
  readonly nodeId: string;
  readonly authorId: number;
  readonly authorLogin: string;
  readonly body: string;
  readonly createdAt: string;
  readonly url: string;
}

export interface HostReviewComment extends HostComment {
  readonly path: string;
  /** Of a line or of the whole file. */
  readonly subject: 'line' | 'file';
  /** Null when the comment is outdated, and for a comment on a file. */
  readonly line: number | null;
  readonly inReplyTo: number | null;
}

/** A thread of the diff; its id is another one than that of its comments. */
export interface HostThread {
  readonly id: string;
  readonly isResolved: boolean;
  readonly firstCommentId: number;
}

/**
 * The port to GitHub. All methods throw CodeHostError when they are refused. Its status says what to do: 403 no
 * permission, 429 a rate limit (whatever the host answered), 422 not acceptable, 404 not there; null or 500 and more:
 * no answer, so that a write may have happened.
 */
export interface CodeHost {
  /** The id of the account that we write as; null while it is not known. */
  ownAuthorId(): Promise<number | null>;
  pullRequest(number: number): Promise<PullRequest>;
  diffFiles(number: number): Promise<readonly DiffFile[]>;
  /** The commit that a pull request's changes are counted from. */
  mergeBaseOf(base: string, head: string): Promise<string>;
  reviewComments(number: number): Promise<readonly HostReviewComment[]>;
  issueComments(number: number): Promise<readonly HostComment[]>;
  /** One request, event COMMENT, bound to the commit. Comments on files are not possible here. */
  createReview(number: number, commit: string, comments: readonly NewReviewComment[]): Promise<void>;
  createFileComment(number: number, commit: string, comment: NewReviewComment): Promise<void>;
  /** Removes reviews that were never submitted and consist of our bodies only; returns how many. */
  removePendingReviews(number: number, isOurs: (body: string) => boolean): Promise<number>;
  updateReviewComment(id: number, body: string): Promise<void>;
  /** Answers below the first comment of a thread. */
  replyTo(number: number, commentId: number, body: string): Promise<HostReviewComment>;
  deleteReviewComment(id: number): Promise<void>;
  reviewThreads(number: number): Promise<readonly HostThread[]>;
  /** Needs the right to write contents besides that for pull requests. */
  resolveThread(id: string): Promise<void>;
  /** Collapses a comment, which stays readable. */
  hideComment(nodeId: string): Promise<void>;
  createIssueComment(number: number, body: string): Promise<HostComment>;
  updateIssueComment(id: number, body: string): Promise<void>;
  deleteIssueComment(id: number): Promise<void>;
  /** Completed at once, with at most fifty annotations; returns its id. Needs the right to write checks. */
  createCheckRun(run: CheckRun): Promise<number>;
  /** Adds annotations to those of the run; its texts are written once more. */
  addCheckAnnotations(id: number, run: CheckRun): Promise<void>;
}
