import pLimit from 'p-limit';
import type { UnitResult } from '../domain/report.ts';
import type { Unit } from '../domain/unit.ts';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';

export interface Schedule<Item> {
  /** Units verified at the same time. */
  readonly jobs: number;
  /** Seconds for one unit. */
  secondsFor(item: Item): number;
  /** For all of them. */
  readonly budget: Deadline;
}

/**
 * Runs `work` on each item in order, `jobs` at a time, each under a deadline of its own, until the budget is used up;
 * an item that no time is left for is given to `skip`. The results are in the order of the items.
 */
export async function scheduleUnits<Item, Result>(
  items: readonly Item[],
  { jobs, secondsFor, budget }: Schedule<Item>,
  work: (item: Item, deadline: Deadline) => Promise<Result>,
  skip: (item: Item) => Result,
): Promise<readonly Result[]> {
  const limit = pLimit(jobs);
  const settled = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        if (budget.left() < leastUsefulSeconds) return skip(item);
        return work(item, budget.within(secondsFor(item)));
      }),
    ),
  );
  // What one item fails with ends the run, but not while others still work with what the run cleans up.
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** The result of a unit that was never started. */
export function notChecked(unit: Unit, reason: string): UnitResult {
  return { unit, verdict: 'not-checked', reason, bound: null, seconds: 0, cached: false, runs: [] };
}
