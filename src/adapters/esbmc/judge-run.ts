import type { RunEnding, VerificationRequest } from '../../verification/verifier.ts';
import type { EsbmcRun } from './esbmc-run.ts';
import type { ParsedOutput } from './parse-output.ts';
import { isUnwinding } from './parse-rows.ts';
import { plainWords } from './plain-words.ts';
import { refusalOf } from './refusal.ts';
import type { SourcePlaces } from './source-places.ts';

type Cause = Extract<RunEnding, { status: 'undecided' }>['cause'];

/**
 * What a run of ESBMC 8.4.0 means. Its exit code alone says little: 0 is also unknown, 1 is also a time-out, and a
 * solver that ran out of memory can end as a success. So a success needs its exit code, its last verdict, the reason
 * that the strategy gives for it, and no sign of an error anywhere; a failure needs a counterexample.
 */
export function judgeRun(
  run: EsbmcRun,
  output: ParsedOutput,
  request: Pick<VerificationRequest, 'strategy' | 'timeoutSeconds' | 'memoryMiB'>,
  places: SourcePlaces,
): RunEnding {
  const hasFailed = run.exitCode === 1 && output.verdict === 'FAILED';
  if (hasFailed && output.traces.some(({ comment }) => !isUnwinding(comment))) return { status: 'failed' };
  const refusal = refusalOf(run, places);
  if (refusal !== null) return refusal;
  if (run.timedOut || output.errors.includes('Timed out')) {
    return undecided('time', `ESBMC did not finish within ${Math.round(request.timeoutSeconds)} s.`);
  }
  const memory = output.errors.some((error) => error === 'Out of memory' || error === 'SMT solver failed');
  if (memory) return undecided('memory', `ESBMC ran out of memory (limit ${request.memoryMiB} MiB).`);
  if (run.exitCode === 137)
    return undecided('killed', 'ESBMC was killed, as systems do when memory runs out.');
  if (run.exitCode > 1) return undecided('crash', crashMessage(run.exitCode, output.errors));
  const [error] = output.errors;
  if (error !== undefined) return undecided('other', `ESBMC reported an error: ${plainWords(error, 160)}.`);
  if (run.truncated)
    return undecided('output', 'ESBMC printed more than is kept, so its verdict is not certain.');
  if (hasFailed) return boundOrOutput(output, request);
  if (run.exitCode === 0 && output.verdict === 'SUCCESSFUL') return successOf(output, request);
  if (run.exitCode === 0 && output.verdict === 'UNKNOWN') return undecided('bound', boundMessage(output));
  return undecided('other', `ESBMC ended with exit code ${run.exitCode} and without a verdict.`);
}

function successOf(output: ParsedOutput, { strategy }: Pick<VerificationRequest, 'strategy'>): RunEnding {
  switch (strategy.name) {
    case 'incremental':
    case 'paper':
      // The inductive step proves loops over pointers that are wrong (esbmc.md, section 0).
      return output.solution === 'forward condition'
        ? { status: 'passed', proof: 'forward-condition' }
        : undecided('other', 'ESBMC printed a success that does not rest on the forward condition.');
    // All unwinding assertions passed along with the rest: nothing was cut at the bound.
    case 'unwound':
    case 'unrolled':
      return { status: 'passed', proof: 'unrolled' };
    case 'enumerate':
    case 'within':
      return { status: 'passed', proof: null };
  }
}

/** Only unwinding assertions failed. Each property by itself was decided all the same, up to the bound. */
function boundOrOutput(
  { traces, table }: ParsedOutput,
  { strategy }: Pick<VerificationRequest, 'strategy'>,
): RunEnding {
  if (strategy.name === 'enumerate' && traces.length > 0 && table !== null)
    return { status: 'passed', proof: null };
  return traces.length > 0
    ? undecided('bound', 'Loops or recursions go deeper than the bound that was searched.')
    : undecided('output', 'ESBMC printed a failure whose counterexample could not be read.');
}

function boundMessage({ passedBound }: ParsedOutput): string {
  return passedBound === null
    ? 'ESBMC could neither find a violation nor prove that there is none.'
    : `No violation within ${passedBound} loop unwindings, and more may be possible.`;
}

function crashMessage(exitCode: number, errors: readonly string[]): string {
  const reason = plainWords(errors.at(-1) ?? '', 160);
  return reason === ''
    ? `ESBMC crashed with exit code ${exitCode}.`
    : `ESBMC crashed with exit code ${exitCode}: ${reason}.`;
}

function undecided(cause: Cause, message: string): RunEnding {
  return { status: 'undecided', cause, message };
}
