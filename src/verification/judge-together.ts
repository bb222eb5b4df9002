import type { FunctionResult } from '../domain/report.ts';
import { isUndecided, weakest } from '../domain/verdict.ts';

/**
 * One verdict for each function. Of several units that call it in different ways all have to hold; a unit of its own,
 * run because the others left it undecided, calls it in every way and speaks for it alone.
 */
export function judgeTogether(
  first: readonly FunctionResult[],
  own: readonly FunctionResult[] = [],
): readonly FunctionResult[] {
  const owns = new Map(own.toReversed().map((one) => [keyOf(one), one]));
  return grouped(first).map((results) => {
    const alone = owns.get(keyOf(results[0]));
    const together = weakestOf(results);
    if (alone === undefined) return together;
    return !isUndecided(alone.verdict) || together.verdict === 'not-checked' ? alone : together;
  });
}

function keyOf({ file, name }: FunctionResult): string {
  return JSON.stringify([file, name]);
}

function weakestOf(results: readonly [FunctionResult, ...FunctionResult[]]): FunctionResult {
  const verdict = weakest(results.map((each) => each.verdict));
  return results.find((each) => each.verdict === verdict) ?? results[0];
}

function grouped(
  results: readonly FunctionResult[],
): readonly (readonly [FunctionResult, ...FunctionResult[]])[] {
  const groups = new Map<string, [FunctionResult, ...FunctionResult[]]>();
  for (const one of results) {
    const key = keyOf(one);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [one]);
    else known.push(one);
  }
  return [...groups.values()];
}
