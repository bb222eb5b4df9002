import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, readChange, verdictOf } from './check-change.ts';

test('a change of a header breaks one of its two users, and only that one is told', async () => {
  const header = `#ifndef RECORD_H
#define RECORD_H
#define RECORD_NAME 16
struct record {
  int id;
  char name[RECORD_NAME];
};
int record_checksum(const struct record *record);
int record_initials(const struct record *record);
#endif
`;
  const checksum = `#include "record.h"
int record_checksum(const struct record *record)
{
  int sum = 0;
  for (int i = 0; i < RECORD_NAME; i++)
    sum ^= record->name[i];
  return sum;
}
`;
  const initials = `#include "record.h"
int record_initials(const struct record *record)
{
  char upper[16];
  int found = 0;
  for (int i = 0; i < RECORD_NAME; i++) {
    found |= (upper[i] = record->name[i] & ~0x20) == 'A';
  }
  return found;
}
`;
  const { exitCode, told, report } = await checkChange(
    { 'include/record.h': header, 'src/checksum.c': checksum, 'src/initials.c': initials },
    { 'include/record.h': header.replace('NAME 16', 'NAME 20') },
  );
  expect(told).toEqual([`src/initials.c:${lineOf(initials, 'upper[i] =')} out-of-bounds introduced`]);
  expect(verdictOf(report, 'record_checksum')).toMatch(/proved|bounded/);
  expect(exitCode).toBe(1);
});

describe('a static helper with two callers', () => {
  const header = 'int first_total(void);\nint last_total(void);\n';
  const totals = `#include "totals.h"
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))
static const int days[7] = {3, 1, 4, 1, 5, 9, 2};
static const int months[12] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8};

static int total(const int *values, unsigned count)
{
  int sum = 0;
  for (unsigned i = 0; i < count; i++)
    sum += values[i];
  return sum;
}

int first_total(void)
{
  return total(days, COUNT(days));
}

int last_total(void)
{
  return total(months, COUNT(months));
}
`;

  test('is found to read past the end for the one that passes a bad length', async () => {
    const head = totals.replace('total(months, COUNT(months))', 'total(months, sizeof months)');
    const { exitCode, told, report } = await checkChange(
      { 'totals.h': header, 'totals.c': totals },
      { 'totals.c': head },
    );
    expect(told).toEqual([`totals.c:${lineOf(head, 'sum += values[i]')} out-of-bounds introduced`]);
    expect(report.findings[0]?.function).toBe('total');
    expect(report.units.filter(({ verdict }) => verdict === 'failed').map(({ entry }) => entry)).toEqual([
      'last_total',
    ]);
    expect(exitCode).toBe(1);
  });

  test('is verified through both when it changes itself, and blamed for the one that it breaks', async () => {
    const careless = totals
      .replace('i < count;', 'i < count && i < 12;')
      .replace('total(months, COUNT(months))', 'total(months, 16)');
    const head = careless.replace(' && i < 12', '');
    const { exitCode, told, report } = await checkChange(
      { 'totals.h': header, 'totals.c': careless },
      { 'totals.c': head },
    );
    expect(told).toEqual([`totals.c:${lineOf(head, 'sum += values[i]')} out-of-bounds introduced`]);
    expect(verdictOf(report, 'first_total')).toMatch(/proved|bounded/);
    expect(verdictOf(report, 'last_total')).toBe('failed');
    expect(exitCode).toBe(1);
  });

  test('is named with the function through which it was called', async () => {
    const head = totals.replace('total(months, COUNT(months))', 'total(months, 13)');
    const text = await readChange({ 'totals.h': header, 'totals.c': totals }, { 'totals.c': head });
    expect(text).toContain('ESBMC found a call of last_total by itself');
    expect(text).toContain('1 bug introduced');
  });

  test('is not verified with arguments that neither passes', async () => {
    const head = totals.replace('int sum = 0;', 'int sum = 0;\n  if (count == 0)\n    return -1;');
    const { exitCode, told } = await checkChange(
      { 'totals.h': header, 'totals.c': totals },
      { 'totals.c': head },
    );
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });
});

