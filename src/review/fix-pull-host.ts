import type { CommandHost } from './command/command-host.ts';

export interface FixPull {
  readonly number: number;
  readonly url: string;
}

export interface NewFixPull {
  readonly title: string;
  readonly body: string;
  /** Both are branches of this repository. */
  readonly head: string;
  readonly base: string;
}

/** The port to what pull requests with fixes need. Throws CodeHostError as CodeHost does. */
export interface FixPullHost
  extends Pick<CommandHost, 'fileAt' | 'branchTip' | 'createCommit' | 'pushStartsWorkflows'> {
  /** All that ever came from a branch of this repository: open, closed and merged. */
  pullsFrom(branch: string): Promise<readonly FixPull[]>;
  createBranch(name: string, commit: string): Promise<void>;
  openPull(pull: NewFixPull): Promise<FixPull>;
}
