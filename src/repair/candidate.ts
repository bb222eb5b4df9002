import type { Patch } from './patch.ts';

/** Where candidates come from. */
export type Engine = 'template' | 'model';

/** A patch that somebody proposes; whether it is one to believe in is decided by the acceptance. */
export interface Candidate {
  readonly patch: Patch;
  readonly engine: Engine;
  /** Which template, or which model. */
  readonly author: string;
  /** What it does, in words, for example ``guard `p` against NULL before it is used``. */
  readonly title: string;
}
