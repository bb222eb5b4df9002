import type { Table } from '../table.ts';

/** A figure as a specification of Vega-Lite with its data. */
export interface Figure {
  /** For a file name: `figure-6a`. */
  readonly id: string;
  readonly title: string;
  readonly spec: Readonly<Record<string, unknown>>;
}

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly tables: readonly Table[];
  readonly figures: readonly Figure[];
}
