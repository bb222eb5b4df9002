/** Something in the source that keeps an invariant, how it is taken away, and the test that has to fail then. */
export interface Guard {
  /** What must hold, in words. */
  readonly invariant: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly text: string;
  readonly without: string;
  readonly test: string;
  /** A part of the full name of the test that has to fail. */
  readonly name: string;
  /** The test drives the bundle, which is built anew. */
  readonly needsBundle?: boolean;
}
