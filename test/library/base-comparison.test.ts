import { describe, expect, test } from 'vitest';
import { checkChange, lineOf } from './check-change.ts';

/** One access is guarded, and one never was. */
const grid = `static int cells[8];

int cell_get(int index)
{
  int bias = 1;
  if (index < 0 || index >= 8)
    return -1;
  return cells[index] & bias;
}

void cell_set(int index, int value)
{
  value = value & 255;
  cells[index] = value;
}
`;

describe('a function under a harness, and what it was before', () => {
  test('a bug that was there stays existing when something else in the function changes', async () => {
    const head = grid.replace('value & 255', 'value & 127');
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': head });
    expect(told).toEqual([`grid.c:${lineOf(head, 'cells[index] = value')} out-of-bounds existing`]);
    expect(exitCode).toBe(0);
  });

  test('a bug that was there stays existing when lines move', async () => {
    const head = grid.replace(
      '  value = value & 255;\n',
      '  if (value > 255)\n    value = 255;\n  value &= 255;\n',
    );
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': head });
    expect(told).toEqual([`grid.c:${lineOf(head, 'cells[index] = value')} out-of-bounds existing`]);
    expect(exitCode).toBe(0);
  });

  test('a bug is introduced when its guard is removed, also where another one is old', async () => {
    const head = grid.replace('index < 0 || index >= 8', 'index < 0').replace('value & 255', 'value & 127');
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': head });
    expect(told).toEqual([
      `grid.c:${lineOf(head, 'cells[index] = value')} out-of-bounds existing`,
      `grid.c:${lineOf(head, 'return cells[index]')} out-of-bounds introduced`,
    ]);
    expect(exitCode).toBe(1);
  });

  test('a function that is called with something else now can not be compared, and fails nothing', async () => {
    const head = grid
      .replace('void cell_set(int index, int value)', 'void cell_set(int row, int index, int value)')
      .replace('value = value & 255', 'value = (value + row * 0) & 255');
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': head });
    expect(told).toEqual([`grid.c:${lineOf(head, 'cells[index] = value')} out-of-bounds undetermined`]);
    expect(exitCode).toBe(0);
  });

  test('a guard that goes together with a parameter can not be compared, and fails nothing', async () => {
    const head = grid
      .replace('int cell_get(int index)', 'int cell_get(int index, int bias)')
      .replace('  int bias = 1;\n  if (index < 0 || index >= 8)\n    return -1;\n', '');
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': head });
    expect(told).toEqual([`grid.c:${lineOf(head, 'return cells[index]')} out-of-bounds undetermined`]);
    expect(exitCode).toBe(0);
  });

  test('a file that is renamed is compared with what it was', async () => {
    const head = grid.replace('index < 0 || index >= 8', 'index < 0').replace('value & 255', 'value & 127');
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': null, 'src/cells.c': head });
    expect(told).toEqual([
      `src/cells.c:${lineOf(head, 'cells[index] = value')} out-of-bounds existing`,
      `src/cells.c:${lineOf(head, 'return cells[index]')} out-of-bounds introduced`,
    ]);
    expect(exitCode).toBe(1);
  });

  test('a new function that misuses what it gets is told and fails nothing', async () => {
    const head = `${grid}
int cell_next(int index)
{
  return cells[index + 1];
}
`;
    const { exitCode, told } = await checkChange({ 'grid.c': grid }, { 'grid.c': head });
    expect(told.join()).toContain(`grid.c:${lineOf(head, 'cells[index + 1]')} out-of-bounds introduced`);
    expect(exitCode).toBe(0);
  });
});

describe('a deleted check in a function that all its callers feed well', () => {
  const level = (specifier: string) => `#include <string.h>
static char last[16];

${specifier} int keep(const char *from, size_t size)
{
  if (size > sizeof last)
    return -1;
  memcpy(last, from, size);
  return 0;
}

int keep_hello(void)
{
  return keep("hello", 5);
}

int keep_number(int number)
{
  char text[2];
  text[0] = (char)('0' + (number & 7));
  text[1] = 0;
  return keep(text, sizeof text);
}
`;
  const without = (text: string) => text.replace('  if (size > sizeof last)\n    return -1;\n', '');

  test('is no bug where nobody else can call it', async () => {
    const base = level('static');
    const { exitCode, told } = await checkChange({ 'keep.c': base }, { 'keep.c': without(base) });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('is one where anybody may call it', async () => {
    const base = level('extern');
    const head = without(base);
    const { exitCode, told } = await checkChange({ 'keep.c': base }, { 'keep.c': head });
    expect(told).toEqual([`keep.c:${lineOf(head, 'memcpy')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('a function that goes wrong at the base, too', () => {
  /** Copies what it is asked to, from a buffer that may be shorter. */
  const copy = `#include <stdlib.h>
#include <string.h>

char *copy_part(const char *from, unsigned start, unsigned count)
{
  char *part = malloc(count + 1);
  if (!part)
    return NULL;
  memcpy(part, from + start, count);
  part[count] = 0;
  return part;
}
`;

  test('is run beside what it was, which shows what is new in the statement that was wrong before', async () => {
    const head = copy.replace('from + start, count)', 'from + start, count + 2)');
    const { exitCode, told, report } = await checkChange({ 'copy.c': copy }, { 'copy.c': head });
    expect(told).toContain(`copy.c:${lineOf(head, 'memcpy')} out-of-bounds introduced`);
    expect(exitCode).toBe(1);
    const found = report.findings.find(({ status }) => status === 'introduced');
    expect(found?.reproduced).toBe(true);
  });

  test('has nothing new where what was never stored decides', async () => {
    const pick = `static int note(int v, int depth)
{
  int a = v, b = v, c = v, d = v;
  return depth > 0 ? (note(v, depth - 1) & 1) + a : b + c - d;
}

static int first(const int *from)
{
  int at;
  return from[at & 1023];
}

int pick(const int *from, int count)
{
  int noted = note(0, 4);
  return count > 1 ? first(from) + noted * 0 : 0;
}
`;
    const head = pick.replace('note(0, 4)', 'note(5000, 4)');
    const { exitCode, told } = await checkChange({ 'pick.c': pick }, { 'pick.c': head });
    expect(told.filter((one) => one.endsWith('introduced'))).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('has nothing new where it is changed and does the same', async () => {
    const head = copy.replace('from + start, count)', '&from[start], count)');
    const { exitCode, told } = await checkChange({ 'copy.c': copy }, { 'copy.c': head });
    expect(told.filter((one) => one.endsWith('introduced'))).toEqual([]);
    expect(exitCode).toBe(0);
  });
});
