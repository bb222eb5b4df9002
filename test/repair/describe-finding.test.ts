import { describe, expect, test } from 'vitest';
import { describeFinding } from '../../src/repair/describe-finding.ts';
import { describeRejection } from '../../src/repair/describe-rejection.ts';
import { makeCounterexample, makeFinding } from '../support/make-finding.ts';

const step = (line: number, variable: string, value: string) => ({
  location: { file: 'a.c', line, column: null, function: 'main' },
  assignment: { variable, value },
});
const finding = makeFinding({
  inputs: [{ variable: 'n', value: '4' }],
  assumptions: ['`p` is not NULL.'],
  counterexample: {
    ...makeCounterexample(),
    steps: [step(3, 'n', '4'), step(4, 'unrelated', '9'), step(5, 'i', '4')],
  },
});
const violated = [
  'Violated property:',
  '  file a.c line 7 function main',
  "  array bounds violated: array `a' upper bound (CWE-787)",
  '  i < 4',
  'In the statement:',
  '  a[i] = 1;',
].join('\n');

describe('what a model is told of a finding', () => {
  test('violated-property: the property with a copy of the statement', () => {
    expect(describeFinding(finding, 'violated-property', 500)).toBe(violated);
  });

  test('counterexample: all states, then the property', () => {
    const lines = ['n = 4', 'unrelated = 9', 'i = 4'].map(
      (text, index) => `  a.c line ${index + 3} function main: ${text}`,
    );
    expect(describeFinding(finding, 'counterexample', 500)).toBe(
      `Counterexample:\n${lines.join('\n')}\n\n${violated}`,
    );
  });

  test('inputs: the inputs with what is taken for granted, the states that feed the statement, the property', () => {
    expect(describeFinding(finding, 'inputs', 500)).toBe(
      [
        'It goes wrong with these inputs:\n  n = 4\nIt is taken for granted that:\n  `p` is not NULL.',
        'States that lead to it:\n  a.c line 5 function main: i = 4',
        violated,
      ].join('\n\n'),
    );
  });

  test('of a trace that is too long the last states stay', () => {
    const steps = Array.from({ length: 500 }, (_, index) => step(index, 'i', String(index)));
    const long = { ...finding, counterexample: { ...finding.counterexample, steps } };
    const text = describeFinding(long, 'counterexample', 300);
    expect(text.length / 3).toBeLessThan(310);
    expect(text).toContain('i = 499');
    expect(text).toMatch(/\(4\d\d earlier states left out\)/);
    expect(text.endsWith(violated)).toBe(true);
  });

  test('values of the program add no lines and are cut', () => {
    const hostile = makeFinding({ statement: `x = "\u001b[2J\r\n\u2028"; ${'y'.repeat(5000)}` });
    const text = describeFinding(hostile, 'violated-property', 500);
    expect(text.split('\n')).toHaveLength(6);
    for (const character of ['\u001b', '\r', '\u2028']) expect(text).not.toContain(character);
    expect(text.length).toBeLessThan(600);
  });
});

test('of a rejection the reason comes first, of a compiler the first lines', () => {
  const errors = Array.from({ length: 40 }, (_, index) => `a.c:${index}: error`).join('\n');
  const text = describeRejection({ reason: 'does-not-compile', detail: errors });
  expect(text).toMatch(/^The code with your change does not compile\. a\.c:0: error\n/);
  expect(text.split('\n')).toHaveLength(12);
});
