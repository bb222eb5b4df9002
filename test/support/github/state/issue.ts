import type { Account } from './account.ts';
import type { Reaction } from './reaction.ts';
import type { Repository } from './repository.ts';
import type { App } from './token.ts';

export interface Label {
  readonly id: number;
  readonly nodeId: string;
  name: string;
  color: string;
  description: string | null;
}

export interface Minimized {
  readonly by: Account;
  readonly reason: string;
}

export interface IssueComment {
  readonly id: number;
  readonly nodeId: string;
  readonly issue: Issue;
  readonly author: Account;
  readonly app: App | null;
  readonly createdAt: string;
  readonly reactions: Reaction[];
  body: string;
  updatedAt: string;
  minimized: Minimized | null;
}

/** An issue, or the issue half of a pull request (GitHub numbers both from one series). */
export interface Issue {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: Repository;
  readonly number: number;
  readonly author: Account;
  readonly app: App | null;
  readonly isPullRequest: boolean;
  readonly createdAt: string;
  readonly comments: IssueComment[];
  readonly reactions: Reaction[];
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  stateReason: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null;
  labels: Label[];
  assignees: Account[];
  isLocked: boolean;
  lockReason: string | null;
  updatedAt: string;
  closedAt: string | null;
  closedBy: Account | null;
}
