import type { Executable } from '../replay/toolchain.ts';
import { runEndings } from './driver-marks.ts';
import { surveyIn } from './fuzz-log.ts';
import type { FuzzedUnit } from './fuzzed-unit.ts';
import { type FuzzResult, notFuzzed } from './fuzzer.ts';
import { crashOf, type Reproduce, runDriver, secondsToShow } from './run-driver.ts';

/** Of running each of the two. */
const mostSeconds = 2;
const leastSeconds = 0.3;
/** Kept for running once more what stopped, as a program of its own. */
const secondsToReproduce = 3;
/** Most that are none of the project's, or can't be reproduced, have many like them. */
const mostShown = 6;

/**
 * Makes the same runs of a unit and of its other version: the first that stops in the one, comes to its end in the other,
 * and is a finding. `runs` counts those that came to their end in both.
 */
export async function tryBoth(
  executable: Executable,
  other: Executable,
  fuzzed: FuzzedUnit,
  reproduce: Reproduce,
): Promise<FuzzResult> {
  const { deadline } = fuzzed.request;
  const seconds = Math.min(mostSeconds, (deadline.left() - secondsToReproduce) / 2);
  if (seconds < leastSeconds) return notFuzzed;
  const [here, there] = [await survey(executable, seconds), await survey(other, seconds)];
  const pairs = [...here].map((ending, run) => ({ run, endings: `${ending}${there[run] ?? ''}` }));
  const runs = pairs.filter(({ endings }) => endings === runEndings.ended.repeat(2)).length;
  const apart = pairs.filter(({ endings }) => endings === `${runEndings.stopped}${runEndings.ended}`);
  for (const { run } of apart.slice(0, mostShown)) {
    if (deadline.left() < leastSeconds) break;
    const shown = await runDriver(executable, ['again', String(run)], secondsToShow);
    const crash = await crashOf(shown, fuzzed, reproduce);
    if (crash !== null) return { runs, crash };
  }
  return { runs, crash: null };
}

/** A letter for each run; none where the driver did not come to its end. */
async function survey(executable: Executable, seconds: number): Promise<string> {
  const milliseconds = Math.round(seconds * 1000);
  const stderr = await runDriver(executable, ['survey', '0', String(milliseconds)], seconds + secondsToShow);
  return surveyIn(stderr) ?? '';
}
