import { expect, it } from 'vitest';
import { allStatements } from '../../src/project/c-statement.ts';
import { cParser } from '../support/parse-c.ts';

async function statementsIn(body: string) {
  const [found] = (await cParser()).bodiesOf(`int f(int n, int *a)\n{\n${body}\n}\n`);
  return allStatements(found?.statements ?? []);
}

it('statements are told in the order of the text, with what runs first of each', async () => {
  const found = await statementsIn('if (n)\n a[n] = 1;\nelse if (a)\n return 2;\nout: n++;');
  expect(found.map(({ kind, line, head }) => `${line} ${kind} ${head}`)).toEqual([
    '3 if if ( n ) else',
    '4 expression a [ n ] = 1 ;',
    '5 if if ( a )',
    '6 return return 2 ;',
    '7 label out :',
    '7 expression n ++ ;',
  ]);
});

it.each([
  ['while (n) { n--; }', ['n'], ['n'], false],
  ['while (n == 4) {}', ['n'], [], false],
  ['for (;;) { if (n) break; }', [], [], true],
  ['for (;;) { switch (n) { default: break; } }', [], [], false],
  ['for (;;) { while (n) { break; } return 1; }', [], [], true],
])('of `%s` is known what ends it', async (text, conditionNames, changes, hasExit) => {
  const loop = (await statementsIn(text)).find(({ kind }) => kind === 'loop')?.loop;
  expect(loop).toMatchObject({ conditionNames, changes, hasExit });
});

it('operations are told with their operands, the outer ones first', async () => {
  const text = 'int f(int *a, int i)\n{\n  return a[i + 1] / i;\n}\n';
  const [body] = (await cParser()).bodiesOf(text);
  const shown = body?.operations.map(({ operator, left, right }) => {
    return [operator, text.slice(left.start, left.end), text.slice(right.start, right.end)];
  });
  expect(shown).toEqual([
    ['/', 'a[i + 1]', 'i'],
    ['[', 'a', 'i + 1'],
    ['+', 'i', '1'],
  ]);
});
