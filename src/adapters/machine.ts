import { availableParallelism, totalmem } from 'node:os';

const mebibyte = 1024 * 1024;

/** Measured: what ESBMC needs to start at all is about 600 MiB of address space. */
const leastMiB = 600;

/** No program of the corpus needed more than 1.2 GiB; what needs more than this does not end in time either. */
const mostMiB = 4096;

/** Leaves a part of the machine to git, the compiler and the runner itself. */
const usableShare = 0.8;

/** Units that may run at the same time: one a core. */
export function defaultJobs(): number {
  return availableParallelism();
}

/** MiB for one of `jobs` runs: the least of 4 GiB and an equal share of 80 % of the memory, but enough to start. */
export function defaultMemoryMiB(jobs: number, totalBytes = totalmem()): number {
  return Math.max(leastMiB, Math.min(mostMiB, Math.floor((usableShare * totalBytes) / mebibyte / jobs)));
}
