import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, verdictOf } from './check-change.ts';

describe('what a function uses changes, and not the function', () => {
  const header = `#ifndef QUEUE_H
#define QUEUE_H
#define QUEUE_ROOM 8
struct queue {
  int items[QUEUE_ROOM];
  unsigned first;
};
static inline int queue_peek(const struct queue *queue)
{
  return queue->items[queue->first % QUEUE_ROOM];
}
int queue_last(const struct queue *queue);
int queue_all(const struct queue *queue);
#endif
`;
  const last = `#include "queue.h"
int queue_last(const struct queue *queue)
{
  return queue->items[(queue->first + 7) % 8];
}
`;
  const all = `#include "queue.h"
int queue_all(const struct queue *queue)
{
  int sum = queue_peek(queue);
  for (unsigned i = 0; i < QUEUE_ROOM; i++)
    sum ^= queue->items[i];
  return sum;
}
`;
  const base = { 'include/queue.h': header, 'src/last.c': last, 'src/all.c': all };

  test('an array becomes smaller, and one that knew its size is left behind', async () => {
    const { exitCode, told, report } = await checkChange(base, {
      'include/queue.h': header.replace('QUEUE_ROOM 8', 'QUEUE_ROOM 6'),
    });
    expect(told).toEqual([`src/last.c:${lineOf(last, 'return queue->items')} out-of-bounds introduced`]);
    expect(verdictOf(report, 'queue_all')).toBe('proved');
    expect(exitCode).toBe(1);
  });

  test('a function in a header breaks, and is told in the header', async () => {
    const head = header.replace('[queue->first % QUEUE_ROOM]', '[queue->first % (QUEUE_ROOM + 1)]');
    const { exitCode, told } = await checkChange(base, { 'include/queue.h': head });
    expect(told).toEqual([`include/queue.h:${lineOf(head, 'return queue->items')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });

  test('a table loses an entry', async () => {
    const text = `static const char *const names[] = {"red", "green", "blue"};
const char *name_of(unsigned color)
{
  return color < 3 ? names[color] : "none";
}
`;
    const head = text.replace(', "blue"', '');
    const { exitCode, told } = await checkChange({ 'a.c': text }, { 'a.c': head });
    expect(told).toEqual([`a.c:${lineOf(head, 'names[color]')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('what is new', () => {
  const header = '#include <stddef.h>\nint sum_of(const int *values, size_t count);\n';
  const sum = `#include "sum.h"
int sum_of(const int *values, size_t count)
{
  int sum = 0;
  for (size_t i = 0; i < count; i++)
    sum ^= values[i];
  return sum;
}
`;

  test('a program that misuses a function of another file fails', async () => {
    const program = `#include "sum.h"
int main(void)
{
  int days[7] = {1, 2, 3};
  return sum_of(days, sizeof days) > 0;
}
`;
    const { exitCode, told, report } = await checkChange(
      { 'sum.h': header, 'sum.c': sum },
      { 'tool.c': program },
    );
    expect(told).toEqual([`sum.c:${lineOf(sum, 'sum ^= values')} out-of-bounds introduced`]);
    expect(report.findings[0]?.origin).toBe('entry');
    expect(exitCode).toBe(1);
  });

  test('a library function that does not check an allocation is told, and fails nothing', async () => {
    const added = `#include <stdlib.h>
int *zeros(size_t count)
{
  int *all = malloc((count + 1) * sizeof *all);
  all[0] = 0;
  return all;
}
`;
    const { exitCode, told } = await checkChange({ 'sum.h': header, 'sum.c': sum }, { 'zeros.c': added });
    expect(told).toContain(`zeros.c:${lineOf(added, 'all[0] = 0')} null-dereference introduced`);
    expect(exitCode).toBe(0);
  });

  test('a library function that passes too much to an old one is told, and fails nothing', async () => {
    const added = `#include "sum.h"
int week(void)
{
  static const int days[7] = {1, 2, 3};
  return sum_of(days, 8);
}
`;
    const { exitCode, told } = await checkChange({ 'sum.h': header, 'sum.c': sum }, { 'week.c': added });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`sum.c:${lineOf(sum, 'sum ^= values')} out-of-bounds`);
    expect(exitCode).toBe(0);
  });
});

test('a bug that the change mends is told no more, and its function holds', async () => {
  const text = `static int table[8];
int at(int index)
{
  if (index > 8)
    return 0;
  return table[index & 15];
}
`;
  const { exitCode, told, report } = await checkChange(
    { 'a.c': text },
    { 'a.c': text.replace('index & 15', 'index & 7') },
  );
  expect(told).toEqual([]);
  expect(verdictOf(report, 'at')).toBe('proved');
  expect(exitCode).toBe(0);
});

test('a condition that the header requires is asked of the calls in other files', async () => {
  const header = `/* The caller sees to the range.
 * esbmc: requires(index >= 0 && index < 8) */
int level_at(int index);
`;
  const levels = `#include "levels.h"
static const int levels[8] = {1, 2, 3, 5, 8, 13, 21, 34};
int level_at(int index)
{
  return levels[index];
}
`;
  const user = `#include "levels.h"
int level_of(int percent)
{
  if (percent < 0 || percent > 100)
    return -1;
  return level_at(percent * 7 / 100);
}
`;
  const head = user.replace('percent * 7', 'percent * 8');
  const { exitCode, told } = await checkChange(
    { 'levels.h': header, 'levels.c': levels, 'user.c': user },
    { 'user.c': head, 'levels.c': levels.replace('return levels[index]', 'return levels[index] + 0') },
  );
  expect(told).toEqual([`user.c:${lineOf(head, 'percent * 8')} assertion introduced`]);
  expect(exitCode).toBe(1);
});

describe('operations that may be left out', () => {
  const source = `#include <stddef.h>
struct stream;
struct stream_ops {
  int (*read)(struct stream *stream, char *to, int size);
  void (*close)(struct stream *stream);
};
struct stream {
  const struct stream_ops *ops;
  void *context;
};
void stream_close(struct stream *stream)
{
  if (stream->ops->close != NULL)
    stream->ops->close(stream);
  stream->context = NULL;
}
`;

  test('are asked for before they are called', async () => {
    const { exitCode, told } = await checkChange(
      { 'a.c': source },
      { 'a.c': source.replace('!= NULL', '!= 0') },
    );
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('no longer are', async () => {
    const head = source.replace('  if (stream->ops->close != NULL)\n    stream', '  stream');
    const { exitCode, told } = await checkChange({ 'a.c': source }, { 'a.c': head });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`^a\\.c:${lineOf(head, '->close(stream)')} .* introduced$`));
    expect(exitCode).toBe(1);
  });
});

describe('a type whose members are hidden', () => {
  const header = `struct counter;
struct counter *counter_new(unsigned room);
void counter_free(struct counter *counter);
int counter_add(struct counter *counter, unsigned slot);
`;
  const source = `#include <stdlib.h>
#include "counter.h"
struct counter {
  unsigned room;
  int *slots;
};
struct counter *counter_new(unsigned room)
{
  struct counter *made = malloc(sizeof *made);
  if (made == NULL)
    return NULL;
  made->room = room % 6 + 1;
  made->slots = calloc(made->room, sizeof *made->slots);
  if (made->slots == NULL) {
    free(made);
    return NULL;
  }
  return made;
}
void counter_free(struct counter *counter)
{
  if (counter != NULL)
    free(counter->slots);
  free(counter);
}
int counter_add(struct counter *counter, unsigned slot)
{
  if (slot >= counter->room)
    return -1;
  counter->slots[slot] = 1;
  return 0;
}
`;
  const user = `#include "counter.h"
int mark(struct counter *counter, unsigned slot)
{
  return counter_add(counter, slot) == 0 ? 1 : 2;
}
`;

  test('is made through its constructor for a function in another file', async () => {
    const { exitCode, told, report } = await checkChange(
      { 'counter.h': header, 'counter.c': source, 'mark.c': user },
      { 'mark.c': user.replace('1 : 2', '1 : 3') },
    );
    expect(told).toEqual([]);
    expect(verdictOf(report, 'mark')).toMatch(/proved|bounded/);
    expect(exitCode).toBe(0);
  });

  test('is seen to be misused by what its own file does', async () => {
    const head = source.replace('  if (slot >= counter->room)\n    return -1;\n', '');
    const { exitCode, told } = await checkChange(
      { 'counter.h': header, 'counter.c': source },
      { 'counter.c': head },
    );
    expect(told).toEqual([`counter.c:${lineOf(head, 'counter->slots[slot] = 1')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});
