import type { Acceptance } from './acceptance.ts';
import type { Candidate } from './candidate.ts';

/** One candidate and what became of it; the ordered attempts are the history of a repair. */
export interface Attempt {
  /** Null where a model's reply could not be read as a patch. */
  readonly candidate: Candidate | null;
  readonly acceptance: Acceptance;
  readonly seconds: number;
}
