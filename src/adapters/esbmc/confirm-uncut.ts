import type { Strategy } from '../../verification/verifier.ts';
import type { RunOutcome } from './to-outcome.ts';

/**
 * ESBMC goes on behind a loop that an unwinding assertion cuts as if it had ended (measured: with `--unwind 6` a copy of
 * six bytes is cut after five, and an assertion about the sixth one fails). So where a loop was cut, only what fails
 * once more without unwinding assertions, which makes ESBMC leave cut paths out, has failed.
 * `withoutAssertions` repeats the run in that way; null where there is no time for it.
 */
export async function confirmUncut(
  outcome: RunOutcome,
  { name }: Strategy,
  withoutAssertions: () => Promise<RunOutcome | null>,
): Promise<RunOutcome> {
  const mayCut = name === 'enumerate' || name === 'unwound';
  if (!mayCut || !outcome.wasCut || outcome.counterexamples.length === 0) return outcome;
  const repeated = await withoutAssertions();
  if (repeated === null)
    return { ...outcome, counterexamples: [], ...undecided('Its failures could not be confirmed in time.') };
  if (repeated.status === 'failed') return { ...repeated, exhaustive: false };
  if (repeated.status === 'passed' && name === 'enumerate')
    return { ...repeated, proof: null, exhaustive: false };
  if (repeated.status !== 'passed') return { ...repeated, exhaustive: false };
  const reason = 'Loops or recursions go deeper than the bound that was searched.';
  return { ...repeated, exhaustive: false, ...undecided(reason) };
}

function undecided(message: string) {
  return { status: 'undecided', cause: 'bound', message } as const;
}
