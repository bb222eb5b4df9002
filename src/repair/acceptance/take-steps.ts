import type { Finding } from '../../domain/finding.ts';
import type { Evidence, RejectionReason } from '../acceptance.ts';
import type { AcceptanceStep } from './acceptance-step.ts';
import type { Trial } from './trial.ts';

export interface StepsTaken {
  readonly evidence: readonly Evidence[];
  /** Null when no step failed. */
  readonly failure: {
    readonly reason: RejectionReason;
    readonly detail: string;
    readonly finding: Finding | null;
    readonly isSuggestable: boolean;
  } | null;
}

/** Takes the steps one after the other, up to the first one that fails. */
export async function takeSteps(
  steps: readonly AcceptanceStep[],
  trial: Trial,
  signal?: AbortSignal,
): Promise<StepsTaken> {
  const evidence: Evidence[] = [];
  for (const step of steps) {
    signal?.throwIfAborted();
    const taken = await step.take(trial);
    const { outcome, detail } = taken;
    evidence.push({ step: step.shownAs, outcome, detail });
    if (taken.outcome !== 'failed') continue;
    const { reason, finding = null, isSuggestable = false } = taken;
    return { evidence, failure: { reason, detail, finding, isSuggestable } };
  }
  return { evidence, failure: null };
}
