import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, verdictOf } from './check-change.ts';

describe('a reader with a position in its text and hooks with a calling convention', () => {
  const reader = `#include <stddef.h>
#define CDECL
#define at_position(r) ((r)->text + (r)->position)
#define can_read(r) ((r)->position < (r)->length)

struct hooks {
  void *(CDECL *allocate)(size_t size);
};

struct reader {
  const unsigned char *text;
  size_t length;
  size_t position;
  struct hooks hooks;
};

unsigned char *copy_rest(struct reader *r)
{
  size_t i = 0;
  unsigned char *copy = r->hooks.allocate(r->length + 1);
  if (copy == NULL)
    return NULL;
  while (can_read(r)) {
    copy[i++] = at_position(r)[0];
    r->position++;
  }
  copy[i] = 0;
  return copy;
}
`;

  test('is not blamed for a position that no reader has, and for a hook that is none', async () => {
    const head = reader.replace('size_t i = 0;', 'size_t i;\n  i = 0;');
    const { told, report } = await checkChange({ 'reader.c': reader }, { 'reader.c': head });
    expect(told).toEqual([]);
    expect(verdictOf(report, 'copy_rest')).toBe('bounded');
  });

  test('is blamed for a copy that is too short for the rest', async () => {
    const head = reader.replace('r->length + 1', 'r->length');
    const { told, exitCode } = await checkChange({ 'reader.c': reader }, { 'reader.c': head });
    expect(told).toContain(`reader.c:${lineOf(head, 'copy[i] = 0;')} out-of-bounds introduced`);
    expect(exitCode).toBe(1);
  });
});

test('a parameter is a plain text though a callee has a header before its own of the same name', async () => {
  const text = `#include <stdlib.h>
#include <string.h>
typedef char *counted;

size_t counted_length(const counted s)
{
  return (size_t)s[-1];
}

counted counted_new(const char *text)
{
  size_t length = strlen(text) & 15;
  char *block = malloc(length + 2);
  if (block == NULL)
    return NULL;
  block[0] = (char)length;
  memcpy(block + 1, text, length);
  block[length + 1] = 0;
  return block + 1;
}

size_t length_of(const char *s)
{
  size_t length;
  counted copy = counted_new(s);
  if (copy == NULL)
    return 0;
  length = counted_length(copy);
  free(copy - 1);
  return length;
}
`;
  const head = text.replace('copy == NULL', '!copy');
  const { told, report } = await checkChange({ 'counted.c': text }, { 'counted.c': head });
  expect(told).toEqual([]);
  expect(verdictOf(report, 'length_of')).toMatch(/bounded|proved/);
});
