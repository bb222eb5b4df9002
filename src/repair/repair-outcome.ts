import type { SideInformation } from '../domain/side-information.ts';
import type { Accepted, Rejected } from './acceptance.ts';
import type { Attempt } from './attempt.ts';
import type { Spending } from './budget.ts';
import type { Candidate } from './candidate.ts';

interface Ended {
  /** In the order in which they were known. */
  readonly attempts: readonly Attempt[];
  readonly spending: Spending;
  /** What plugins left; left out where there are none. */
  readonly side?: SideInformation;
}

/** How a repair ended; the names are those of `fix --format json`. */
export type RepairOutcome =
  | (Ended & {
      readonly outcome: 'repaired';
      readonly candidate: Candidate;
      readonly acceptance: Accepted;
    })
  /** Nothing was accepted, and one that was rejected may be shown; the acceptance says why it is not more. */
  | (Ended & {
      readonly outcome: 'suggested';
      readonly candidate: Candidate;
      readonly acceptance: Rejected;
      /** Why not everything was tried; null where it was. */
      readonly reason: string | null;
    })
  | (Ended & { readonly outcome: 'exhausted' | 'nothing-to-fix' })
  /** Ended before everything was tried; what was found until then is kept. */
  | (Ended & { readonly outcome: 'aborted'; readonly reason: string });