describe('a callee in another file', () => {
  const header = '#include <stddef.h>\nvoid hex_of(unsigned value, char *text, size_t size);\n';
  const callee = `#include "hex.h"
void hex_of(unsigned value, char *text, size_t size)
{
  static const char digits[] = "0123456789abcdef";
  size_t i;
  for (i = 0; i + 1 < size; i++) {
    text[i] = digits[value & 15];
    value >>= 4;
  }
  text[i] = 0;
}
`;
  const caller = `#include "hex.h"
int starts_with_zero(unsigned value)
{
  char text[5];
  hex_of(value, text, 5);
  return text[0] == '0';
}
`;
  const base = { 'include/hex.h': header, 'src/hex.c': callee, 'src/zero.c': caller };

  test('is linked, so that a buffer that is too small for what it writes is found', async () => {
    const head = caller.replace('text, 5)', 'text, 6)');
    const { exitCode, told } = await checkChange(base, { 'src/zero.c': head });
    expect(told).toEqual([`src/hex.c:${lineOf(callee, 'text[i] = 0')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });

  test('that does right is no reason for a finding', async () => {
    const indexed = {
      'include/slot.h': 'unsigned slot_of(const char *key);\nint get(const char *key);\n',
      'src/slot.c': `#include "slot.h"
unsigned slot_of(const char *key)
{
  unsigned hash = 5381;
  while (*key)
    hash = hash * 33 ^ (unsigned char)*key++;
  return hash % 16;
}
`,
      'src/get.c': `#include "slot.h"
static int values[16];
int get(const char *key)
{
  return 0;
}
`,
    };
    const get = indexed['src/get.c'].replace('return 0', 'return values[slot_of(key)]');
    const { exitCode, told } = await checkChange(indexed, { 'src/get.c': get });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('that changes breaks its caller, and the caller is where it is told', async () => {
    const slot = (modulus: number) => `#include "slot.h"
unsigned slot_of(const char *key)
{
  unsigned hash = 5381;
  while (*key)
    hash = hash * 33 ^ (unsigned char)*key++;
  return hash % ${modulus};
}
`;
    const get = `#include "slot.h"
static int values[16];
int get(const char *key)
{
  return values[slot_of(key)];
}
`;
    const header = 'unsigned slot_of(const char *key);\nint get(const char *key);\n';
    const { exitCode, told } = await checkChange(
      { 'include/slot.h': header, 'src/slot.c': slot(16), 'src/get.c': get },
      { 'src/slot.c': slot(17) },
    );
    expect(told).toEqual([`src/get.c:${lineOf(get, 'return values')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

test('a program in another file reaches a library function, and its main shows what it passes', async () => {
  const header = 'int price_of(int index);\n';
  const prices = `#include "prices.h"
static const int prices[8] = {5, 3, 8, 2, 9, 1, 7, 4};
int price_of(int index)
{
  if (index < 0 || index >= 8)
    return -1;
  return prices[index];
}
`;
  const main = `#include "prices.h"
int main(int argc, char **argv)
{
  if (argc != 2)
    return 2;
  return price_of(argv[1][0] - '0') > 5;
}
`;
  const head = prices.replace(' || index >= 8', '');
  const { exitCode, told } = await checkChange(
    { 'include/prices.h': header, 'lib/prices.c': prices, 'tools/price.c': main },
    { 'lib/prices.c': head },
  );
  expect(told).toEqual([`lib/prices.c:${lineOf(head, 'return prices[index]')} out-of-bounds introduced`]);
  expect(exitCode).toBe(1);
});

describe('a static helper with more callers than are started', () => {
  const table = 'static const char table[8] = {1, 2, 3, 4, 5, 6, 7, 8};\n';
  const callers = (last: number) =>
    [0, 1, 2, 3, 4, 5, last].map((i, at) => `int pick_${at}(void)\n{\n  return pick(${i});\n}\n`).join('');
  const helper = (body: string) => `static int pick(unsigned i)\n{\n${body}}\n`;
  const check = async (head: string, last: number) => {
    const before = table + helper('  return table[i];\n') + callers(last);
    return checkChange({ 'pick.c': before }, { 'pick.c': table + head + callers(last) });
  };
  test('is not called proved while one of them is not looked at', async () => {
    const checked = await check(helper('  int found = table[i];\n  return found;\n'), 8);
    expect(verdictOf(checked.report, 'pick')).toBe('failed');
  });

  test('is proved where it holds by itself', async () => {
    const checked = await check(helper('  return i < sizeof table ? table[i] : 0;\n'), 8);
    expect(verdictOf(checked.report, 'pick')).toBe('proved');
    expect(checked.exitCode).toBe(0);
  });
});

test('what a library function without a body may have written is no finding, and nothing is known', async () => {
  const files = {
    'net.c': `#include <netdb.h>
#include <stddef.h>

int family(const char *host)
{
  struct addrinfo *found = NULL;
  if (getaddrinfo(host, "80", NULL, &found) != 0)
    return -1;
  int family = found->ai_family;
  freeaddrinfo(found);
  return family;
}
`,
  };
  const { report, told, exitCode } = await checkChange({ 'empty.c': 'int nothing;\n' }, files);
  expect(told).toEqual([]);
  expect(verdictOf(report, 'family')).toBe('unknown');
  expect(exitCode).not.toBe(1);
});
