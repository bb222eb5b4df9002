import { expect, test } from 'vitest';
import type { Report } from '../../src/domain/report.ts';
import { analyseChange } from '../support/analyse-files.ts';

const program = `int nondet_int(void);
int t[4];
static int at(int i)
{
  return t[i];
}
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > 3)
    return 1;
  return at(i);
}
`;

function told({ findings }: Report): string[] {
  return findings.map(({ status, basePassed, counterexample: { property } }) => {
    return `${property.location.line} ${status}${basePassed ? ', base passed' : ''}`;
  });
}

test('a caller that lets a wrong value through brings the bug in, though the violated line is old', async () => {
  const report = await analyseChange({ 'a.c': program }, { 'a.c': program.replace('i > 3', 'i > 4') });
  expect(told(report)).toEqual(['5 introduced, base passed']);
});

test('a new function with a bug is introduced, and has no base that passed', async () => {
  const head = program
    .replace('int main', 'static int next(int i)\n{\n  return t[i + 1];\n}\nint main')
    .replace('return at(i);', 'return at(i) + next(i);');
  const report = await analyseChange({ 'a.c': program }, { 'a.c': head });
  expect(told(report)).toEqual(['9 introduced']);
});

test('an old bug stays existing when lines move above it, and when its file is renamed', async () => {
  const buggy = program.replace('i > 3', 'i > 4');
  const moved = `/* a\n   longer\n   comment */\n${buggy.replace('return 1;', 'return 2;')}`;
  expect(told(await analyseChange({ 'a.c': buggy }, { 'a.c': moved }))).toEqual(['8 existing']);
  expect(told(await analyseChange({ 'a.c': buggy }, { 'a.c': null, 'b.c': moved }))).toEqual(['8 existing']);
});

test('a second bug of the same kind in a function that had one already is introduced', async () => {
  const one = program.replace('i > 3', 'i > 4');
  const two = one.replace('return at(i);', 'int u[2] = {0};\n  return at(i) + u[i & 3];');
  expect(told(await analyseChange({ 'a.c': one }, { 'a.c': two }))).toEqual([
    '5 existing',
    '13 introduced, base passed',
  ]);
});

test('a base that does not parse decides nothing: told, and not counted as new', async () => {
  const report = await analyseChange(
    { 'a.c': program.replace('return 1;', 'return 1 +;') },
    { 'a.c': program.replace('i > 3', 'i > 4') },
  );
  expect(told(report)).toEqual(['5 undetermined']);
});

test('an allocation that base checked and head does not is told apart', async () => {
  const base = `#include <stdlib.h>
int main(void)
{
  int *p = malloc(sizeof *p);
  if (!p)
    return 1;
  *p = 1;
  free(p);
  return 0;
}
`;
  const report = await analyseChange(
    { 'a.c': base },
    { 'a.c': base.replace('  if (!p)\n    return 1;\n', '') },
  );
  expect(report.findings).toMatchObject([
    { needsAllocationFailure: true, status: 'introduced', basePassed: true },
  ]);
});

test('what a change does not touch is not run', async () => {
  const report = await analyseChange(
    { 'a.c': program, 'b.c': program },
    { 'b.c': program.replace('i > 3', 'i > 2') },
  );
  expect(report.units.map(({ unit }) => unit.file)).toEqual(['b.c']);
});
