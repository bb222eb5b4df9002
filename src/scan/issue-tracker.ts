import type { CodeHost, HostComment } from '../review/code-host.ts';

/** An issue of the repository, without its pull requests. */
export interface TrackedIssue {
  readonly number: number;
  readonly authorId: number;
  readonly state: 'open' | 'closed';
  readonly body: string;
  readonly url: string;
}

export interface IssueText {
  readonly title: string;
  readonly body: string;
}

/** The port to the repository's issues. All methods throw CodeHostError when they are refused. */
export interface IssueTracker extends Pick<CodeHost, 'ownAuthorId' | 'createIssueComment'> {
  /** Open and closed, the oldest first. From the list: a search lags behind. */
  issuesWithLabel(label: string): Promise<readonly TrackedIssue[]>;
  createIssue(text: IssueText, label: string): Promise<TrackedIssue>;
  updateIssue(number: number, text: IssueText, state: TrackedIssue['state']): Promise<void>;
  issueComments(number: number): Promise<readonly HostComment[]>;
}
