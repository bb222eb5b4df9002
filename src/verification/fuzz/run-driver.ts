import { parseToolReport } from '../replay/parse-tool-report.ts';
import type { Inputs } from '../replay/reproducer-text.ts';
import type { Executable } from '../replay/toolchain.ts';
import { wantedProperty } from './crash-property.ts';
import { inputsIn } from './fuzz-log.ts';
import type { FuzzedUnit } from './fuzzed-unit.ts';
import type { Crash } from './fuzzer.ts';

/** In which a driver makes one run again, and writes its inputs down. */
export const secondsToShow = 1.5;

/** Runs the unit with the very inputs, as a program of its own; null where that does not stop as well. */
export type Reproduce = (inputs: Inputs, fill: number) => Promise<Crash | null>;

/** Starts a driver, or libFuzzer's; gives what it and the tools that watch it said. */
export async function runDriver(
  executable: Executable,
  args: readonly string[],
  timeoutSeconds: number,
): Promise<string> {
  const { stderr } = await executable.run({ failingAllocation: 0, fill: -1, args, timeoutSeconds });
  return stderr;
}

/**
 * What a run stopped at whose inputs the driver wrote down; null where that is nothing that was asked for, in code of the
 * project, or where it is not reproduced.
 */
export async function crashOf(
  shown: string,
  { request, unit }: FuzzedUnit,
  reproduce: Reproduce,
): Promise<Crash | null> {
  const report = parseToolReport(shown);
  if (report === null || wantedProperty(report, request) === null) return null;
  const { inputs, fill } = inputsIn(shown, unit.functions.length);
  return reproduce(inputs, fill);
}
