import type { ProcessLimits } from '../sandbox/sandbox.ts';

/** For a compiler that has so many seconds. No program of the corpus needs a tenth of the space. */
export function compilerLimits(timeoutSeconds: number): ProcessLimits {
  return { cpuSeconds: Math.ceil(timeoutSeconds) + 1, fileMiB: 256, addressMiB: 4096 };
}
