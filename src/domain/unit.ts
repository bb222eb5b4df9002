/** `entry`: from `main` or a declared entry point. `harness`: from a harness, whose assumptions are listed. */
export type Origin = 'entry' | 'harness';

/** What ESBMC is started on once: a file and an entry. */
export interface Unit {
  readonly file: string;
  readonly entry: string;
  readonly origin: Origin;
  /** The functions that the change asks about; a proof needs a result row or a reached exit for each. */
  readonly functions: readonly string[];
  /** Run because it calls what changed: it may show a bug, and nobody waits for its verdict. */
  readonly isCaller?: boolean | undefined;
  /** Sentences that a reader must accept for the verdict to mean anything. */
  readonly assumptions: readonly string[];
}
