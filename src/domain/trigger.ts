/** What made the workflow run, as far as a mode needs it. */
export type Trigger =
  /** `headSha` is the commit that the run was started for; the head may have moved since. */
  | { readonly event: 'pull-request'; readonly number: number; readonly headSha: string }
  | { readonly event: 'merge-group'; readonly baseSha: string; readonly headSha: string }
  /** `before` is null for a branch that is new. */
  | { readonly event: 'push'; readonly before: string | null; readonly after: string }
  /** By the clock, or by hand. */
  | { readonly event: 'nightly' }
  /** Nothing to do; the reason is a word for scripts, the message a sentence for people. */
  | { readonly event: 'ignored'; readonly reasonCode: string; readonly message: string }
  /** Refused: running would be dangerous. */
  | { readonly event: 'refused'; readonly reasonCode: string; readonly message: string };

/** A run of the analysis of a pull request ended, and its result waits to be posted. Every field is GitHub's word. */
export interface FinishedAnalysis {
  readonly event: 'finished-analysis';
  readonly runId: number;
  /** False when its job ended red. */
  readonly isGreen: boolean;
  readonly headSha: string;
  readonly headBranch: string;
  /** Null once the fork was deleted. */
  readonly headRepository: { readonly id: number; readonly owner: string } | null;
}

/** A comment that somebody has just written on a pull request. Every field is GitHub's word, its text a stranger's. */
export interface TypedComment {
  readonly event: 'comment';
  /** Of the pull request. */
  readonly number: number;
  readonly id: number;
  /** The first comment of the thread that it answers; null in the conversation, and where it begins a thread. */
  readonly threadId: number | null;
  readonly place: 'conversation' | 'diff';
  readonly author: { readonly id: number; readonly login: string };
  readonly body: string;
  /** True where GitHub gives the run a token that can only read: for a comment on the diff of a fork's pull request. */
  readonly isReadOnly: boolean;
}
