import type { Finding } from '../../../domain/finding.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import type { PatchedAnalysis } from '../patched-analysis.ts';
import { isSameFinding } from '../same-finding.ts';
import type { Trial } from '../trial.ts';

/** The unit has no other finding than those that it had before. */
export const unitHasNoNewFailure: AcceptanceStep = {
  id: 'no-new-failure',
  shownAs: 'unit',
  take: async (trial) => {
    const found = (await newFindings(trial)).find((one) => !one.isOfCaller);
    return found === undefined
      ? { outcome: 'passed', detail: 'ESBMC finds nothing new in what the patch changes' }
      : failed('new-failure', found.finding);
  },
};

/** What calls the changed functions still does right by them. */
export const callersHold: AcceptanceStep = {
  id: 'callers-hold',
  shownAs: 'callers',
  take: async (trial) => {
    const found = (await newFindings(trial)).find((one) => one.isOfCaller);
    if (found !== undefined) return failed('caller-fails', found.finding);
    const callers = (await trial.analysis()).units.filter(({ unit }) => unit.isCaller === true);
    if (callers.length === 0) return { outcome: 'passed', detail: 'there are no other callers to look at' };
    const names = callers.map(({ unit, verdict }) => `\`${unit.entry}\` (${verdict})`).join(', ');
    return { outcome: 'passed', detail: `nothing new fails in its callers: ${names}` };
  },
};

function failed(reason: 'new-failure' | 'caller-fails', finding: Finding): StepOutcome {
  return { outcome: 'failed', reason, detail: `something else fails with it: ${finding.message}`, finding };
}

interface NewFinding {
  readonly finding: Finding;
  readonly isOfCaller: boolean;
}

/** What is not known to have been there before counts as new. */
async function newFindings(trial: Trial): Promise<readonly NewFinding[]> {
  const analysis = await trial.analysis();
  return analysis.findings
    .filter(({ status }) => status !== 'existing' && status !== 'fixed')
    .filter((one) => !isSameFinding(one, trial.finding, trial.candidate.patch))
    .map((finding) => ({ finding, isOfCaller: isOfCaller(finding, analysis) }));
}

function isOfCaller({ entry }: Finding, { units }: PatchedAnalysis): boolean {
  const own = units.filter(({ unit }) => unit.entry === entry);
  return own.length > 0 && own.every(({ unit }) => unit.isCaller === true);
}
