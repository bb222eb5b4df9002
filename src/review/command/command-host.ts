import type { RepositoryName } from '../code-host.ts';
import type { CommandId } from '../marker.ts';

export type Reaction = 'eyes' | '+1' | '-1' | 'confused';

/** A regular file at a commit. */
export interface HostFile {
  readonly mode: '100644' | '100755';
  readonly bytes: Uint8Array;
}

export interface NewFile {
  readonly path: string;
  readonly mode: HostFile['mode'];
  readonly text: string;
}

/** A commit on top of a branch's tip, which must be `parent`. */
export interface NewCommit {
  readonly repository: RepositoryName;
  readonly branch: string;
  readonly parent: string;
  readonly headline: string;
  readonly body: string;
  readonly files: readonly NewFile[];
}

export interface HostCommit {
  readonly parents: readonly string[];
  readonly message: string;
}

/** The port to what only commands ask of the code host. Throws CodeHostError as CodeHost does. */
export interface CommandHost {
  /** Whether an account may push to this repository, by teams and organisations too. */
  mayWrite(account: { readonly id: number; readonly login: string }): Promise<boolean>;
  react(comment: CommandId, reaction: Reaction): Promise<void>;
  /** Null where there is no regular file of at most 4 MiB. */
  fileAt(repository: RepositoryName, commit: string, path: string): Promise<HostFile | null>;
  /** The commit that a branch points to; null for no such branch, or one that the token may not see. */
  branchTip(repository: RepositoryName, branch: string): Promise<string | null>;
  commitAt(repository: RepositoryName, commit: string): Promise<HostCommit>;
  /** Nothing is ever forced: refused with 409 or 422 when the branch has moved. Returns the new commit. */
  createCommit(commit: NewCommit): Promise<string>;
  /** False for the workflow's own token: what it pushes starts no workflows. */
  pushStartsWorkflows(): Promise<boolean>;
}
