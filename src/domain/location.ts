/** A place in the C sources. `file` is relative to the repository root with `/`; lines and columns are 1-based. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number | null;
  readonly function: string | null;
}
