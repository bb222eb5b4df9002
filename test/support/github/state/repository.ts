import type { Account, Role } from './account.ts';
import type { CheckRun, CommitStatus } from './check-run.ts';
import type { Issue, Label } from './issue.ts';
import type { PullRequest } from './pull-request.ts';
import type { WorkflowRun } from './workflow-run.ts';

export interface Protection {
  /** Classic branch protection or a repository ruleset: the same refusal in different words. */
  readonly kind: 'classic' | 'ruleset';
  /** Who may push all the same; empty: nobody, only merges. */
  readonly pushers: readonly string[];
  /** Contexts that must succeed before a merge; they make `mergeable_state` "blocked". */
  readonly requiredChecks: readonly string[];
}

export interface Repository {
  readonly id: number;
  readonly nodeId: string;
  readonly owner: Account;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly defaultBranch: string;
  /** Its bare git repository on disk. */
  readonly folder: string;
  readonly parent: Repository | null;
  readonly createdAt: string;
  readonly roles: Map<string, Role>;
  readonly protections: Map<string, Protection>;
  readonly issues: Map<number, Issue>;
  readonly pulls: Map<number, PullRequest>;
  readonly labels: Map<string, Label>;
  readonly checkRuns: CheckRun[];
  readonly statuses: CommitStatus[];
  readonly workflowRuns: WorkflowRun[];
  /** The setting "Allow GitHub Actions to create and approve pull requests", which is off at first. */
  actionsMayOpenPulls: boolean;
  isDeleted: boolean;
  pushedAt: string;
}

export const fullName = (repository: Repository): string => `${repository.owner.login}/${repository.name}`;
