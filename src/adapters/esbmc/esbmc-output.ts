/** A place as ESBMC prints it: the path is as given on the command line, or begins with `/esbmc-vfs/`. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number | null;
  /** Null for globals. */
  readonly function: string | null;
}

export interface State extends Place {
  readonly variable: string;
  readonly value: string;
}

/** A counterexample, before its places are mapped and its property is classified. */
export interface Trace {
  readonly states: readonly State[];
  readonly violated: Place;
  /** The places of the calls that lead to the violated one, innermost first. */
  readonly calls: readonly Place[];
  readonly comment: string;
  readonly cwes: readonly string[];
  readonly expression: string | null;
}

export interface ResultRow {
  readonly file: string;
  readonly function: string;
  readonly line: number;
  readonly status: 'passed' | 'failed' | 'not-checked';
  /** For example `null-pointer-dereference`; `assertion` also for checks that have no class of their own. */
  readonly class: string;
  readonly comment: string;
}
