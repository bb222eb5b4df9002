import { parseToolReport } from '../replay/parse-tool-report.ts';
import type { Inputs } from '../replay/reproducer-text.ts';
import type { Executable } from '../replay/toolchain.ts';
import { wantedProperty } from './crash-property.ts';
import { afterStop, inputsIn, triesIn } from './fuzz-log.ts';
import type { FuzzedUnit } from './fuzzed-unit.ts';
import type { Crash, FuzzResult } from './fuzzer.ts';

/** Of trying inputs out, all in all. */
const mostSeconds = 4;
/** Kept for running once more what stopped. */
const secondsToReproduce = 2.5;
/** In which the driver runs it once more. */
const secondsToShow = 1.5;
const leastSeconds = 0.3;
/** Further ones are of the same kind as a rule: stops that are none of the project's. */
const mostStops = 12;

/** Starts the driver again and again behind what is no finding, until there is one or the time is over. */
export async function tryInputs(
  executable: Executable,
  { request, unit, readsStandardInput }: FuzzedUnit,
  reproduce: (inputs: Inputs, fill: number) => Promise<Crash | null>,
): Promise<FuzzResult> {
  const { deadline } = request;
  // Without inputs only what new blocks hold differs from run to run: there is nothing to count then.
  const hasInputs = unit.functions.length > 0 || unit.argv !== null || readsStandardInput;
  const tries = deadline.within(hasInputs ? mostSeconds : leastSeconds * 2);
  let runs = 0;
  let first = 0;
  const start = (args: readonly string[], timeoutSeconds: number) =>
    executable.run({ failingAllocation: 0, fill: -1, args, timeoutSeconds });
  for (let stops = 0; stops < mostStops; stops += 1) {
    const seconds = Math.min(tries.left(), deadline.left() - secondsToReproduce);
    if (seconds < leastSeconds) break;
    const milliseconds = Math.round(seconds * 1000);
    const result = await start(['try', String(first), String(milliseconds)], seconds + secondsToShow);
    const tried = triesIn(result.stderr);
    if (tried === null) break;
    runs += tried.ended;
    if (tried.stopped === null) break;
    first = tried.stopped + 1;
    const shown = afterStop(result.stderr);
    if (!isFinding(shown, request)) continue;
    const { inputs, fill } = inputsIn(shown, unit.functions.length);
    const crash = await reproduce(inputs, fill);
    if (crash !== null) return { runs, crash };
  }
  return { runs: hasInputs ? runs : 0, crash: null };
}

/** Whether a run stopped at something that was asked for, in code of the project. */
export function isFinding(stderr: string, request: FuzzedUnit['request']): boolean {
  const report = parseToolReport(stderr);
  return report !== null && wantedProperty(report, request) !== null;
}
