import { join } from 'node:path/posix';
import type { Config } from '../config/config.ts';
import { isPassed, type KeptOutcome, type UnitKey } from '../verification/cache/verdict-cache.ts';
import { watchVerifier } from '../verification/cache/watched-verifier.ts';
import type { Deadline } from '../verification/deadline.ts';
import type { UnitOutcome } from '../verification/unit-outcome.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { PreparedUnit } from './prepare-unit.ts';
import type { Subject } from './subject.ts';
import { filesOf } from './unit-files.ts';
import { unitKey } from './unit-key.ts';

/** What earlier runs said about units, and where this one keeps what it says. */
export interface UnitMemory {
  /** Null for a unit that has to be run. */
  recall(unit: PreparedUnit, seconds: number): Promise<KeptOutcome | null>;
  /** Runs a unit, and keeps what came of it where that would come of it again. */
  remember(unit: PreparedUnit, seconds: number, deadline: Deadline, run: RunUnit): Promise<UnitOutcome>;
  /** Whether all that was run is kept. */
  isComplete(): boolean;
}

export type RunUnit = (deps: AnalysisDeps) => Promise<UnitOutcome>;

export function unitMemory(subject: Subject, config: Config, deps: AnalysisDeps): UnitMemory {
  const { cache = null, memoryMiB } = deps;
  if (cache === null) {
    return {
      recall: async () => null,
      remember: (_unit, _seconds, _deadline, run) => run(deps),
      isComplete: () => false,
    };
  }
  let complete = true;
  const kind = JSON.stringify([subject.base !== null, ranBy(deps) !== null]);
  const budgetOf = (seconds: number) => ({ seconds, memoryMiB, kind });
  const keys = new Map<PreparedUnit, Promise<UnitKey>>();
  const keyOf = (unit: PreparedUnit) => {
    const key = keys.get(unit) ?? unitKey(unit, { subject, config, ranBy: ranBy(deps) }, cache);
    keys.set(unit, key);
    return key;
  };
  return {
    recall: async (unit, seconds) => cache.unit(await keyOf(unit), budgetOf(seconds)),
    remember: async (unit, seconds, deadline, run) => {
      const key = await keyOf(unit);
      const watch = watchVerifier(deps.verifier);
      const start = deadline.left();
      const outcome = await run({ ...deps, verifier: watch.verifier });
      const used = start - deadline.left();
      const isLimited = !isProof(outcome) && (watch.wasLimited() || used > seconds * shareThatNothingMisses);
      const isCut = isLimited && start < seconds - toleranceSeconds;
      const paths = filesOf(unit).map(({ path }) => join(subject.head.root, path));
      if (
        isCut ||
        watch.wasDisturbed() ||
        namesPlace(outcome, subject) ||
        !(await cache.files.areUnchanged(paths))
      )
        complete = false;
      else await cache.keepUnit(key, outcome, isLimited ? budgetOf(seconds) : null);
      return outcome;
    },
    isComplete: () => complete,
  };
}

/** What runs the code of the project, and for what: some findings come from there. */
export function ranBy({ cache = null, replayer = null, fuzzer = null }: AnalysisDeps): unknown {
  return replayer === null && fuzzer === null ? null : [cache?.compiler, replayer !== null, fuzzer !== null];
}

/** Every run gets some part of a unit's time: what used less than this in all was not stopped by any of them. */
const shareThatNothingMisses = 0.1;

/** Between asking for a unit's time and getting it. */
const toleranceSeconds = 0.5;

/** Nothing is left to find out with more time. */
function isProof(outcome: UnitOutcome): boolean {
  const { unit, functions } = outcome;
  return isPassed(outcome) && [unit, ...functions].every(({ verdict }) => verdict === 'proved');
}

/** A sentence that names a folder of this run means nothing in another one. */
function namesPlace(outcome: UnitOutcome, { head, base }: Subject): boolean {
  const text = JSON.stringify(outcome);
  return [head, base].some((tree) => tree !== null && tree.root !== '/' && text.includes(`${tree.root}/`));
}
