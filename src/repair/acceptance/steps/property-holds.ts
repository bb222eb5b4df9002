import type { AcceptanceStep } from '../acceptance-step.ts';
import { isSameFinding } from '../same-finding.ts';

/** The finding is gone, and so is every other one at the same property. */
export const propertyHolds: AcceptanceStep = {
  id: 'property-holds',
  shownAs: 'property',
  take: async (trial) => {
    const { findings } = await trial.analysis();
    const same = findings.find((one) => isSameFinding(one, trial.finding, trial.candidate.patch));
    if (same !== undefined) {
      return {
        outcome: 'failed',
        reason: 'still-fails',
        detail: `it still fails: ${same.message}`,
        finding: same,
      };
    }
    const { kind, location } = trial.finding.counterexample.property;
    return { outcome: 'passed', detail: `ESBMC finds no ${kind} any more where line ${location.line} was` };
  },
};
