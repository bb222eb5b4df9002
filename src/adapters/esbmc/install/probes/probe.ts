/** A tiny program whose verdict is known, and how ESBMC must judge it. */
export interface Probe {
  readonly name: string;
  readonly source: string;
  /** Options beside the search strategy. */
  readonly args: readonly string[];
  readonly expected: ProbeVerdict;
}

export type ProbeVerdict =
  /** Every failed row of the table is at `line` (1-based), and one of them names `comment`. */
  | { readonly verdict: 'FAILED'; readonly line: number; readonly comment: string }
  /** Proved by the forward condition, with a table of passed rows only. */
  | { readonly verdict: 'SUCCESSFUL' }
  | { readonly verdict: 'UNKNOWN' };
