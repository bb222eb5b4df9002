import { driverMarks } from '../../../verification/fuzz/driver-marks.ts';
import type { Executable } from '../../../verification/replay/toolchain.ts';

/** What one run came to. */
export interface WatchedRun {
  /** True where it ended by itself, without anything that a sanitizer complains about. */
  readonly ended: boolean;
  /** Its exit code and all that was observed. */
  readonly came: string;
  /** How many inputs it asked for; null where it did not end. */
  readonly inputs: number | null;
}

const milliseconds = 2_500;
const graceSeconds = 3;

/** Makes as many runs as there is time for, by the numbers of their inputs. */
export async function watchRuns(executable: Executable): Promise<ReadonlyMap<number, WatchedRun>> {
  const args = ['watch', '0', String(milliseconds)];
  const timeoutSeconds = milliseconds / 1000 + graceSeconds;
  const { stderr } = await executable.run({ failingAllocation: 0, fill: -1, args, timeoutSeconds });
  const line = new RegExp(`^${driverMarks.run} (\\d+) (\\d+) (.*)$`, 'gm');
  return new Map(
    [...stderr.matchAll(line)].map(([, run, status, told = '']) => {
      const [, came = told, inputs] = /^(.*\|)(\d+)\|$/.exec(told) ?? [];
      const ended = inputs !== undefined;
      return [Number(run), { ended, came: `${status} ${came}`, inputs: ended ? Number(inputs) : null }];
    }),
  );
}

export interface Comparison {
  /** Runs in which the original was safe and that were made with both. */
  readonly safe: number;
  /** The first one in which they came to different things. */
  readonly difference: { readonly before: WatchedRun; readonly after: WatchedRun } | null;
  /** Safe runs in which they asked for other numbers of inputs. */
  readonly otherInputs: number;
}

/** @param again the original's runs made once more, with other values left on its stack: what differs by itself shows nothing */
export function compareRuns(
  before: ReadonlyMap<number, WatchedRun>,
  again: ReadonlyMap<number, WatchedRun>,
  after: ReadonlyMap<number, WatchedRun>,
): Comparison {
  let safe = 0;
  let otherInputs = 0;
  for (const [run, then] of before) {
    const now = after.get(run);
    if (!then.ended || now === undefined || again.get(run)?.came !== then.came) continue;
    safe += 1;
    if (now.came !== then.came) return { safe, difference: { before: then, after: now }, otherInputs };
    if (now.inputs !== then.inputs) otherInputs += 1;
  }
  return { safe, difference: null, otherInputs };
}
