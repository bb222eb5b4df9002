import type { Executable } from '../replay/toolchain.ts';
import { afterStop, triesIn } from './fuzz-log.ts';
import type { FuzzedUnit } from './fuzzed-unit.ts';
import type { FuzzResult } from './fuzzer.ts';
import { crashOf, type Reproduce, runDriver, secondsToShow } from './run-driver.ts';

/** Of trying inputs out, all in all. */
const mostSeconds = 4;
/** Kept for running once more what stopped. */
const secondsToReproduce = 2.5;
const leastSeconds = 0.3;
/** Further ones are of the same kind as a rule: stops that are none of the project's. */
const mostStops = 12;

/** Starts the driver again and again behind what is no finding, until there is one or the time is over. */
export async function tryInputs(
  executable: Executable,
  fuzzed: FuzzedUnit,
  reproduce: Reproduce,
): Promise<FuzzResult> {
  const { request, unit, readsStandardInput } = fuzzed;
  const { deadline } = request;
  // Without inputs only what new blocks hold differs from run to run: there is nothing to count then.
  const hasInputs = unit.functions.length > 0 || unit.argv !== null || readsStandardInput;
  const tries = deadline.within(hasInputs ? mostSeconds : leastSeconds * 2);
  let runs = 0;
  let first = 0;
  for (let stops = 0; stops < mostStops; stops += 1) {
    const seconds = Math.min(tries.left(), deadline.left() - secondsToReproduce);
    if (seconds < leastSeconds) break;
    const milliseconds = Math.round(seconds * 1000);
    const args = ['try', String(first), String(milliseconds)];
    const said = await runDriver(executable, args, seconds + secondsToShow);
    const tried = triesIn(said);
    if (tried === null) break;
    runs += tried.ended;
    if (tried.stopped === null) break;
    first = tried.stopped + 1;
    const crash = await crashOf(afterStop(said), fuzzed, reproduce);
    if (crash !== null) return { runs, crash };
  }
  return { runs: hasInputs ? runs : 0, crash: null };
}
