import type { Account } from './account.ts';

/** A finished run, as the `workflow_run` event and GET actions/runs/ID tell it. */
export interface WorkflowRun {
  readonly id: number;
  readonly nodeId: string;
  readonly name: string;
  readonly event: string;
  readonly headBranch: string;
  readonly headSha: string;
  readonly headRepositoryId: number;
  readonly conclusion: string;
  readonly actor: Account;
  readonly createdAt: string;
}
