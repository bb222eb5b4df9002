import { expect, test } from 'vitest';
import { judgeProbe } from '../../../../src/adapters/esbmc/install/probes/judge-probe.ts';
import type { ProbeVerdict } from '../../../../src/adapters/esbmc/install/probes/probe.ts';
import { processResult } from './install-fixtures.ts';

const passedRow = '  PASSED       [main.assertion.1]  line 5  twice';
const failedRow = '  FAILED       [main.assertion.1]  line 5  twice';
const failed: ProbeVerdict = { verdict: 'FAILED', line: 5, comment: 'twice' };
const successful: ProbeVerdict = { verdict: 'SUCCESSFUL' };
const proof = 'Solution found by the forward condition; all states are reachable (k = 1)';

function judge(expected: ProbeVerdict, exitCode: number, ...lines: string[]): string | null {
  const stderr = `${lines.join('\n')}\n`;
  return judgeProbe({ name: 'p', source: '', args: [], expected }, processResult({ exitCode, stderr }));
}

const table = '\n** Results:';

test.each<[string, ProbeVerdict, number, string[]]>([
  ['a bug', failed, 1, ['[Counterexample]', table, failedRow, 'VERIFICATION FAILED']],
  ['a proof', successful, 0, [table, passedRow, 'VERIFICATION SUCCESSFUL', proof]],
  ['no answer', { verdict: 'UNKNOWN' }, 0, ['VERIFICATION UNKNOWN']],
])('%s is right with what belongs to it', (_, expected, exitCode, lines) => {
  expect(judge(expected, exitCode, ...lines)).toBeNull();
});

test.each<[string, ProbeVerdict, number, string[]]>([
  ['a bug without a counterexample', failed, 1, [table, failedRow, 'VERIFICATION FAILED']],
  [
    'a bug elsewhere',
    failed,
    1,
    ['[Counterexample]', table, failedRow.replace('5', '6'), 'VERIFICATION FAILED'],
  ],
  [
    'a bug of another kind',
    failed,
    1,
    ['[Counterexample]', table, `${failedRow.slice(0, -5)}other`, 'VERIFICATION FAILED'],
  ],
  [
    'a second bug',
    failed,
    1,
    ['[Counterexample]', table, failedRow, failedRow.replace('5', '9'), 'VERIFICATION FAILED'],
  ],
  ['a bug with exit code 0', failed, 0, ['[Counterexample]', table, failedRow, 'VERIFICATION FAILED']],
  ['a proof without rows', successful, 0, [table, 'VERIFICATION SUCCESSFUL', proof]],
  [
    'a proof with a row that was not checked',
    successful,
    0,
    [table, passedRow, passedRow.replace('PASSED', 'NOT CHECKED'), 'VERIFICATION SUCCESSFUL', proof],
  ],
  [
    'a proof by the inductive step',
    successful,
    0,
    [table, passedRow, 'VERIFICATION SUCCESSFUL', 'Solution found by the inductive step (k = 2)'],
  ],
  [
    'a proof after an error',
    successful,
    0,
    ['ERROR: SMT solver failed', table, passedRow, 'VERIFICATION SUCCESSFUL', proof],
  ],
  [
    'a proof after another verdict',
    successful,
    0,
    ['VERIFICATION FAILED', table, passedRow, 'VERIFICATION SUCCESSFUL', proof],
  ],
  ['no answer where there is a proof', { verdict: 'UNKNOWN' }, 0, ['VERIFICATION SUCCESSFUL', proof]],
])('%s is not', (_, expected, exitCode, lines) => {
  expect(judge(expected, exitCode, ...lines)).not.toBeNull();
});

test('a run that was cut off is not', () => {
  const probe = { name: 'p', source: '', args: [], expected: successful };
  const stderr = `${table}\n${passedRow}\nVERIFICATION SUCCESSFUL\n${proof}\n`;
  expect(judgeProbe(probe, processResult({ stderr }))).toBeNull();
  expect(judgeProbe(probe, processResult({ stderr, timedOut: true, seconds: 30 }))).toBe(
    'it gave no verdict in 30 s',
  );
  expect(judgeProbe(probe, processResult({ stderr, truncated: true }))).not.toBeNull();
});
