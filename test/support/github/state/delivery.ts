import type { Repository } from './repository.ts';

/** An event that GitHub would send to webhooks and to workflows. */
export interface Delivery {
  readonly event: string;
  readonly action: string | null;
  readonly repository: Repository;
  /** Of the issue or pull request, where it has one. */
  readonly number: number | null;
  readonly sha: string | null;
  readonly ref: string | null;
  readonly sender: string;
  /** false: done with the workflow's own token, which starts no workflows. */
  readonly startsWorkflows: boolean;
}
