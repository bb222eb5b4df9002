import type { Inputs } from '../replay/reproducer-text.ts';
import type { Executable } from '../replay/toolchain.ts';
import { runEndings } from './driver-marks.ts';
import { afterStop, inputsIn, surveyIn } from './fuzz-log.ts';
import type { FuzzedUnit } from './fuzzed-unit.ts';
import { type Crash, type FuzzResult, notFuzzed } from './fuzzer.ts';
import { isFinding } from './try-inputs.ts';

/** Of running each of the two. */
const mostSeconds = 2;
const leastSeconds = 0.3;
const secondsToShow = 1.5;
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
  { request, unit }: FuzzedUnit,
  reproduce: (inputs: Inputs, fill: number) => Promise<Crash | null>,
): Promise<FuzzResult> {
  const seconds = Math.min(mostSeconds, (request.deadline.left() - secondsToReproduce) / 2);
  if (seconds < leastSeconds) return notFuzzed;
  const [here, there] = [await survey(executable, seconds), await survey(other, seconds)];
  const pairs = [...here].map((ending, run) => ({ run, endings: `${ending}${there[run] ?? ''}` }));
  const runs = pairs.filter(({ endings }) => endings === runEndings.ended.repeat(2)).length;
  const apart = pairs.filter(({ endings }) => endings === `${runEndings.stopped}${runEndings.ended}`);
  for (const { run } of apart.slice(0, mostShown)) {
    if (request.deadline.left() < leastSeconds) break;
    const shown = await start(executable, ['again', String(run)], secondsToShow);
    if (!isFinding(afterStop(shown), request)) continue;
    const { inputs, fill } = inputsIn(shown, unit.functions.length);
    const crash = await reproduce(inputs, fill);
    if (crash !== null) return { runs, crash };
  }
  return { runs, crash: null };
}

/** A letter for each run; none where the driver did not come to its end. */
async function survey(executable: Executable, seconds: number): Promise<string> {
  const milliseconds = Math.round(seconds * 1000);
  const stderr = await start(executable, ['survey', '0', String(milliseconds)], seconds + secondsToShow);
  return surveyIn(stderr) ?? '';
}

async function start(executable: Executable, args: readonly string[], timeoutSeconds: number) {
  const { stderr } = await executable.run({ failingAllocation: 0, fill: -1, args, timeoutSeconds });
  return stderr;
}
