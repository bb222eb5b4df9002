import type { Counterexample } from './domain/counterexample.ts';
import type { Finding } from './domain/finding.ts';
import type { CFile } from './project/c-file.ts';
import { functionAt } from './project/function-at.ts';
import { linesOf } from './repair/source-lines.ts';
import { describeViolation } from './review/explain-finding.ts';
import { identify } from './verification/find-findings.ts';
import { inputsOf } from './verification/inputs-of.ts';

/** The finding that a counterexample of a program of one file is, told as `check` tells it. */
export function findingOf(whole: Counterexample, file: string, text: string, parsed: CFile): Finding {
  const lines = linesOf(text);
  const source = {
    lines: (path: string) => (path === file ? lines : null),
    functionStart: (_path: string, line: number) => functionAt(parsed, line)?.lines.start ?? 1,
  };
  const { counterexample, statement, fingerprint } = identify({ counterexample: whole }, source);
  const inputs = inputsOf(whole, (path, line) => source.lines(path)?.[line - 1] ?? null);
  return {
    fingerprint,
    counterexample,
    statement,
    message: describeViolation({ counterexample, statement, inputs }),
    origin: 'entry',
    entry: 'main',
    status: null,
    reproduced: null,
    reproducer: null,
    foundBy: 'verifier',
    inputs,
    assumptions: [],
    requires: null,
    needsAllocationFailure: false,
    basePassed: false,
  };
}
