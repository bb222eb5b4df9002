import type { Conclusion } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { Refusal } from '../review/host-answer.ts';

export type ReportOutcome = Reviewed | NothingPosted;

interface Reviewed {
  readonly decision: 'reviewed';
  readonly conclusion: Conclusion;
  readonly report: Report;
  /** Why not everything was posted; null when it was. */
  readonly refusal: Refusal | null;
}

export interface NothingPosted {
  /** `refused`: the file is not what an honest analysis hands over. `failed`: there is none, and there should be. */
  readonly decision: 'refused' | 'failed' | 'superseded' | 'nothing-to-report';
  readonly reasonCode: string;
  /** A sentence of our own words only. */
  readonly message: string;
}
