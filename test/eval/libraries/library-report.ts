import { z } from 'zod';
import { propertyKinds } from '../../../src/domain/property-kind.ts';
import { verdicts } from '../../../src/domain/verdict.ts';

const origin = z.enum(['entry', 'harness']);

/** What this evaluation reads of what its check program prints. */
const report = z.object({
  units: z.array(
    z.object({
      file: z.string(),
      entry: z.string(),
      origin,
      verdict: z.enum(verdicts),
      reason: z.string().optional(),
      bound: z.number().optional(),
      seconds: z.number(),
      assumptions: z.array(z.string()),
    }),
  ),
  functions: z.array(
    z.object({
      file: z.string(),
      name: z.string(),
      verdict: z.enum(verdicts),
      reason: z.string().nullable(),
    }),
  ),
  findings: z.array(
    z.object({
      fingerprint: z.string(),
      file: z.string(),
      line: z.number(),
      function: z.string().nullable(),
      kind: z.enum(propertyKinds),
      message: z.string(),
      origin,
      status: z.enum(['introduced', 'existing', 'fixed', 'undetermined']).nullable(),
      allocationFailure: z.boolean(),
      upToCallers: z.boolean(),
      failing: z.boolean(),
      calls: z.array(z.object({ file: z.string(), line: z.number() })).default([]),
      inputs: z.array(z.object({ name: z.string(), value: z.string() })),
      trace: z.array(
        z.object({
          file: z.string(),
          line: z.number(),
          function: z.string().nullable(),
          assignment: z.string(),
        }),
      ),
      assumptions: z.array(z.string()),
    }),
  ),
  skipped: z.array(z.object({ file: z.string(), reason: z.string() })),
  conclusion: z.enum(['success', 'failure', 'neutral']),
});

export type LibraryReport = z.output<typeof report>;
export type LibraryFinding = LibraryReport['findings'][number];

export function parseLibraryReport(text: string): LibraryReport {
  return report.parse(JSON.parse(text));
}
