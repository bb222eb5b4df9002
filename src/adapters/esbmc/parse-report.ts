import { z } from 'zod';

const step = z.object({
  type: z.string(),
  file: z.string(),
  /** Empty for globals. */
  function: z.string(),
  line: z.coerce.number().int(),
  assignment: z.object({ lhs: z.string(), rhs: z.unknown() }).optional(),
  assertion: z
    .object({ comment: z.string(), cwe: z.array(z.number()).optional(), guard: z.string().optional() })
    .optional(),
});

const report = z.array(z.object({ steps: z.array(step) }));

export type ReportStep = z.infer<typeof step>;

export interface ReportedTrace {
  readonly assignments: readonly ReportStep[];
  readonly violation: ReportStep;
}

/**
 * Reads ESBMC's report.json (measured with 8.4.0): one entry per counterexample, in the order of the text. Null when
 * there is none or it can't be read, as after a kill in the middle of writing. Unlike the text, its strings are
 * quoted, so that a message or a file name of the checked program can't pass for something else.
 */
export function parseReport(text: string | null): ReportedTrace[] | null {
  const parsed = report.safeParse(jsonOrNull(text));
  if (!parsed.success) return null;
  return parsed.data.flatMap(({ steps }) => {
    const end = steps.findIndex(({ type }) => type === 'violation');
    const violation = steps[end];
    if (violation === undefined) return [];
    return { assignments: steps.slice(0, end).filter((each) => each.assignment !== undefined), violation };
  });
}

function jsonOrNull(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
