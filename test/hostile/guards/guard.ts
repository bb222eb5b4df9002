/** A line of the source, and what stands there without the guard. */
export interface Removal {
  readonly file: string;
  /** Stands in the file once. */
  readonly text: string;
  readonly without: string;
}

/** Something in the source that keeps an invariant, how it is taken away, and the test that has to fail then. */
export interface Guard extends Removal {
  /** What must hold, in words. */
  readonly invariant: string;
  /** Where it is kept twice: what else goes, so that nothing keeps it any more. */
  readonly also?: readonly Removal[];
  readonly test: string;
  /** A part of the full name of the test that has to fail. */
  readonly name: string;
  /** The test drives the bundle, which is built anew. */
  readonly needsBundle?: boolean;
}
