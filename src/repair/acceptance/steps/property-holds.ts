import { groupOf } from '../../../domain/property-kind.ts';
import { unitRequest } from '../../../verification/unit-request.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { boundOf } from '../bound-of.ts';
import { isSameFinding, isSameProperty } from '../same-finding.ts';
import type { Trial } from '../trial.ts';

/** The finding is gone, and so is every other one at the same property. */
export const propertyHolds: AcceptanceStep = {
  id: 'property-holds',
  shownAs: 'property',
  take: async (trial) => {
    // Nobody reads why a template fails; a model is told what the whole analysis finds.
    const atOnce = trial.candidate.engine === 'template' ? await failsAtOnce(trial) : null;
    if (atOnce !== null) return atOnce;
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

/** Seconds for the one run: a violation that is still there shows soon, and silence is left to the analysis. */
const secondsAtOnce = 10;

/**
 * One run up to the bound of the finding: most candidates mend nothing, which this shows for a tenth of what the whole
 * analysis takes. Null where it does not.
 */
async function failsAtOnce(trial: Trial): Promise<StepOutcome | null> {
  const pair = await trial.pair();
  if (pair === null) return null;
  const { finding, candidate, deps, deadline } = trial;
  const { kind } = finding.counterexample.property;
  const outcome = await deps.verifier.verify(
    unitRequest(pair.after, {
      checks: groupOf(kind),
      allocationMayFail: finding.needsAllocationFailure,
      strategy: { name: 'within', bound: boundOf(trial, pair) },
      timeoutSeconds: Math.min(secondsAtOnce, deadline.left() / 4),
    }),
  );
  const edits = trial.edits();
  const still = outcome.counterexamples.find(({ property }) => {
    const { file, line } = property.location;
    const text = edits.find(({ path }) => path === file)?.after.text.split('\n')[line - 1] ?? '';
    return isSameProperty(property, text, finding, candidate.patch);
  });
  if (still === undefined) return null;
  const detail = `it still fails: ${still.property.comment} in line ${still.property.location.line}`;
  return { outcome: 'failed', reason: 'still-fails', detail };
}
