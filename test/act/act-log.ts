import { z } from 'zod';

const entry = z.looseObject({
  msg: z.string(),
  step: z.string().optional(),
  stage: z.string().optional(),
  stepResult: z.string().optional(),
  jobResult: z.string().optional(),
  command: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
  job: z.string().optional(),
  matrix: z.record(z.string(), z.unknown()).optional(),
  content: z.string().optional(),
});

export interface ActLog {
  /** Of the last job that ran; null when none did. */
  readonly jobResult: string | null;
  /** How each job ended, by its name, and by what a matrix made it for. */
  readonly jobs: Readonly<Record<string, string>>;
  /** How each step ended, by what the workflow calls it. A step that was skipped is left out. */
  readonly steps: Readonly<Record<string, string>>;
  /** Of all steps together. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** For people. */
  readonly text: string;
}

/** Reads what `act --json` prints; other lines, as its notices, are for people only. */
export function parseActLog(output: string): ActLog {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const steps: Record<string, string> = {};
  const outputs: Record<string, string> = {};
  const jobs: Record<string, string> = {};
  const text: string[] = [];
  let jobResult: string | null = null;
  let summary = '';
  for (const line of lines) {
    const { data } = entry.safeParse(parseJson(line));
    text.push(data?.msg.trimEnd() ?? line);
    if (data === undefined) continue;
    if (data.stage === 'Main' && data.step !== undefined && data.stepResult !== undefined)
      steps[data.step] = data.stepResult;
    if (data.command === 'set-output' && data.name !== undefined) outputs[data.name] = data.arg ?? '';
    if (data.command === 'summary') summary += data.content ?? '';
    if (data.jobResult === undefined) continue;
    jobResult = data.jobResult;
    const of = Object.values(data.matrix ?? {});
    jobs[`${data.job?.trim()}${of.length === 0 ? '' : ` (${of.join(', ')})`}`] = jobResult;
  }
  return { jobResult, jobs, steps, outputs, summary, text: text.join('\n') };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
