import type { ProcessResult } from '../../../process/run-process.ts';
import type { Probe, ProbeVerdict } from './probe.ts';

interface Row {
  readonly status: string;
  readonly line: number;
  readonly comment: string;
}

/** Exit codes of 8.4.0; 0 is also that of UNKNOWN, and 1 also that of a time-out, so both must fit. */
const exitCodes = { SUCCESSFUL: 0, FAILED: 1, UNKNOWN: 0 } as const;

/** What is wrong with a run on a probe, as a sentence about what was seen instead; null when it is right. */
export function judgeProbe({ expected }: Probe, result: ProcessResult): string | null {
  if (result.timedOut) return `it gave no verdict in ${Math.round(result.seconds)} s`;
  if (result.truncated) return 'it wrote more than any verdict needs';
  const verdicts = [...result.stderr.matchAll(/^VERIFICATION (\w+)$/gm)].map((match) => match[1]);
  if (verdicts.length !== 1) return `it gave ${verdicts.length} verdicts (exit code ${result.exitCode})`;
  if (verdicts[0] !== expected.verdict) return `it said ${verdicts[0]}`;
  if (result.exitCode !== exitCodes[expected.verdict]) return `it ended with exit code ${result.exitCode}`;
  if (/ERROR:|Out of memory|SMT solver failed/.test(result.stderr))
    return 'it reported an error beside the verdict';
  return unsupported(expected, result.stderr);
}

/** A verdict must come with what makes it believable. */
function unsupported(expected: ProbeVerdict, output: string): string | null {
  const rows = lastTable(output);
  switch (expected.verdict) {
    case 'UNKNOWN':
      return null;
    case 'SUCCESSFUL':
      if (!/^Solution found by the forward condition;/m.test(output))
        return 'it did not say what the proof rests on';
      return rows.length > 0 && rows.every(({ status }) => status === 'PASSED')
        ? null
        : 'its table of results does not show that every property passed';
    case 'FAILED':
      return failedAsExpected(rows, expected) && /^\[Counterexample\]$/m.test(output)
        ? null
        : `it did not show "${expected.comment}" at line ${expected.line} and nothing else, with a counterexample`;
  }
}

function failedAsExpected(
  rows: readonly Row[],
  expected: { readonly line: number; readonly comment: string },
) {
  const failed = rows.filter(({ status }) => status === 'FAILED');
  return (
    failed.every(({ line }) => line === expected.line) &&
    failed.some(({ comment }) => comment.includes(expected.comment))
  );
}

function lastTable(output: string): Row[] {
  const table = output.slice(Math.max(0, output.lastIndexOf('\n** Results:')));
  const rows = table.matchAll(/^ {2}(PASSED|FAILED|NOT CHECKED) +\[[^\]]+\] +line +(\d+) {2}(.*)$/gm);
  return [...rows].map(([, status = '', line, comment = '']) => ({ status, line: Number(line), comment }));
}
