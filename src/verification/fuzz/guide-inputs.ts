import type { Executable } from '../replay/toolchain.ts';
import type { FuzzedUnit } from './fuzzed-unit.ts';
import type { Crash } from './fuzzer.ts';
import { crashOf, type Reproduce, runDriver, secondsToShow } from './run-driver.ts';

const mostSeconds = 5;
/** Kept for what was found. */
const secondsToReproduce = 2.5;
const leastSeconds = 1;
/** libFuzzer prints an input that stopped, in Base64, up to this size. */
const mostBytes = 256;

/**
 * Lets libFuzzer look for bytes that stop a unit, and runs the unit with them by itself.
 * @param guided compiled for libFuzzer
 * @param executable compiled with the driver's own `main`
 */
export async function guideInputs(
  guided: Executable,
  executable: Executable,
  fuzzed: FuzzedUnit,
  reproduce: Reproduce,
): Promise<Crash | null> {
  const seconds = Math.floor(Math.min(mostSeconds, fuzzed.request.deadline.left() - secondsToReproduce));
  if (seconds < leastSeconds) return null;
  const found = await runDriver(guided, libFuzzerOptions(seconds), seconds + secondsToShow);
  const encoded = /^Base64: ([\w+/]+={0,2})$/m.exec(found)?.[1];
  if (encoded === undefined) return null;
  const digits = Buffer.from(encoded, 'base64').toString('hex');
  const shown = await runDriver(executable, ['given', digits], secondsToShow);
  return crashOf(shown, fuzzed, reproduce);
}

function libFuzzerOptions(seconds: number): readonly string[] {
  return [
    `-max_total_time=${seconds}`,
    `-max_len=${mostBytes}`,
    '-use_value_profile=1',
    // Measured: bytes that are compared with constants are found in half the time.
    '-entropic=0',
    // The same inputs each time.
    '-seed=1',
    '-timeout=1',
    '-rss_limit_mb=512',
    '-detect_leaks=0',
    // What the program prints.
    '-close_fd_mask=1',
  ];
}
