import type { Finding } from '../domain/finding.ts';
import { quoted } from './message.ts';

/** How sure a finding is, and whether it is new: sentences, as messages. */
export function certainty(finding: Finding, isFailing: boolean): readonly string[] {
  return [foundBy(finding), ...confirmation(finding), ...allocation(finding), ...novelty(finding, isFailing)];
}

/** The function that the trace starts in: the outermost caller, or the violated function itself. */
export function startOf({ counterexample: { calls, property } }: Finding): string | null {
  return calls.at(-1)?.function ?? property.location.function;
}

function foundBy(finding: Finding): string {
  const start = startOf(finding);
  if (finding.origin === 'entry') {
    return `ESBMC found a run of the program${start === null ? '' : ` from ${quoted(start)}`} that does this.`;
  }
  const called = start === null ? 'the function' : quoted(start);
  return finding.assumptions.length === 0
    ? `ESBMC found a call of ${called} by itself that does this.`
    : `ESBMC found a call of ${called} by itself that does this, under the assumptions below.`;
}

function confirmation({ reproduced }: Finding): readonly string[] {
  if (reproduced === null) return [];
  return reproduced
    ? ['Confirmed by running it: built with sanitizers, the program stops here with these inputs.']
    : [
        'Not confirmed by running it: built with sanitizers, the program did not stop here with these inputs.',
      ];
}

function allocation({ needsAllocationFailure }: Finding): readonly string[] {
  return needsAllocationFailure ? ['It takes an allocation that fails, as `malloc` may.'] : [];
}

function novelty({ status, basePassed, origin }: Finding, isFailing: boolean): readonly string[] {
  const harmless = isFailing ? [] : ['It does not fail the check.'];
  if (status === 'introduced') {
    const how = basePassed
      ? 'New: the code before this change passes the same check.'
      : 'New with this change.';
    const why =
      !isFailing && origin === 'harness'
        ? ['It does not fail the check: the real callers may rule it out.']
        : harmless;
    return [how, ...why];
  }
  if (status === 'existing') return ['Not new: the code before this change has it too.', ...harmless];
  if (status !== 'undetermined') return [];
  return ['Whether it is new could not be found out, so it does not fail the check.'];
}
