import type { UnitPair } from './patched-analysis.ts';
import type { Trial } from './trial.ts';

/** Where nothing says how often loops run. */
const usual = 8;
/** Multi-property runs get slow beyond. */
const largest = 20;

/** Loop unwindings at which a pair of units is looked at: enough to come to the violation, and past it. */
export function boundOf({ finding }: Trial, { after }: UnitPair): number {
  const { bound } = finding.counterexample;
  return Math.min(largest, Math.max(bound === null ? usual : bound + 2, after.harness?.bound ?? 0));
}
