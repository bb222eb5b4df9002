import { z } from 'zod';
import type { CheckGroup } from '../domain/property-kind.ts';

export const failOnValues = ['introduced', 'any', 'never'] as const;
export const minTrustValues = ['entry', 'harness'] as const;
export const allocationFailureValues = ['report', 'fail', 'ignore'] as const;

/** Everything that may be configured, with its default: one schema for inputs, file and command line. */
export const configSchema = z.strictObject({
  paths: z.array(z.string()).default([]),
  exclude: z.array(z.string()).default([]),
  includeDirs: z.array(z.string()).default([]),
  defines: z.array(z.string()).default([]),
  std: z.string().nullable().default(null),
  entryPoints: z.array(z.string()).default([]),
  checks: z.array(z.enum(['memory', 'overflow', 'uninitialised'])).default(['memory', 'overflow', 'uninitialised']),
  failOn: z.enum(failOnValues).default('introduced'),
  minTrust: z.enum(minTrustValues).default('entry'),
  failOnUnknown: z.boolean().default(false),
  allocationFailure: z.enum(allocationFailureValues).default('report'),
  /** Seconds for one unit, all its runs together. */
  timeout: z.number().positive().default(60),
  /** Seconds for all units together. */
  timeBudget: z.number().positive().default(600),
  /** MiB for one run of ESBMC; null: computed from the machine. */
  memory: z.number().int().min(600).nullable().default(null),
  /** Units at the same time; null: the number of cores. */
  jobs: z.number().int().positive().nullable().default(null),
  esbmcPath: z.string().nullable().default(null),
  esbmcVersion: z.string().nullable().default(null),
  commentLimit: z.number().int().min(0).max(30).default(10),
  dryRun: z.boolean().default(false),
});

export type Config = Readonly<z.output<typeof configSchema>>;
export type ConfigInput = z.input<typeof configSchema>;
export type Checks = readonly CheckGroup[];
