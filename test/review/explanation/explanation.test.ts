import { describe, expect, test } from 'vitest';
import { explainFinding } from '../../../src/review/explanation/explanation.ts';
import {
  explanationJson,
  explanationMarkdown,
  explanationText,
} from '../../../src/review/explanation/render-explanation.ts';
import { finding, input, step } from '../factories.ts';

const source = [
  'int table[3];',
  'int sum(int n, int noise) {',
  '  int unrelated = noise;',
  '  int i = n;',
  '  if (i >= 0)',
  '    return table[i];',
  '  return 0;',
  '}',
];
const scene = {
  line: 6,
  statement: 'return table[i];',
  inputs: [input('n', '3')],
  steps: [step(2, 'n', '3'), step(2, 'noise', '7'), step(3, 'unrelated', '7'), step(4, 'i', '3')],
};
const linesOf = (file: string) => (file === 'src/a.c' ? source : null);
const none = { sentences: [], notes: [] };

describe('an explanation', () => {
  const explanation = explainFinding(finding(scene), true, linesOf);

  test('shows the states that feed the violated line, and says how many it leaves out', () => {
    expect(explanation.states.shown.map(({ location, text }) => `${location.line} ${text}`)).toEqual([
      '2 `n` = 3',
      '4 `i` = 3',
    ]);
    expect(explanation.states.leftOut).toBe(2);
  });

  test('leaves out what a variable is before the program begins, once it is set', () => {
    const start = { ...step(1, 'i', '0'), location: { file: 'src/a.c', line: 1, column: 1, function: null } };
    const before = finding({ ...scene, steps: [start, ...scene.steps] });
    expect(explainFinding(before, true, linesOf).states.shown).toEqual(explanation.states.shown);
    const alone = finding({ ...scene, steps: [start] });
    expect(explainFinding(alone, true, linesOf).states.shown).toHaveLength(1);
  });

  test('says what can be typed where it is read', () => {
    const { next } = explainFinding(finding(scene), true, linesOf, 'pull-request');
    expect(next.join('\n')).toContain(`\`/esbmc-fix ${finding(scene).fingerprint}\``);
    expect(explanation.next.join('\n')).toContain('`esbmc-action fix src/a.c --finding ');
  });

  test('says which condition is missing before which line, and which test does not see to it', () => {
    expect(explanation.guard).toEqual({
      line: 6,
      condition: 'i < 3',
      text: 'Before line 6, `i < 3` must hold, but there `i` = 3. Line 5, `if (i >= 0)`, does not see to it.',
    });
  });

  test('names no condition where none would help', () => {
    const freed = finding({
      ...scene,
      kind: 'use-after-free',
      expression: null,
      comment: 'dereference failure: invalidated dynamic object',
    });
    expect(explainFinding(freed, true, linesOf).guard).toMatchObject({ line: null, condition: null });
  });

  test('is the same in each format', () => {
    const text = explanationText(explanation, none, false);
    expect(text).toContain('  - line 4, `sum`: `i` = 3\n');
    expect(text).toContain('  - line 6, `sum`: it goes wrong here: `return table[i];`');
    expect(explanationMarkdown(explanation, none)).toContain('- line 4, `sum`: `i` = 3\n');
    expect(JSON.parse(explanationJson(explanation, none))).toMatchObject({
      line: 6,
      states: { shown: [{ line: 2 }, { line: 4, text: '`i` = 3' }], leftOut: 2 },
    });
  });

  test('makes names and statements of the code inert', () => {
    const hostile = finding({
      ...scene,
      file: 'x`<img>\n::error::.c',
      statement: 'table[i]; /* @octo ##[error] \u001b[31m */',
      function: '`</td>',
    });
    const shown = explainFinding(hostile, true, () => null);
    for (const text of [
      explanationText(shown, none, false),
      explanationMarkdown(shown, none),
      explanationJson(shown, none),
    ]) {
      expect(text).not.toContain('\u001b');
      expect(text).not.toContain('##[');
      expect(text).not.toMatch(/^::error/m);
    }
  });
});
