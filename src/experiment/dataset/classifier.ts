import type { Counterexample } from '../../domain/counterexample.ts';
import type { FlagSet } from './classification.ts';

/** A program to be classified: its text, and where its includes are. */
export interface Classifiable {
  readonly file: string;
  readonly text: string;
  readonly includeDirs: readonly string[];
}

export type Classified = { readonly seconds: number } & (
  | { readonly verdict: 'safe' }
  | { readonly verdict: 'unsafe'; readonly counterexample: Counterexample }
  | { readonly verdict: 'unknown'; readonly reason: string; readonly isTimeout: boolean }
);

/** The port to ESBMC under one set of flags. */
export interface Classifier {
  readonly flags: FlagSet;
  readonly version: string;
  /** Seconds for one program. */
  readonly timeout: number;
  classify(program: Classifiable): Promise<Classified>;
}
