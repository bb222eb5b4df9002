import type { SkippedFile } from '../domain/report.ts';
import type { CFile } from '../project/c-file.ts';
import type { FileChange, SourceTree } from '../project/repository.ts';

/** A C file that can be read. */
export interface Source {
  /** Relative to the tree's root. */
  readonly path: string;
  readonly text: string;
  readonly file: CFile;
}

/** A C file of head, what it was at the base, and which of its functions are asked about. */
export interface AskedSource extends Source {
  readonly change: FileChange | null;
  readonly base: Source | null;
  readonly asked: readonly string[];
  /** Why no tool may read it; null when it may. */
  readonly refused: string | null;
}

/** What a run is asked about: one tree, and perhaps the one that it is compared with. */
export interface Subject {
  readonly head: SourceTree;
  readonly base: SourceTree | null;
  readonly sources: readonly AskedSource[];
  readonly skipped: readonly SkippedFile[];
  readonly notes: readonly string[];
}
