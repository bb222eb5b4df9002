import type { SkippedFile } from '../domain/report.ts';
import type { BuildContext } from '../project/build-context.ts';
import type { CFile } from '../project/c-file.ts';
import type { FileChange, SourceTree } from '../project/repository.ts';

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
  readonly headers: readonly CFile[];
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
}

/** What a run is asked about: one tree, and perhaps the one that it is compared with. */
export interface Subject {
  readonly head: SourceTree;
  readonly base: SourceTree | null;
  readonly sources: readonly AskedSource[];
  /** C files that were asked about and can't be read: they count as not checked. */
  readonly unreadable: readonly SkippedFile[];
  readonly skipped: readonly SkippedFile[];
}
