import type { UnitResult } from '../../../domain/report.ts';
import { isUndecided } from '../../../domain/verdict.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { enlargement } from '../enlargement.ts';
import type { Trial } from '../trial.ts';

/**
 * Silence is not enough: the unit holds at least up to the bound at which it failed, and no function that had a verdict
 * has lost it.
 */
export const unitDecided: AcceptanceStep = {
  id: 'unit-decided',
  shownAs: 'unit',
  take: async (trial) => {
    const { units, unit } = await trial.analysis();
    const own = units.find((one) => one.unit.file === unit.file && one.unit.entry === unit.entry);
    if (own === undefined) return undecided(`the unit of \`${unit.entry}\` was not verified again`);
    const open = await openReason(own, trial);
    if (open !== null) return undecided(open);
    const lost = await lostVerdict(trial);
    if (lost !== null) return undecided(lost);
    const larger =
      own.verdict === 'proved'
        ? null
        : trial
            .edits()
            .map(enlargement)
            .find((one) => one !== null);
    if (larger != null) {
      const detail = `${larger}, and that this is enough is shown up to a bound only`;
      return { outcome: 'failed', reason: 'undecided', detail, isSuggestable: true };
    }
    return { outcome: 'passed', detail: heldDetail(own, trial) };
  },
};

function undecided(detail: string): StepOutcome {
  return { outcome: 'failed', reason: 'undecided', detail };
}

function heldDetail({ verdict, bound }: UnitResult, { finding }: Trial): string {
  const then = finding.counterexample.bound;
  const failed = then === null ? '' : ` (before: failed at ${then})`;
  if (verdict === 'proved') return `the unit is proved${failed}`;
  if (verdict === 'failed') return `the property holds beside findings that were there before${failed}`;
  return bound === null
    ? `the unit holds${failed}`
    : `the unit holds for up to ${bound} loop iterations${failed}`;
}

/** Why the unit shows nothing about the property; null when it does. */
async function openReason(own: UnitResult, trial: Trial): Promise<string | null> {
  if (isUndecided(own.verdict)) return `ESBMC gives no verdict on the unit: ${own.reason ?? own.verdict}`;
  if (own.verdict === 'proved') return null;
  const { bound, property } = trial.finding.counterexample;
  const { held, functions } = await trial.analysis();
  const isEnough = (reached: number | null) => reached === null || (bound !== null && reached >= bound);
  if (own.verdict === 'bounded' && isEnough(own.bound)) return null;
  const { kind, location } = property;
  const same = held.filter(
    (one) => one.file === location.file && one.function === location.function && one.kind === kind,
  );
  const function_ = functions.find(({ name, file }) => name === location.function && file === location.file);
  const isDecided = function_ === undefined || !isUndecided(function_.verdict);
  if (same.some((one) => isEnough(one.bound)) && isDecided) return null;
  return own.verdict === 'bounded'
    ? `the unit holds up to ${own.bound} loop iterations only, and failed at ${bound ?? 'more'}`
    : 'another finding of the unit hides whether the property holds';
}

/** A function that was decided and is not any more; null when there is none. */
async function lostVerdict(trial: Trial): Promise<string | null> {
  const { functions, unit } = await trial.analysis();
  const open = functions.filter(({ verdict, file }) => file === unit.file && isUndecided(verdict));
  if (open.length === 0) return null;
  const before = await trial.deps.analyst.functionsBefore(open.map(({ name }) => name));
  const lost = open.find(({ name }) => before.some((one) => one.name === name && !isUndecided(one.verdict)));
  return lost === undefined
    ? null
    : `\`${lost.name}\` had a verdict and has none now: ${lost.reason ?? lost.verdict}`;
}
