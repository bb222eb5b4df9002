import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, readChange, verdictOf } from './check-change.ts';

const header = 'int level_at(int index, int count);\nint first_level(void);\n';

/** Its guard stands in the comment: whoever calls it sees to it. */
const levels = `#include "levels.h"
static const int levels[8] = {1, 2, 3, 5, 8, 13, 21, 34};

/* esbmc: requires(index >= 0 && index < count && count <= 8) */
int level_at(int index, int count)
{
  return levels[index] + (count & 1);
}

int first_level(void)
{
  return level_at(0, 8);
}
`;

const user = `#include "levels.h"
int level_of(unsigned percent)
{
  if (percent > 100)
    return -1;
  return level_at((int)(percent * 7 / 100), 8);
}
`;

const base = { 'include/levels.h': header, 'src/levels.c': levels, 'src/user.c': user };

describe('a condition that a function requires', () => {
  test('is assumed of all calls of it, and holds at each: nothing is found', async () => {
    const head = levels.replace('return levels[index] +', 'return levels[index] ^');
    const { exitCode, told, report } = await checkChange(base, { 'src/levels.c': head });
    expect(told).toEqual([]);
    expect(verdictOf(report, 'level_at')).toBe('proved');
    expect(verdictOf(report, 'level_of')).toBe('proved');
    expect(exitCode).toBe(0);
  });

  test('is violated by a call in the same file, and found there', async () => {
    const head = levels.replace('level_at(0, 8)', 'level_at(-1, 8)');
    const { exitCode, told } = await checkChange(base, { 'src/levels.c': head });
    expect(told).toEqual([`src/levels.c:${lineOf(head, 'level_at(-1, 8)')} assertion introduced`]);
    expect(exitCode).toBe(1);
  });

  test('is violated by a call in another file, and found there', async () => {
    const head = user.replace('percent * 7 / 100', 'percent * 8 / 100');
    const { exitCode, told, report } = await checkChange(base, { 'src/user.c': head });
    expect(told).toContain(`src/user.c:${lineOf(head, 'percent * 8')} assertion introduced`);
    expect(report.findings.every(({ line, file }) => file === 'src/user.c' && line === 6)).toBe(true);
    expect(exitCode).toBe(1);
  });

  test('that takes the place of a guard is asked of the callers in other files', async () => {
    const guarded = levels
      .replace(/\/\* esbmc: .* \*\/\n/, '')
      .replace(
        '  return levels[index]',
        '  if (index < 0 || index >= 8)\n    return -1;\n  return levels[index]',
      );
    const careless = user.replace('percent * 7 / 100', 'percent * 8 / 100');
    const { exitCode, told } = await checkChange(
      { ...base, 'src/levels.c': guarded, 'src/user.c': careless },
      { 'src/levels.c': levels },
    );
    expect(told.filter((one) => one.includes('assertion'))).toEqual([
      `src/user.c:${lineOf(careless, 'percent * 8')} assertion introduced`,
    ]);
    expect(exitCode).toBe(1);
  });

  test('that can not be read is left out, with a note that says where and why', async () => {
    const head = levels.replace('count <= 8)', 'count <= size_of(levels))');
    const text = await readChange(base, { 'src/levels.c': head.replace('+ (count', '^ (count') });
    expect(text).toContain('src/levels.c: line 4: esbmc: requires is left out');
    expect(text).toContain('size_of');
  });
});
