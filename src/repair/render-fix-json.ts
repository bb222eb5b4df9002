import type { Attempt } from './attempt.ts';
import { unifiedDiff } from './patch.ts';
import type { RepairOutcome } from './repair-outcome.ts';

/** The value that `fix --format json` prints; its names and shapes are stable, others' scripts read it. */
export function fixJson(outcome: RepairOutcome, file: string) {
  const candidate = 'candidate' in outcome ? outcome.candidate : null;
  return {
    outcome: outcome.outcome,
    engine: candidate?.engine ?? null,
    attempts: outcome.attempts.map(attemptJson),
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    file,
    ...('reason' in outcome && outcome.reason !== null ? { reason: outcome.reason } : {}),
    ...(candidate?.proposed === undefined ? {} : { proposed: candidate.proposed }),
    ...(outcome.side === undefined ? {} : { plugins: outcome.side }),
    ...('acceptance' in outcome ? { evidence: outcome.acceptance.evidence } : {}),
  };
}

function attemptJson({ candidate, acceptance, seconds }: Attempt) {
  return {
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    acceptance: acceptance.verdict,
    ...(acceptance.verdict === 'rejected' ? { reason: acceptance.reason, detail: acceptance.detail } : {}),
    seconds: Math.round(seconds * 1000) / 1000,
  };
}
