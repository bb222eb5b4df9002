import { describe, expect, test } from 'vitest';
import { checkChange, lineOf } from './check-change.ts';

describe('allocator hooks', () => {
  const header = `#ifndef TEXT_H
#define TEXT_H
#include <stddef.h>
typedef struct text_hooks {
  void *(*malloc_fn)(size_t size);
  void (*free_fn)(void *pointer);
} text_hooks;
#define TEXT_ROOM 16
typedef struct text {
  char *data;
  size_t length;
  size_t room;
} text;
void text_init_hooks(text_hooks *hooks);
text *text_new(void);
void text_delete(text *one);
#endif
`;
  const source = `#include <stdlib.h>
#include "text.h"

static text_hooks hooks = {malloc, free};

void text_init_hooks(text_hooks *own)
{
  hooks.malloc_fn = own != NULL && own->malloc_fn != NULL ? own->malloc_fn : malloc;
  hooks.free_fn = own != NULL && own->free_fn != NULL ? own->free_fn : free;
}

text *text_new(void)
{
  text *one = hooks.malloc_fn(sizeof *one);
  if (one == NULL)
    return NULL;
  one->data = hooks.malloc_fn(TEXT_ROOM);
  if (one->data == NULL) {
    hooks.free_fn(one);
    return NULL;
  }
  one->data[0] = 0;
  one->length = 0;
  one->room = TEXT_ROOM;
  return one;
}

void text_delete(text *one)
{
  if (one == NULL)
    return;
  hooks.free_fn(one->data);
  hooks.free_fn(one);
}
`;
  const base = { 'text.h': header, 'text.c': source };

  test('are taken for an allocator that may fail: right code has no finding', async () => {
    const head = source.replace('one->length = 0', 'one->length = 0u');
    const { exitCode, told } = await checkChange(base, { 'text.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('that are no longer asked whether they failed', async () => {
    const head = source.replace('  if (one == NULL)\n    return NULL;\n  one->data', '  one->data');
    const { exitCode, told } = await checkChange(base, { 'text.c': head });
    expect(told[0]).toBe(`text.c:${lineOf(head, 'one->data = hooks')} null-dereference introduced`);
    expect(told.filter((one) => !one.endsWith('null-dereference introduced'))).toEqual([]);
    expect(exitCode).toBe(1);
  });

  test('of which the second fails, and the first is lost', async () => {
    const head = source.replace('    hooks.free_fn(one);\n', '');
    const { exitCode, told } = await checkChange(base, { 'text.c': head });
    expect(told).toEqual([`text.c:${lineOf(head, 'text *one = hooks.malloc_fn')} memory-leak introduced`]);
    expect(exitCode).toBe(1);
  });

  test('that get back what was given back already', async () => {
    const head = source.replace('  hooks.free_fn(one->data);\n', '  hooks.free_fn(one);\n');
    const { exitCode, told } = await checkChange(base, { 'text.c': head });
    expect(told.join()).toContain(
      `text.c:${lineOf(head, '  hooks.free_fn(one);\n  hooks') + 1} double-free introduced`,
    );
    expect(exitCode).toBe(1);
  });
});

describe('a library function that cleans up', () => {
  const header = `struct pair {
  char *key;
  char *value;
};
int pair_init(struct pair *pair);
void pair_clear(struct pair *pair);
`;
  const source = `#include <stdlib.h>
#include "pair.h"

static char *empty(void)
{
  char *made = malloc(8);
  if (made != NULL)
    made[0] = 0;
  return made;
}

int pair_init(struct pair *pair)
{
  char *own = empty();
  if (own == NULL)
    return -1;
  pair->value = empty();
  if (pair->value == NULL) {
    free(own);
    return -1;
  }
  pair->key = own;
  return 0;
}

void pair_clear(struct pair *pair)
{
  free(pair->key);
  free(pair->value);
  pair->key = pair->value = NULL;
}
`;
  const base = { 'pair.h': header, 'pair.c': source };

  test('leaks on its error path once that forgets to', async () => {
    const head = source.replace('    free(own);\n', '');
    const { exitCode, told } = await checkChange(base, { 'pair.c': head });
    expect(told).toEqual([`pair.c:${lineOf(head, 'char *made = malloc')} memory-leak introduced`]);
    expect(exitCode).toBe(1);
  });

  test('frees twice once its error path does', async () => {
    const head = source.replace('    free(own);\n', '    free(own);\n    free(own);\n');
    const { exitCode, told } = await checkChange(base, { 'pair.c': head });
    expect(told).toEqual([`pair.c:${lineOf(head, '    free(own);\n    free') + 1} double-free introduced`]);
    expect(exitCode).toBe(1);
  });

  test('does not leak what it hands out in its parameter', async () => {
    const head = source.replace('  char *own = empty();\n', '  char *own;\n  own = empty();\n');
    const { exitCode, told } = await checkChange(base, { 'pair.c': head });
    expect(told).toEqual([]);
    expect(exitCode).toBe(0);
  });
});

describe('what is made and kept', () => {
  const list = `#include <stdlib.h>
struct node {
  int value;
  struct node *next;
};
struct list {
  struct node *head;
  size_t count;
};

struct node *node_new(int value)
{
  struct node *one = calloc(1, sizeof *one);
  if (one == NULL)
    return NULL;
  one->value = value;
  return one;
}

int list_push(struct list *list, int value)
{
  struct node *one = node_new(value);
  if (one == NULL)
    return -1;
  one->next = list->head;
  list->head = one;
  list->count++;
  return 0;
}

int list_create(struct list **out)
{
  struct list *made = malloc(sizeof *made);
  if (made == NULL)
    return -1;
  made->head = NULL;
  made->count = 0;
  *out = made;
  return 0;
}
`;

  test('is not lost when it is returned, linked into a list, or stored through an out parameter', async () => {
    const head = list
      .replace('  one->value = value;\n', '  one->value = value;\n  one->next = NULL;\n')
      .replace('  list->count++;\n', '  list->count += 1;\n')
      .replace('  made->count = 0;\n', '  made->count = 0u;\n');
    const { exitCode, told, report } = await checkChange({ 'list.c': list }, { 'list.c': head });
    expect(told).toEqual([]);
    expect(report.units.map(({ entry }) => entry)).toEqual(
      expect.arrayContaining(['node_new', 'list_push', 'list_create']),
    );
    expect(exitCode).toBe(0);
  });

  test('is lost when the list is given the old node again', async () => {
    const head = list.replace('  list->head = one;\n', '');
    const { exitCode, told } = await checkChange({ 'list.c': list }, { 'list.c': head });
    expect(told).toEqual([`list.c:${lineOf(list, 'calloc(1')} memory-leak introduced`]);
    expect(exitCode).toBe(1);
  });
});

test('what a destructor no longer frees is lost in it', async () => {
  const source = `#include <stdlib.h>
struct text {
  char *data;
  size_t length;
};
void text_delete(struct text *text)
{
  if (text == NULL)
    return;
  free(text->data);
  free(text);
}
`;
  const head = source.replace('  free(text);\n', '');
  const { exitCode, told } = await checkChange({ 'text.c': source }, { 'text.c': head });
  expect(told).toEqual([`text.c:${lineOf(head, 'void text_delete')} memory-leak introduced`]);
  expect(exitCode).toBe(1);
});

describe('what a function was handed, and gave back before', () => {
  const item = `#include <stdlib.h>
#include <string.h>

struct item {
  int kind;
  char *name;
};

int item_rename(struct item *one, const char *name)
{
  char *copy = malloc(strlen(name) + 1);
  if (copy == NULL)
    return -1;
  strcpy(copy, name);
  if (one->name)
    free(one->name);
  one->name = copy;
  return 0;
}
`;

  test('is lost where a member is stored to and no longer freed', async () => {
    const head = item.replace('    free(one->name);\n', '    ;\n');
    const { told, exitCode } = await checkChange({ 'item.c': item }, { 'item.c': head });
    expect(told).toEqual([`item.c:${lineOf(head, 'int item_rename')} memory-leak introduced`]);
    expect(exitCode).toBe(1);
  });

  test('is no loss where it goes on to be freed', async () => {
    const head = item
      .replace('  if (one->name)\n    free(one->name);\n', '  char *old = one->name;\n')
      .replace('= copy;\n  return 0', '= copy;\n  free(old);\n  return 0');
    const { told } = await checkChange({ 'item.c': item }, { 'item.c': head });
    expect(told).toEqual([]);
  });
});
