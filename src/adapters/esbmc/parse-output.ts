import type { Trace } from './esbmc-output.ts';
import { parseRows, type ResultTable } from './parse-rows.ts';
import { parseTrace } from './parse-trace.ts';

export interface ParsedOutput {
  readonly traces: readonly Trace[];
  /** Null where there is no table, or none that can be trusted. */
  readonly table: ResultTable | null;
  /** The last verdict that was printed: an earlier one can be that of a phase, or a message's. */
  readonly verdict: 'SUCCESSFUL' | 'FAILED' | 'UNKNOWN' | null;
  /** What a success rests on, where a strategy says so. */
  readonly solution: 'forward condition' | 'inductive step' | null;
  /** The bound at which a strategy found the violation. */
  readonly bugBound: number | null;
  /** The largest bound whose base case holds, under a strategy. */
  readonly passedBound: number | null;
  readonly bodiless: readonly string[];
  /** What follows `ERROR: `, in order; often glued to the end of another line. */
  readonly errors: readonly string[];
}

const traceStart = '[Counterexample]';
const verdictLine = /^VERIFICATION (SUCCESSFUL|FAILED|UNKNOWN)$/;
const baseCase = /^Checking base case, k = (\d+)$/;
const solutionLine = /^Solution found by the (forward condition|inductive step)\b/;
const bugLine = /^Bug found \(k = (\d+)\)$/;
const missingBody = /^WARNING: no body for function (\S+)$/;
const error = /^ERROR: (.*)$|ERROR: (Timed out|Out of memory|SMT solver failed)/;

/** Reads what ESBMC 8.4.0 wrote to stderr. What stands before and after the traces is told apart by its place. */
export function parseOutput(stderr: string): ParsedOutput {
  const lines = stderr.split('\n');
  const verdictAt = lines.findLastIndex((line) => verdictLine.test(line));
  const ending = verdictAt === -1 ? [] : lines.slice(verdictAt);
  return {
    traces: tracesOf(lines),
    table: parseRows(lines),
    verdict: (verdictLine.exec(ending[0] ?? '')?.[1] ?? null) as ParsedOutput['verdict'],
    solution: (firstMatch(ending, solutionLine) ?? null) as ParsedOutput['solution'],
    bugBound: numberOrNull(firstMatch(ending, bugLine)),
    passedBound: passedBoundOf(lines),
    bodiless: [...new Set(lines.flatMap((line) => missingBody.exec(line)?.[1] ?? []))],
    errors: lines.flatMap((line) => {
      const found = error.exec(line);
      return found?.[1] ?? found?.[2] ?? [];
    }),
  };
}

function tracesOf(lines: readonly string[]): Trace[] {
  const starts = lines.flatMap((line, index) => (line === traceStart ? [index] : []));
  return starts.flatMap((start, index) => parseTrace(lines.slice(start + 1, starts[index + 1])) ?? []);
}

/** Progress ends where the first trace or table begins: from there on, messages of the program can print anything. */
function passedBoundOf(lines: readonly string[]): number | null {
  const end = lines.findIndex((line) => line === traceStart || line === '** Results:');
  let checked: number | null = null;
  let passed: number | null = null;
  for (const line of end === -1 ? lines : lines.slice(0, end)) {
    const bound = baseCase.exec(line)?.[1];
    if (bound !== undefined) checked = Number(bound);
    if (line === 'No bug has been found in the base case') passed = checked;
  }
  return passed;
}

function firstMatch(lines: readonly string[], pattern: RegExp): string | undefined {
  return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
