import type { Finding } from '../domain/finding.ts';
import { quoted } from './message.ts';

/** How sure a finding is, and whether it is new: sentences, as messages. */
export function certainty(finding: Finding, isFailing: boolean): readonly string[] {
  return [foundBy(finding), ...confirmation(finding), ...novelty(finding, isFailing)];
}

function foundBy(finding: Finding): string {
  const assuming = finding.assumptions.length === 0 ? '' : ', under the assumptions below';
  if (finding.foundBy === 'running')
    return `Found by running ${quoted(finding.entry)} with inputs that were tried out${assuming}, and not by ESBMC.`;
  const what =
    finding.origin === 'entry'
      ? `a run of the program from ${quoted(finding.entry)} that does this`
      : `a call of ${quoted(finding.entry)} by itself that does this`;
  return `ESBMC found ${what}${assuming}.`;
}

function confirmation({ reproduced, foundBy, reproducer }: Finding): readonly string[] {
  if (reproduced === null) return [];
  if (foundBy === 'running' && reproducer !== null)
    return [`${quoted(reproducer.tool)} stopped it here: ${quoted(reproducer.says, 200)}.`];
  const inputs = reproducer?.hasOtherInputs === true ? 'inputs of its own' : 'these inputs';
  const before = reproducer?.isFirst === false ? ', after something else has gone wrong' : '';
  return reproduced
    ? [`Confirmed by running it: built with sanitizers, the program goes wrong here with ${inputs}${before}.`]
    : [
        'Not confirmed by running it: built with sanitizers, the program did not stop here with these inputs.',
      ];
}

function novelty({ status, basePassed, foundBy, origin }: Finding, isFailing: boolean): readonly string[] {
  const harmless = isFailing ? [] : ['It does not fail the check.'];
  if (status === 'introduced') {
    const passed =
      foundBy === 'running'
        ? 'New: the code before this change comes to its end with the same inputs.'
        : 'New: the code before this change passes the same check.';
    const how = basePassed ? passed : 'New with this change.';
    const why =
      !isFailing && origin === 'harness'
        ? ['It does not fail the check: the real callers may rule it out.']
        : harmless;
    return [how, ...why];
  }
  if (status === 'existing') return ['Not new: the code before this change has it too.', ...harmless];
  if (status !== 'undetermined') return [];
  return [`Whether it is new could not be found out${isFailing ? '' : ', so it does not fail the check'}.`];
}
