import type { Counterexample } from '../../domain/counterexample.ts';
import type { RunOutcome } from './to-outcome.ts';

/**
 * ESBMC checks the alignment of an access before anything else about it, so a pointer to no object at all is reported
 * as misaligned. Where another check of memory fails at the same place, that is what the author must hear.
 * `withoutAlignment` repeats the run without that check; null where there is no time for it.
 */
export async function preferTelling(
  outcome: RunOutcome,
  withoutAlignment: () => Promise<RunOutcome | null>,
): Promise<RunOutcome> {
  const { counterexamples, status } = outcome;
  const misaligned = counterexamples.filter(isAlignment);
  if (misaligned.length === 0) return outcome;
  if (counterexamples.length > 1) {
    const others = counterexamples.filter((each) => !isAlignment(each));
    const lonely = misaligned.filter((each) => !others.some((other) => isSamePlace(each, other)));
    return {
      ...outcome,
      counterexamples: counterexamples.filter((each) => !isAlignment(each) || lonely.includes(each)),
    };
  }
  if (status !== 'failed') return outcome;
  const repeated = await withoutAlignment();
  const [other] = repeated?.counterexamples ?? [];
  const isBetter = other !== undefined && misaligned.some((each) => isSamePlace(each, other));
  return isBetter ? { ...outcome, counterexamples: [other] } : outcome;
}

function isAlignment({ property }: Counterexample): boolean {
  return property.kind === 'alignment';
}

function isSamePlace(
  { property: { location: a } }: Counterexample,
  { property: { location: b } }: Counterexample,
): boolean {
  return a.file === b.file && a.line === b.line && a.function === b.function;
}
