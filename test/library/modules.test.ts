import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, verdictOf } from './check-change.ts';

describe('a module with a state of its own', () => {
  const source = `#include <stddef.h>
#include <string.h>
static char line[32];
static size_t used;

int line_add(const char *text, size_t length)
{
  if (length > sizeof line - used)
    return -1;
  memcpy(line + used, text, length);
  used += length;
  return 0;
}

void line_reset(void)
{
  used = 0;
}

char line_last(void)
{
  return used > 0 ? line[used - 1] : 0;
}
`;

  test('keeps to what its functions keep it to', async () => {
    const head = source.replace('used > 0 ?', 'used != 0 ?').replace('return -1', 'return -2');
    const { exitCode, told } = await checkChange({ 'line.c': source }, { 'line.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('is written too far in its second use', async () => {
    const head = source.replace('length > sizeof line - used', 'length > sizeof line');
    const { exitCode, told } = await checkChange({ 'line.c': source }, { 'line.c': head });
    expect(told).toEqual([`line.c:${lineOf(head, 'memcpy(line')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

describe('a result and what it says about an out parameter', () => {
  const header = `struct range {
  int low;
  int high;
};
int range_parse(const char *text, struct range *range);
int range_pick(const char *text);
`;
  const parse = `#include "range.h"
int range_parse(const char *text, struct range *range)
{
  if (text[0] < '0' || text[0] > '7')
    return -1;
  range->low = text[0] - '0';
  range->high = range->low + 1;
  return 0;
}
`;
  const pick = `#include "range.h"
static const char marks[9] = "abcdefgh";
int range_pick(const char *text)
{
  struct range range;
  if (range_parse(text, &range) != 0)
    return -1;
  return marks[range.high];
}
`;
  const base = { 'range.h': header, 'parse.c': parse, 'pick.c': pick };

  test('is taken for what the other file makes it', async () => {
    const { exitCode, told } = await checkChange(base, { 'pick.c': pick.replace('return -1', 'return -2') });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('is no longer looked at before it is used', async () => {
    const head = pick.replace(
      '  if (range_parse(text, &range) != 0)\n    return -1;\n',
      '  range_parse(text, &range);\n',
    );
    const { exitCode, told } = await checkChange(base, { 'pick.c': head });
    // What was never set is any number, so it is out of bounds as well.
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^pick\.c:7 (?:uninitialised|out-of-bounds) introduced$/);
    expect(exitCode).toBe(1);
  });

  test('grows in the other file past what its user has', async () => {
    const { exitCode, told } = await checkChange(base, { 'parse.c': parse.replace("'7'", "'8'") });
    expect(told).toEqual([`pick.c:${lineOf(pick, 'return marks')} out-of-bounds introduced`]);
    expect(exitCode).toBe(1);
  });
});

test('a function that gives back what it should leave breaks its caller in another file', async () => {
  const header = `#include <stddef.h>
struct message {
  char *text;
};
void message_show(struct message *message);
int message_send(struct message *message);
`;
  const show = `#include <stdlib.h>
#include "message.h"
void message_show(struct message *message)
{
  if (message->text != NULL)
    message->text[0] = '*';
}
`;
  const send = `#include <stdlib.h>
#include "message.h"
int message_send(struct message *message)
{
  int first;
  message->text = malloc(2);
  if (message->text == NULL)
    return -1;
  message->text[0] = 'a';
  message->text[1] = 0;
  message_show(message);
  first = message->text[0];
  free(message->text);
  message->text = NULL;
  return first;
}
`;
  const head = show.replace("    message->text[0] = '*';\n", '    free(message->text);\n');
  const { exitCode, told } = await checkChange(
    { 'message.h': header, 'show.c': show, 'send.c': send },
    { 'show.c': head },
  );
  expect(told).toContain(`send.c:${lineOf(send, 'first = message->text')} use-after-free introduced`);
  expect(exitCode).toBe(1);
});

test('a table that ends with an empty entry', async () => {
  const source = `struct keyword {
  const char *word;
  int token;
};
static const struct keyword keywords[] = {{"if", 1}, {"do", 2}, {0, 0}};
int token_of(const char *word)
{
  const struct keyword *keyword;
  for (keyword = keywords; keyword->word != 0; keyword++)
    if (keyword->word[0] == word[0])
      return keyword->token;
  return 0;
}
`;
  const head = source.replace(', {0, 0}', '');
  const { exitCode, told } = await checkChange({ 'keywords.c': source }, { 'keywords.c': head });
  expect(told).toContain(`keywords.c:${lineOf(head, 'keyword->word != 0')} out-of-bounds introduced`);
  expect(exitCode).toBe(1);
});

test('flags, shifts and sizes of numbers that are kept in range', async () => {
  const source = `unsigned bit_of(unsigned place)
{
  if (place > 31)
    return 0;
  return 1u << place;
}

int middle_of(int low, int high)
{
  if (low < 0 || high < low)
    return -1;
  return low + (high - low) / 2;
}
`;
  const head = source
    .replace('place > 31', 'place > 32')
    .replace('low + (high - low) / 2', '(low + high) / 2');
  const { exitCode, told, report } = await checkChange({ 'bits.c': source }, { 'bits.c': head });
  expect(told).toEqual([
    `bits.c:${lineOf(head, '(low + high) / 2')} overflow introduced`,
    `bits.c:${lineOf(head, '1u << place')} shift introduced`,
  ]);
  expect(verdictOf(report, 'bit_of')).toBe('failed');
  expect(exitCode).toBe(1);
});

test('a deprecated name that is a macro for the function', async () => {
  const header = `#define old_at(i) new_at(i, 4)
int new_at(int index, int count);
int use(int index);
`;
  const source = `#include "at.h"
static int cells[4];
int new_at(int index, int count)
{
  return index >= 0 && index < count ? cells[index] : -1;
}
int use(int index)
{
  return old_at(index);
}
`;
  const head = header.replace('new_at(i, 4)', 'new_at(i, 5)');
  const { exitCode, told } = await checkChange({ 'at.h': header, 'at.c': source }, { 'at.h': head });
  expect(told).toEqual([`at.c:${lineOf(source, 'cells[index]')} out-of-bounds introduced`]);
  expect(exitCode).toBe(1);
});

test('a static function that only a callback in another file may reach is verified by itself', async () => {
  const header =
    'typedef int (*handler)(int argument);\nvoid handler_set(handler one);\nvoid install(void);\n';
  const source = `#include "handlers.h"
static int cells[4];
static int on_event(int argument)
{
  return cells[argument & 3];
}
void install(void)
{
  handler_set(on_event);
}
`;
  const head = source.replace('argument & 3', 'argument & 4');
  const { exitCode, told } = await checkChange(
    { 'handlers.h': header, 'events.c': source },
    { 'events.c': head },
  );
  expect(told).toEqual([`events.c:${lineOf(head, 'return cells')} out-of-bounds introduced`]);
  expect(exitCode).toBe(1);
});

test('arguments that are words of a command line', async () => {
  const source = `struct options {
  int verbose;
  const char *name;
};
int options_read(int argc, char **argv, struct options *options)
{
  options->verbose = 0;
  if (argc < 2)
    return -1;
  options->name = argv[1];
  return options->name[0];
}
`;
  const head = source.replace('argc < 2', 'argc < 1');
  const { exitCode, told } = await checkChange({ 'options.c': source }, { 'options.c': head });
  expect(told).toEqual([`options.c:${lineOf(head, 'return options->name[0]')} null-dereference introduced`]);
  expect(exitCode).toBe(1);
});
