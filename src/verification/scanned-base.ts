import type { Finding } from '../domain/finding.ts';

/** What the last scan of the base branch found, as far as the base still is what was scanned. */
export interface ScannedBase {
  /** Paths, at the base, of files whose contents are not those that were scanned. */
  readonly changed: ReadonlySet<string>;
  readonly findings: ReadonlyMap<string, ScannedFinding>;
}

/** By its fingerprint, in the words of `Finding` and its counterexample. */
export interface ScannedFinding extends Pick<Finding, 'origin'> {
  readonly file: string;
  /** Loop unwindings at which it failed; null when loops were unrolled in full. */
  readonly bound: number | null;
  /** Hash of the name of the function that the unit started at. */
  readonly start: string;
}
