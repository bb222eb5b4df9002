import type { Attempt } from './attempt.ts';
import type { Candidate } from './candidate.ts';

/** How a repair ended; the names are those of `fix --format json`. */
export type RepairOutcome =
  | {
      readonly outcome: 'repaired' | 'suggested';
      readonly candidate: Candidate;
      readonly attempts: readonly Attempt[];
    }
  | { readonly outcome: 'exhausted' | 'nothing-to-fix'; readonly attempts: readonly Attempt[] }
  /** Ended before it was done: what was found until then is kept. */
  | { readonly outcome: 'aborted'; readonly attempts: readonly Attempt[]; readonly reason: string };
