import type { SkippedFile } from '../domain/report.ts';
import type { BuildContext } from '../project/build-context.ts';
import type { CFile } from '../project/c-file.ts';
import type { FileChange, SourceTree } from '../project/repository.ts';
import type { ScannedBase } from '../verification/scanned-base.ts';

/** A C file that can be read. */
export interface Source {
  /** Relative to the tree's root. */
  readonly path: string;
  readonly text: string;
  readonly file: CFile;
}

/** What a source needs of the rest of its tree. */
export interface Surroundings {
  /** Why no tool may read the source; null when it may. */
  readonly refused: string | null;
  /** How the source is compiled: configured, and found by what it includes. */
  readonly build: BuildContext;
  /** The project's headers that it includes, directly or through others. */
  readonly headers: readonly Source[];
  /** Those that it includes and that are in no commit; relative to the root. */
  readonly lent: readonly string[];
  /** Sentences about how that was found. */
  readonly notes: readonly string[];
}

/** A C file of head, what it was at the base, and which of its functions are asked about. */
export interface AskedSource extends Source, Surroundings {
  /** Null where nothing is compared, and for a file that only its headers changed. */
  readonly change: FileChange | null;
  readonly base: Source | null;
  readonly asked: readonly string[];
  /** Functions that call what the change is about: they are verified too, and nobody waits for their verdict. */
  readonly callers: readonly string[];
}

/** A C file that a tool may read. */
export interface Neighbour extends Source, Surroundings {}

/** The C files around those that a run is asked about, looked up by the functions that they define and call. */
export interface Neighbours {
  /**
   * The file nearest to `from` that defines a function for all files to call, and no `main`, as a program that is
   * linked has its own; null when there is none.
   */
  definerOf(name: string, from: string): Promise<Neighbour | null>;
  /** Files that call a function and don't define it, the nearest to `from` first. */
  callersOf(name: string, from: string): Promise<readonly Neighbour[]>;
}

/** What a run is asked about: one tree, and perhaps the one that it is compared with. */
export interface Subject {
  /** What the change touches, of all kinds of files; empty without a base. */
  readonly changes: readonly FileChange[];
  /** The C files around the sources, in head. */
  readonly neighbours: Neighbours;
  readonly head: SourceTree;
  readonly base: SourceTree | null;
  /** What a scan of the base branch says about the base; left out where there is none to be had. */
  readonly scanned?: ScannedBase | null;
  readonly sources: readonly AskedSource[];
  /** C files that were asked about and can't be read: they count as not checked. */
  readonly unreadable: readonly SkippedFile[];
  readonly skipped: readonly SkippedFile[];
}
