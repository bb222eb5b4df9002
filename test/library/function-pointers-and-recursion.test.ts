import { describe, expect, test } from 'vitest';
import { checkChange, lineOf, verdictOf } from './check-change.ts';

describe('a table of functions', () => {
  const commands = `#include <stddef.h>
struct state {
  int registers[4];
};
struct command {
  char key;
  int (*run)(struct state *state, int argument);
};

static int run_get(struct state *state, int argument)
{
  if (argument < 0 || argument > 3)
    return -1;
  return state->registers[argument];
}

static int run_clear(struct state *state, int argument)
{
  if (argument < 0 || argument >= 4)
    return -1;
  state->registers[argument] = 0;
  return 0;
}

static const struct command commands[] = {
  {'g', run_get},
  {'c', run_clear},
};

int dispatch(struct state *state, char key, int argument)
{
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
    if (commands[i].key == key)
      return commands[i].run(state, argument);
  return -2;
}
`;

  test('leads to a function that reads past the end', async () => {
    const head = commands.replace('argument > 3', 'argument > 4');
    const { exitCode, told, report } = await checkChange({ 'commands.c': commands }, { 'commands.c': head });
    expect(told).toEqual([`commands.c:${lineOf(head, 'return state->registers')} out-of-bounds introduced`]);
    expect(verdictOf(report, 'dispatch')).toBe('failed');
    expect(exitCode).toBe(1);
  });

  test('leads to functions that do right', async () => {
    const head = commands.replace('argument > 3', 'argument >= 4');
    const { exitCode, told } = await checkChange({ 'commands.c': commands }, { 'commands.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('that is read one too far', async () => {
    const head = commands.replace('i < sizeof commands / sizeof commands[0]', 'i < 3');
    const { exitCode, told } = await checkChange({ 'commands.c': commands }, { 'commands.c': head });
    expect(told.join()).toContain(
      `commands.c:${lineOf(head, 'if (commands[i].key')} out-of-bounds introduced`,
    );
    expect(exitCode).toBe(1);
  });
});

describe('recursion', () => {
  const list = `struct node {
  int value;
  struct node *next;
};

int list_length(const struct node *node)
{
  if (node == 0)
    return 0;
  return 1 + list_length(node->next);
}
`;

  test('along a list ends where the list does, and what is said of it is bounded', async () => {
    const head = list.replace('return 1 + list_length(node->next)', 'return list_length(node->next) + 1');
    const { exitCode, told, report } = await checkChange({ 'list.c': list }, { 'list.c': head });
    expect(told).toEqual([]);
    expect(verdictOf(report, 'list_length')).toBe('bounded');
    expect(exitCode).toBe(0);
  });

  test('along a list that looks behind its end', async () => {
    const head = list.replace('node == 0', 'node->next == 0');
    const { exitCode, told } = await checkChange({ 'list.c': list }, { 'list.c': head });
    expect(told.join()).toContain(`list.c:${lineOf(head, 'node->next == 0')} null-dereference introduced`);
    expect(exitCode).toBe(1);
  });

  test('as deep as a number says is not called proved', async () => {
    const text = `static const unsigned char weights[4] = {1, 2, 4, 8};
unsigned mix(unsigned depth)
{
  if (depth == 0)
    return 1;
  return weights[depth & 3] ^ mix(depth - 1);
}
`;
    const { exitCode, told, report } = await checkChange(
      { 'mix.c': text },
      { 'mix.c': text.replace('return 1;', 'return 2;') },
    );
    expect(told).toEqual([]);
    const { verdict, bound, reason } = report.units.find(({ entry }) => entry === 'mix') ?? {};
    expect(verdict).toBe('bounded');
    expect(bound ?? reason).toBeDefined();
    expect(exitCode).toBe(0);
  });
});
