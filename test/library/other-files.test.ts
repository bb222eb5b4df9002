import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, readChange, verdictOf } from './check-change.ts';

describe('a function without a body', () => {
  const header = `int read_setting(const char *name, int *value);
int speed_of(void);
`;
  const speed = `#include "settings.h"
static const int speeds[4] = {10, 20, 50, 100};
int speed_of(void)
{
  int value = 0;
  if (read_setting("speed", &value) != 0)
    return -1;
  if (value < 0 || value >= 4)
    return -1;
  return speeds[value];
}
`;
  const base = { 'settings.h': header, 'speed.c': speed };

  test('may write anything where it gets an address', async () => {
    const head = speed.replace('value < 0 || value >= 4', 'value >= 4');
    const { exitCode, told } = await checkChange(base, { 'speed.c': head });
    expect(told).toEqual([`speed.c:${lineOf(head, 'return speeds[value]')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });

  test('is named, and nothing is proved with it', async () => {
    const head = speed.replace('value < 0 || value >= 4', 'value >= 4 || value < 0');
    const { exitCode, told, report } = await checkChange(base, { 'speed.c': head });
    expect(told).toEqual([]);
    expect(verdictOf(report, 'speed_of')).toBe('bounded');
    expect(report.units[0]?.assumptions.join()).toContain('`read_setting` has no body');
    expect(exitCode).toBe(0);
  });
});

describe('a function that never returns', () => {
  const source = (declaration: string) => `#include <stdlib.h>
${declaration}
struct cell {
  int value;
};
struct cell *cell_new(int value)
{
  struct cell *cell = malloc(sizeof *cell);
  if (cell == NULL)
    die("out of memory");
  cell->value = value;
  return cell;
}
`;
  const change = (text: string) => text.replace('cell->value = value;', 'cell->value = value + 0;');

  test('ends the path when its declaration says so', async () => {
    const text = source('void die(const char *message) __attribute__((noreturn));');
    const { exitCode, told } = await checkChange({ 'cell.c': text }, { 'cell.c': change(text) });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('ends the path when the configuration says so, and only then', async () => {
    const text = source('void die(const char *message);');
    const settings = { '.github/esbmc.yml': 'noreturn: [die]\n' };
    const said = await checkChange({ 'cell.c': text, ...settings }, { 'cell.c': change(text) });
    expect(said.told).toEqual([]);
    expect(said.exitCode).toBe(0);
    const unsaid = await checkChange({ 'cell.c': text }, { 'cell.c': change(text) });
    expect(unsaid.told).toEqual([`cell.c:${lineOf(change(text), 'cell->value')} null-dereference existing`]);
    expect(unsaid.exitCode).toBe(0);
  });
});

describe('callers in other files of what changed', () => {
  const header = `struct user {
  int id;
  char name[12];
};
const struct user *user_by_id(int id);
int initial_of(int id);
`;
  const users = `#include "users.h"
static const struct user users[3] = {{1, "ada"}, {2, "bob"}, {3, "eve"}};
const struct user *user_by_id(int id)
{
  for (int i = 0; i < 3; i++)
    if (users[i].id == id)
      return &users[i];
  return &users[0];
}
`;
  const initial = `#include "users.h"
int initial_of(int id)
{
  return user_by_id(id)->name[0];
}
`;
  const absent = users.replace('return &users[0]', 'return 0');

  test('are verified again: one can not take the NULL that is new', async () => {
    const { exitCode, told } = await checkChange(
      { 'users.h': header, 'users.c': users, 'names/initial.c': initial.replace('users.h', '../users.h') },
      { 'users.c': absent },
    );
    expect(told).toEqual([
      `names/initial.c:${lineOf(initial, 'return user_by_id')} null-dereference introduced`,
    ]);
    expect(exitCode).toBe(1);
  });

  test('that can not be verified leave the result as it is', async () => {
    const variadic = initial.replace('int initial_of(int id)', 'int initial_of_any(int id, ...)');
    const { exitCode, told, report } = await checkChange(
      { 'users.h': header, 'users.c': users, 'initial.c': variadic },
      { 'users.c': users.replace('i < 3', 'i <= 2') },
    );
    expect(told).toEqual([]);
    expect(report.conclusion).toBe('success');
    expect(exitCode).toBe(0);
  });

  test('that do not parse leave the result as it is', async () => {
    const broken = initial.replace('users.h"', 'users.h"\n#include "generated.h"');
    const { exitCode, report } = await checkChange(
      { 'users.h': header, 'users.c': users, 'initial.c': broken },
      { 'users.c': users.replace('i < 3', 'i <= 2') },
    );
    expect(report.conclusion).toBe('success');
    expect(exitCode).toBe(0);
  });
});

describe('where definitions are looked up', () => {
  const widths = (name: string, most: number) => `#include "${name}.h"
static int clamp(int value)
{
  if (value < 0)
    return 0;
  return value > ${most} ? ${most} : value;
}
static const int table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
int ${name}_at(int value)
{
  return table[clamp(value)];
}
`;

  test('two libraries with equally named static functions, and headers in include/', async () => {
    const base = {
      'include/left.h': 'int left_at(int value);\n',
      'include/right.h': 'int right_at(int value);\n',
      'lib/left/at.c': widths('left', 7),
      'lib/right/at.c': widths('right', 7),
      'app/both.c': `#include "left.h"
#include "right.h"
int both_at(int value)
{
  return left_at(value) + right_at(value);
}
`,
    };
    const head = widths('right', 8);
    const { exitCode, told, report } = await checkChange(base, { 'lib/right/at.c': head });
    expect(told).toEqual([`lib/right/at.c:${lineOf(head, 'return table[')} out-of-bounds introduced`]);
    expect(report.units.map(({ file }) => file)).not.toContain('lib/left/at.c');
    expect(exitCode).toBe(1);
  });

  const count = (most: number) => `unsigned count_of(unsigned wanted)
{
  return wanted > ${most} ? ${most} : wanted;
}
`;
  const user = `unsigned count_of(unsigned wanted);
int sum_of(const int *values, unsigned wanted)
{
  int copy[8] = {0};
  unsigned count = count_of(wanted);
  for (unsigned i = 0; i < count; i++)
    copy[i] = (int)i;
  return copy[0] ^ values[0];
}
`;

  test('of two definitions of a function the nearest one counts', async () => {
    const base = { 'port/wide/count.c': count(12), 'port/small/count.c': count(8) };
    const right = await checkChange(
      { ...base, 'port/small/sum.c': user },
      { 'port/small/sum.c': user.replace('copy[0] ^', 'copy[1] ^') },
    );
    expect(right.told).toEqual([]);
    expect(right.exitCode).toBe(0);
    const head = user.replace('copy[0] ^', 'copy[1] ^');
    const wrong = await checkChange({ ...base, 'port/wide/sum.c': user }, { 'port/wide/sum.c': head });
    expect(wrong.told).toEqual([`port/wide/sum.c:${lineOf(head, 'copy[i] =')} out-of-bounds existing`]);
  });
});

test('a setting that is not there to be compiled is told with the header that is missing', async () => {
  const text = '#include "made/config.h"\nint limit_of(int value)\n{\n  return value & LIMIT;\n}\n';
  const told = await readChange({ 'a.c': text }, { 'a.c': text.replace('&', '|') });
  expect(told).toContain('made/config.h');
});

test('a file that gives one value of an any value is not linked', async () => {
  const source = `int nondet_int(void);
static int cells[4];
int main(void)
{
  int at = nondet_int();
  return at >= 0 && at < 4 ? cells[at] : 0;
}
`;
  const base = { 'main.c': source, 'stand-in.c': 'int nondet_int(void)\n{\n  return 1;\n}\n' };
  const head = source.replace('at < 4', 'at < 5');
  const { told } = await checkChange(base, { 'main.c': head });
  expect(told).toEqual([`main.c:${lineOf(head, 'cells[at]')} out-of-bounds introduced`]);
});
