import type { Finding } from '../../domain/finding.ts';
import type { Evidence, RejectionReason } from '../acceptance.ts';
import type { Trial } from './trial.ts';

/** What one step found out about a candidate; each `detail` is one sentence for a reviewer, without its full stop. */
export type StepOutcome =
  | { readonly outcome: 'passed'; readonly detail: string }
  /** The step says nothing, neither for nor against. */
  | { readonly outcome: 'not-run'; readonly detail: string }
  | {
      readonly outcome: 'failed';
      readonly reason: RejectionReason;
      readonly detail: string;
      /** What the verifier finds with the patch applied. */
      readonly finding?: Finding;
      /** True where a reviewer may still want to see the patch; false when left out. */
      readonly isSuggestable?: boolean;
    };

export interface AcceptanceStep {
  /** Names the step; tests leave one out by it. */
  readonly id: string;
  /** Under which heading the evidence is shown. */
  readonly shownAs: Evidence['step'];
  take(trial: Trial): Promise<StepOutcome>;
}
