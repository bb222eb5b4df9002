import { maxReproducerBytes } from '../domain/reproducer.ts';

/** How many of each thing, and how many characters of each text, a transfer may hold. */
export const transferLimits = {
  findings: 500,
  /** Of one trace. A review shows some thirty, those that feed the violated line first. */
  steps: 300,
  calls: 100,
  inputs: 200,
  assumptions: 100,
  units: 5_000,
  runs: 10,
  functions: 5_000,
  /** Fewer leave older comments unresolved that could be resolved, and nothing else. */
  held: 10_000,
  skipped: 5_000,
  notes: 100,
  /** PATH_MAX of Linux. */
  path: 4_096,
  name: 500,
  text: 4_000,
  /** Of a reproducer; one that is longer is left out. */
  program: maxReproducerBytes,
} as const;

export type TransferLimits = Readonly<Record<keyof typeof transferLimits, number>>;
