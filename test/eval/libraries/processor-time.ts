import { readFileSync } from 'node:fs';
import type { ConfinedRequest, ConfinedResult, Sandbox } from '../../../src/adapters/sandbox/sandbox.ts';
import type { Clock } from '../../../src/verification/deadline.ts';
import type { Toolchain } from '../../../src/verification/replay/toolchain.ts';
import type { Verifier } from '../../../src/verification/verifier.ts';

/** Wall clock that a second of the processor's time may take at most. */
const mostPerSecond = 40;
const ticksPerSecond = 100;

/** Milliseconds of processor time of this process and of all that it has started and waited for, as Linux counts it. */
export const processorClock: Clock = () => {
  const text = readFileSync('/proc/self/stat', 'utf8');
  // The program's name, which may have blanks, ends with the last parenthesis; utime is the 14th field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks / ticksPerSecond) * 1000;
};

/** How many seconds of the wall clock one of the processor's takes at the moment, as far as this process has seen. */
export function currentPace(): number {
  const processor = processorClock();
  const pace = (performance.now() * 1.0) / Math.max(processor, 1);
  return Math.min(mostPerSecond, Math.max(1, pace));
}

/**
 * Ports under which all limits of time are the processor's: on a machine that others use, a second of the wall clock is
 * any share of it, and what is decided would say more about them than about the code. One run at a time.
 */
export function inProcessorTime(sandbox: Sandbox): {
  readonly sandbox: Sandbox;
  verifier(inner: Verifier): Verifier;
  toolchain(inner: Toolchain): Toolchain;
} {
  /** When the run of ESBMC that goes on has used up its time; null while there is none. */
  let end: number | null = null;
  return {
    sandbox: {
      ...sandbox,
      run: (request) => (end === null ? sandbox.run(request) : runUpTo(end, request, sandbox)),
    },
    verifier: (inner) => ({
      ...inner,
      verify: async (request, signal) => {
        const started = processorClock();
        end = started + request.timeoutSeconds * 1000;
        const stretched = { ...request, timeoutSeconds: request.timeoutSeconds * mostPerSecond };
        try {
          const outcome = await inner.verify(stretched, signal);
          return { ...outcome, seconds: (processorClock() - started) / 1000 };
        } finally {
          end = null;
        }
      },
    }),
    toolchain: (inner) => ({
      ...inner,
      compile: async (request) => {
        const executable = await inner.compile({ ...request, ...stretchedBy(currentPace(), request) });
        return executable === null
          ? null
          : {
              ...executable,
              run: (run) => {
                const pace = currentPace();
                const args = run.args?.map((one, at) => (at === 2 ? stretchedNumber(one, pace) : one));
                return executable.run({
                  ...run,
                  ...(args === undefined ? {} : { args }),
                  ...stretchedBy(pace, run),
                });
              },
            };
      },
    }),
  };
}

/** A driver is started with the milliseconds that it has as its last argument. */
function stretchedNumber(text: string, pace: number): string {
  return /^\d+$/.test(text) ? String(Math.round(Number(text) * pace)) : text;
}

function stretchedBy(pace: number, { timeoutSeconds }: { readonly timeoutSeconds: number }) {
  return { timeoutSeconds: timeoutSeconds * pace };
}

/** Killed there, ESBMC says what it says at a time-out of its own. */
async function runUpTo(end: number, request: ConfinedRequest, sandbox: Sandbox): Promise<ConfinedResult> {
  const cpuSeconds = Math.max(1, Math.ceil((end - processorClock()) / 1000));
  const result = await sandbox.run({ ...request, limits: { ...request.limits, cpuSeconds } });
  const isOver = (result.exitCode === 137 || result.exitCode === 152) && processorClock() >= end - 1000;
  return isOver ? { ...result, exitCode: 1, stderr: `${result.stderr}\nERROR: Timed out\n` } : result;
}
