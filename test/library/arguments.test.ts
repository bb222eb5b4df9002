import { describe, expect, test } from 'vitest';
import { tempTree } from '../project/temp-tree.ts';
import { parseReport } from '../support/json-report.ts';
import { runCli } from '../support/run-bundle.ts';
import { checkChange, lineOf, verdictOf } from './check-change.ts';

describe('a pointer and a number that counts what it points to', () => {
  const source = `#include <stddef.h>
#include <stdint.h>
int32_t checksum(const uint8_t *data, size_t data_len, unsigned seed)
{
  int32_t sum = (int32_t)(seed & 0xff);
  for (size_t i = 0; i < data_len; i++)
    sum ^= data[i];
  return sum;
}

int largest(const int *a, int k)
{
  int best = k > 0 ? a[0] : 0;
  for (int i = 1; i < k; i++)
    best = a[i] > best ? a[i] : best;
  return best;
}
`;

  test('are seen by their names and by their use', async () => {
    const head = source.replace('(seed & 0xff)', '(seed & 0x7f)').replace('i = 1;', 'i = 0;');
    const { exitCode, told, report } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([]);
    expect(report.units).toHaveLength(2);
    expect(exitCode).toBe(0);
  });

  test('show an access behind the last element', async () => {
    const head = source.replace('i < data_len', 'i <= data_len').replace('i < k', 'i <= k');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([
      `a.c:${lineOf(head, 'best = a[i]')} out-of-bounds introduced`,
      `a.c:${lineOf(head, 'sum ^= data[i]')} out-of-bounds introduced`,
    ]);
    expect(exitCode).toBe(1);
  });

  const two = `#include <stddef.h>
int sum_of(const int *values, size_t size, size_t count)
{
  int sum = 0;
  (void)size;
  for (size_t i = 0; i < count; i++)
    sum ^= values[i];
  return sum;
}
`;

  test('are not told to fail where another number may be the one that counts', async () => {
    const head = two.replace('int sum = 0', 'int sum = 1');
    const { exitCode, told } = await checkChange({ 'a.c': two }, { 'a.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('are told to fail where they do whichever number counts', async () => {
    const right = two.replace('(void)size;', 'if (count > size)\n    count = size;');
    const head = right.replace('i < count', 'i <= count');
    const { exitCode, told } = await checkChange({ 'a.c': right }, { 'a.c': head });
    expect(told).toEqual([`a.c:${lineOf(head, 'sum ^= values')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('a string', () => {
  const source = `#include <string.h>
unsigned words_in(const char *text)
{
  unsigned found = 0;
  for (; *text != 0; text++)
    if (text[0] != ' ' && (text[1] == ' ' || text[1] == 0))
      found++;
  return found;
}
`;

  test('ends with a zero byte, and what is said about its length has a bound', async () => {
    const head = source.replace("text[0] != ' '", "' ' != text[0]");
    const { exitCode, told, report } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([]);
    // Longer ones were not looked at.
    expect(verdictOf(report, 'words_in')).toBe('bounded');
    expect(report.units[0]?.assumptions.join()).toContain('terminated string');
    expect(exitCode).toBe(0);
  });

  test('is not read behind that byte', async () => {
    const head = source.replace('text[1] == 0', 'text[2] == 0');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([`a.c:${lineOf(head, 'text[2]')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('NULL', () => {
  const point = `struct point {
  int x;
  int y;
};

int cross(const struct point *one, const struct point *other)
{
  return (one->x & other->y) ^ (one->y & other->x);
}
`;
  const user = `#include <stddef.h>
struct point;
int cross(const struct point *one, const struct point *other);
int is_origin(const struct point *one)
{
  return cross(one, one) == 0;
}
`;

  test('is not passed where no caller passes it and no body asks for it', async () => {
    const head = point.replace('^', '|');
    const { exitCode, told } = await checkChange({ 'point.c': point, 'user.c': user }, { 'point.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('is passed where a caller does', async () => {
    const head = point.replace('^', '|');
    const passing = user.replace('cross(one, one)', 'cross(one, NULL)');
    const { told } = await checkChange({ 'point.c': point, 'user.c': passing }, { 'point.c': head });
    // It was there before, and is told at the function that can't take it.
    expect(told).toEqual([`point.c:${lineOf(head, 'return (one->x')} null-dereference existing`]);
  });

  test('is passed where the body asks for it, too late', async () => {
    const head = point.replace(
      '  return',
      '  int x = one->x;\n  if (!one || !other)\n    return 0;\n  return x ^',
    );
    const { told } = await checkChange({ 'point.c': point }, { 'point.c': head });
    expect(told.join()).toContain(`point.c:${lineOf(head, 'int x = one->x')} null-dereference`);
  });

  test('is passed where the body asked for it before the change', async () => {
    const asking = point.replace('  return', '  if (!one || !other)\n    return 0;\n  return');
    const head = asking.replace('!one || !other', '!one');
    const { exitCode, told } = await checkChange({ 'point.c': asking }, { 'point.c': head });
    expect(told).toEqual([`point.c:${lineOf(head, 'return (one->x')} null-dereference introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('a number that is read and written', () => {
  const source = `#include <stddef.h>
int put_digits(char *buffer, size_t *size)
{
  size_t i;
  if (*size < 4)
    return -1;
  for (i = 0; i < 3; i++)
    buffer[i] = '0';
  buffer[i] = 0;
  *size = i;
  return 0;
}
`;

  test('says how much room there is', async () => {
    const head = source.replace("buffer[i] = '0'", "buffer[i] = '1'");
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('says that there is too little room', async () => {
    const head = source.replace('*size < 4', '*size < 3');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([`a.c:${lineOf(head, 'buffer[i] = 0;')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('a cursor and what is left behind it', () => {
  const source = `#include <stddef.h>
#include <stdint.h>
int read_u16(const uint8_t **cursor, size_t *left, uint16_t *out)
{
  if (*left < 2)
    return -1;
  *out = (uint16_t)((*cursor)[0] << 8 | (*cursor)[1]);
  *cursor += 2;
  *left -= 2;
  return 0;
}
`;

  test('belong together', async () => {
    const head = source.replace('<< 8 |', '* 256 +');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('no longer are compared before the second byte is read', async () => {
    const head = source.replace('*left < 2', '*left < 1');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([`a.c:${lineOf(head, '*out = (uint16_t)')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('a structure with a length and a capacity', () => {
  const source = `#include <stddef.h>
#include <string.h>
struct buffer {
  char *data;
  size_t len;
  size_t cap;
};

int buffer_append(struct buffer *buffer, const char *from, size_t size)
{
  if (size > buffer->cap - buffer->len)
    return -1;
  memcpy(buffer->data + buffer->len, from, size);
  buffer->len += size;
  return 0;
}
`;

  test('never is longer than it has room for', async () => {
    const head = source.replace('return -1', 'return -2');
    const { exitCode, told } = await checkChange({ 'buffer.c': source }, { 'buffer.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('is written past its room', async () => {
    const head = source.replace('size > buffer->cap - buffer->len', 'size > buffer->cap');
    const { exitCode, told } = await checkChange({ 'buffer.c': source }, { 'buffer.c': head });
    expect(told).toEqual([`buffer.c:${lineOf(head, 'memcpy')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('an overflow of numbers that anybody may pass', () => {
  const source = `int area_of(int width, int height)
{
  if (width < 0 || width > 1000 || height < 0 || height > 1000)
    return -1;
  return width * height;
}

int next_of(int number)
{
  return number + 1;
}
`;

  test('goes to the summary and fails nothing', async () => {
    await using tree = await tempTree({ 'a.c': source });
    const { exitCode, stdout } = await runCli(['check', 'a.c', '--format', 'json'], { cwd: tree.root });
    const { findings, conclusion } = parseReport(stdout);
    const line = lineOf(source, 'return number + 1');
    expect(findings).toMatchObject([{ kind: 'overflow', line, function: 'next_of', status: null }]);
    expect(conclusion).toBe('success');
    expect(exitCode).toBe(0);
  });

  test('fails where the version before had none', async () => {
    const head = source.replace(' || width > 1000', '');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toEqual([`a.c:${lineOf(head, 'return width * height')} overflow introduced`]);
    expect(exitCode).toBe(1);
  });
});
