/** A range of lines that differ; lengths may be 0 (pure insertion or deletion). Lines are 1-based. */
export interface Hunk {
  readonly baseStart: number;
  readonly baseLines: number;
  readonly headStart: number;
  readonly headLines: number;
}

export interface FileChange {
  /** Relative to the repository root with `/`. */
  readonly path: string;
  /** Where the file was at the base: another path after a rename, null when it is new. */
  readonly basePath: string | null;
  readonly status: 'added' | 'modified' | 'renamed' | 'deleted';
  readonly entry: 'regular' | 'symlink' | 'submodule';
  readonly binary: boolean;
  /** Empty for pure renames and mode changes. */
  readonly hunks: readonly Hunk[];
}

/** A commit's files in a folder of our own, or the user's working tree. */
export interface SourceTree {
  /** Absolute path. */
  readonly root: string;
  /** Null for a working tree. */
  readonly commit: string | null;
}

/** The port to git. All hashes are full. */
export interface Repository {
  /** Absolute path of the user's working tree. */
  readonly root: string;
  /** The commit of a ref or abbreviated hash. Throws ConfigurationError when there is none. */
  resolve(ref: string): Promise<string>;
  /** Brings commits here that the clone does not have. Throws ConfigurationError when they can't be had. */
  obtain(commits: readonly string[]): Promise<void>;
  /** Null when the clone is too shallow to tell, or the histories share nothing. */
  mergeBase(one: string, other: string): Promise<string | null>;
  /** What changed from a commit to another one, or to the working tree (untracked files included). */
  changes(base: string, head: string | 'working-tree'): Promise<readonly FileChange[]>;
  /** Checks a commit out in a folder of our own; the same folder for the same commit. */
  checkOut(commit: string): Promise<SourceTree>;
  /** Headers of the working tree that nobody committed, ignored ones included: what builds make. */
  untrackedHeaders(): Promise<readonly string[]>;
  /** Copies files of the working tree into a tree that was checked out and has no such file; returns what was copied. */
  lend(files: readonly string[], tree: SourceTree): Promise<readonly string[]>;
  /** A file's text at a commit; null when it is not a regular file there. */
  readAt(commit: string, path: string): Promise<string | null>;
  /** Removes what was checked out. */
  close(): Promise<void>;
}
