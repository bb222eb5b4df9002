/** The head of an open pull request, as a list shows it. */
export interface PullRequestHead {
  readonly number: number;
  readonly headSha: string;
  /** Null once the fork was deleted. */
  readonly headRepositoryId: number | null;
  readonly baseSha: string;
}

/** The port to what is asked of the code host only where there is no clone. Throws CodeHostError as CodeHost does. */
export interface TransferHost {
  /** Open pull requests from a branch of an account's repositories. */
  openPullRequestsFrom(owner: string, branch: string): Promise<readonly PullRequestHead[]>;
  /** The text of a regular file at a commit; null where there is none. */
  fileAt(commit: string, path: string): Promise<string | null>;
}
