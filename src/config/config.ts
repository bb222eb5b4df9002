import { z } from 'zod';
import { checkGroups } from '../domain/property-kind.ts';

const list = z.array(z.string().min(1));

/** What a repository's `.github/esbmc.yml` may set; names are the file's own, in kebab-case there. */
export const fileSettings = z.strictObject({
  /** Glob patterns of files to verify; empty means all. */
  paths: list.optional(),
  exclude: list.optional(),
  /** Relative to the repository root. */
  includeDirs: list.optional(),
  defines: list.optional(),
  std: z
    .string()
    .regex(/^(c|gnu)[0-9a-z]{2,4}$/, 'must look like `c11` or `gnu99`')
    .optional(),
  /** Glob patterns of function names that anybody may call with any arguments. */
  entryPoints: list.optional(),
  checks: z.array(z.enum(checkGroups)).min(1).optional(),
  /** A check run of our own on the commit, beside the workflow's; needs `checks: write`. */
  checkRun: z.boolean().optional(),
});

/** Everything that may be set, with its default: one schema for inputs, file and command line. */
export const configSchema = z.strictObject({
  paths: list.default([]),
  exclude: list.default([]),
  includeDirs: list.default([]),
  defines: list.default([]),
  std: z.string().nullable().default(null),
  entryPoints: list.default([]),
  checks: z
    .array(z.enum(checkGroups))
    .min(1)
    .default([...checkGroups]),
  checkRun: z.boolean().default(false),
  failOn: z.enum(['introduced', 'any', 'never']).default('introduced'),
  minTrust: z.enum(['entry', 'harness']).default('entry'),
  failOnUnknown: z.boolean().default(false),
  allocationFailure: z.enum(['report', 'fail', 'ignore']).default('report'),
  /** Seconds for one unit, all its runs together. */
  timeout: z.number().positive().default(60),
  /** Seconds for all units together. */
  timeBudget: z.number().positive().default(600),
  /** MiB for one run of ESBMC (it does not start with less than 600); null: computed from the machine. */
  memory: z.number().int().min(600).nullable().default(null),
  /** Units at the same time; null: the number of cores. */
  jobs: z.number().int().positive().nullable().default(null),
  esbmcPath: z.string().nullable().default(null),
  esbmcVersion: z.string().nullable().default(null),
  commentLimit: z.number().int().min(0).max(30).default(10),
  dryRun: z.boolean().default(false),
});

export type Config = Readonly<z.output<typeof configSchema>>;
export type ConfigInput = Partial<z.input<typeof configSchema>>;
