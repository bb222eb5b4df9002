import { z } from 'zod';
import { propertyKinds } from '../../src/domain/property-kind.ts';
import { verdicts } from '../../src/domain/verdict.ts';

const assignment = z.strictObject({ name: z.string(), value: z.string() });

/** The JSON report as others' scripts read it; strict, so that a field too many fails a test as well. */
export const jsonReport = z.strictObject({
  schema: z.literal(1),
  tool: z.strictObject({ name: z.literal('esbmc-action'), version: z.string() }),
  esbmc: z.strictObject({ version: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
  base: z.string().nullable(),
  head: z.string().nullable(),
  units: z.array(
    z.strictObject({
      file: z.string(),
      entry: z.string(),
      origin: z.enum(['entry', 'harness']),
      verdict: z.enum(verdicts),
      reason: z.string().optional(),
      bound: z.number().int().positive().optional(),
      seconds: z.number(),
      cached: z.boolean(),
      assumptions: z.array(z.string()),
    }),
  ),
  findings: z.array(
    z.strictObject({
      fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
      file: z.string(),
      line: z.number().int().positive(),
      column: z.number().int().positive().nullable(),
      function: z.string().nullable(),
      kind: z.enum(propertyKinds),
      cwe: z.string().nullable(),
      message: z.string(),
      origin: z.enum(['entry', 'harness']),
      status: z.enum(['introduced', 'existing', 'fixed', 'undetermined']).nullable(),
      reproduced: z.boolean().nullable(),
      foundBy: z.literal('running').optional(),
      reproducer: z
        .strictObject({ tool: z.string(), says: z.string(), program: z.string().nullable() })
        .optional(),
      inputs: z.array(assignment),
      trace: z.array(
        z.strictObject({
          file: z.string(),
          line: z.number(),
          function: z.string().nullable(),
          assignment: z.string(),
        }),
      ),
      assumptions: z.array(z.string()),
    }),
  ),
  skipped: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
  conclusion: z.enum(['success', 'failure', 'neutral']),
});

export type JsonReport = z.output<typeof jsonReport>;

/** Parses and checks a report's text. */
export function parseReport(text: string): JsonReport {
  return jsonReport.parse(JSON.parse(text));
}
