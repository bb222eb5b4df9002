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
}

/** One file of the pull request's diff, with the line ranges of the hunks on the head's side. */
export interface DiffFile {
  readonly path: string;
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
  /** Null when the comment is outdated. */
  readonly line: number | null;
  readonly inReplyTo: number | null;
}

/** The port to GitHub. All methods throw CodeHostError with the status when they are refused. */
export interface CodeHost {
  pullRequest(number: number): Promise<PullRequest>;
  diffFiles(number: number): Promise<readonly DiffFile[]>;
  reviewComments(number: number): Promise<readonly HostReviewComment[]>;
  issueComments(number: number): Promise<readonly HostComment[]>;
  /** One request, event COMMENT, bound to the commit. */
  createReview(number: number, commit: string, comments: readonly NewReviewComment[]): Promise<void>;
  createFileComment(number: number, commit: string, comment: NewReviewComment): Promise<void>;
  updateReviewComment(id: number, body: string): Promise<void>;
  createIssueComment(number: number, body: string): Promise<HostComment>;
  updateIssueComment(id: number, body: string): Promise<void>;
}
