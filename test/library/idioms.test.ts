import { expect, test } from 'vitest';
import { checkChange, lineOf } from './check-change.ts';

interface Idiom {
  readonly name: string;
  readonly text: string;
  /** What the change replaces, and by what. */
  readonly edit: readonly [string, string];
  /** A part of the line that goes wrong then, and how; nothing else may be told. */
  readonly wrong: readonly [string, string] | null;
}

const idioms: readonly Idiom[] = [
  {
    name: 'errors that jump to the end, where all is given back',
    text: `#include <stdlib.h>
int *squares(unsigned char count)
{
  int *result = NULL;
  int *table = malloc(256 * sizeof *table);
  if (table == NULL)
    goto done;
  result = malloc((count + 1u) * sizeof *result);
  if (result == NULL)
    goto done;
  table[count] = count * count;
  result[0] = table[count];
done:
  free(table);
  return result;
}
`,
    edit: ['  if (result == NULL)\n    goto done;\n', '  if (result == NULL)\n    return NULL;\n'],
    wrong: ['int *table = malloc', 'memory-leak'],
  },
  {
    name: 'a vector that grows',
    text: `#include <stdlib.h>
struct vector {
  int *items;
  size_t count;
  size_t capacity;
};
int vector_push(struct vector *vector, int item)
{
  if (vector->count == vector->capacity) {
    size_t capacity = vector->capacity == 0 ? 4 : vector->capacity * 2;
    int *items = realloc(vector->items, capacity * sizeof *items);
    if (items == NULL)
      return -1;
    vector->items = items;
    vector->capacity = capacity;
  }
  vector->items[vector->count++] = item;
  return 0;
}
`,
    edit: ['realloc(vector->items, capacity * sizeof *items)', 'realloc(vector->items, capacity)'],
    wrong: ['vector->items[vector->count++]', 'out-of-bounds'],
  },
  {
    name: 'a list whose nodes are given back one by one',
    text: `#include <stdlib.h>
struct node {
  int value;
  struct node *next;
};
void list_free(struct node *head)
{
  while (head != NULL) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
}
`,
    edit: [
      '    struct node *next = head->next;\n    free(head);\n    head = next;\n',
      '    free(head);\n    head = head->next;\n',
    ],
    wrong: ['head = head->next', 'use-after-free'],
  },
  {
    name: 'a tree that is given back by recursion',
    text: `#include <stdlib.h>
struct tree {
  int key;
  struct tree *left;
  struct tree *right;
};
void tree_free(struct tree *tree)
{
  if (tree == NULL)
    return;
  tree_free(tree->left);
  tree_free(tree->right);
  free(tree);
}
`,
    edit: ['  tree_free(tree->right);\n  free(tree);\n', '  free(tree);\n  tree_free(tree->right);\n'],
    wrong: ['tree_free(tree->right)', 'use-after-free'],
  },
  {
    name: 'a buffer of the caller, and how large it is',
    text: `#include <stddef.h>
#include <string.h>
int greet(char *out, size_t out_size, const char *name)
{
  size_t length = strlen(name);
  if (length + 4 > out_size)
    return -1;
  memcpy(out, "hi ", 3);
  memcpy(out + 3, name, length + 1);
  return 0;
}
`,
    edit: ['length + 4 > out_size', 'length + 3 > out_size'],
    wrong: ['memcpy(out + 3', 'out-of-bounds'],
  },
  {
    name: 'a mean of numbers, of which there may be none',
    text: `int mean_of(const int *values, int count)
{
  long long sum = 0;
  if (count <= 0)
    return 0;
  for (int i = 0; i < count; i++)
    sum += values[i];
  return (int)(sum / count);
}
`,
    edit: ['count <= 0', 'count < 0'],
    wrong: ['sum / count', 'division-by-zero'],
  },
  {
    name: 'a callback with a context',
    text: `#include <stddef.h>
typedef int (*visit_fn)(void *context, int key, int value);
struct entry {
  int key;
  int value;
};
struct table {
  struct entry entries[4];
  size_t used;
};
int table_each(const struct table *table, visit_fn visit, void *context)
{
  for (size_t i = 0; i < table->used && i < 4; i++) {
    int stop = visit(context, table->entries[i].key, table->entries[i].value);
    if (stop != 0)
      return stop;
  }
  return 0;
}
`,
    edit: ['i < table->used && i < 4', 'i <= table->used'],
    wrong: ['int stop = visit(', 'out-of-bounds'],
  },
  {
    name: 'a comparison that only the library calls',
    text: `#include <stdlib.h>
struct item {
  int rank;
  int weight[3];
};
static int by_weight(const void *left, const void *right)
{
  const struct item *one = left;
  const struct item *other = right;
  return (one->weight[2] > other->weight[2]) - (one->weight[2] < other->weight[2]);
}
void sort_items(struct item *items, size_t count)
{
  qsort(items, count, sizeof *items, by_weight);
}
`,
    edit: ['  return (one->weight[2]', '  return (one->weight[3]'],
    wrong: ['return (one->weight[3]', 'out-of-bounds'],
  },
  {
    name: 'a union with a tag',
    text: `enum kind { NUMBER, TEXT };
struct value {
  enum kind kind;
  union {
    int number;
    const char *text;
  } as;
};
int first_of(const struct value *value)
{
  switch (value->kind) {
  case NUMBER:
    return value->as.number;
  case TEXT:
    return value->as.text[0];
  }
  return 0;
}
`,
    edit: ['return value->as.number;', 'return value->as.number & 255;'],
    wrong: null,
  },
  {
    name: 'a chain in a bucket of a hash table',
    text: `#include <stddef.h>
struct entry {
  unsigned key;
  int value;
  struct entry *next;
};
struct map {
  struct entry *buckets[2];
};
int map_get(const struct map *map, unsigned key, int otherwise)
{
  const struct entry *entry = map->buckets[key % 2];
  while (entry != NULL && entry->key != key)
    entry = entry->next;
  return entry != NULL ? entry->value : otherwise;
}
`,
    edit: [
      '  return entry != NULL ? entry->value : otherwise;',
      '  (void)otherwise;\n  return entry->value;',
    ],
    wrong: ['return entry->value', 'null-dereference'],
  },
  {
    name: 'a ring that wraps around',
    text: `#include <stdint.h>
#define RING_SIZE 16
struct ring {
  uint8_t data[RING_SIZE];
  unsigned head;
  unsigned tail;
};
int ring_put(struct ring *ring, uint8_t byte)
{
  unsigned next = (ring->head + 1) % RING_SIZE;
  if (next == ring->tail)
    return -1;
  ring->data[ring->head % RING_SIZE] = byte;
  ring->head = next;
  return 0;
}
`,
    edit: ['ring->data[ring->head % RING_SIZE]', 'ring->data[ring->head % (RING_SIZE + 1)]'],
    wrong: ['ring->data[ring->head', 'out-of-bounds'],
  },
  {
    name: 'a value that is set on each path',
    text: `int sign_of(int number)
{
  int sign;
  if (number < 0)
    sign = -1;
  else
    sign = number > 0;
  return sign;
}
`,
    edit: ['  else\n    sign = number > 0;', '  else if (number > 0)\n    sign = 1;'],
    wrong: ['return sign', 'uninitialised'],
  },
  {
    name: 'words in an array of strings',
    text: `int position_of(char initial, const char *const *words, int count)
{
  for (int i = 0; i < count; i++)
    if (words[i][0] == initial)
      return i;
  return -1;
}
`,
    edit: ['i < count', 'i <= count'],
    wrong: ['if (words[i][0]', 'null-dereference'],
  },
  {
    name: 'a file that is closed on each path',
    text: `#include <stdio.h>
int first_byte(const char *path)
{
  FILE *file = fopen(path, "rb");
  int byte;
  if (file == NULL)
    return -1;
  byte = fgetc(file);
  if (byte == EOF) {
    fclose(file);
    return -2;
  }
  fclose(file);
  return byte;
}
`,
    edit: ['    fclose(file);\n    return -2;', '    return -2;'],
    wrong: ['fopen(path', 'memory-leak'],
  },
];

test.each(idioms)('$name', async ({ text, edit: [from, to], wrong }) => {
  const head = text.replace(from, to);
  expect(head).not.toBe(text);
  const { exitCode, told } = await checkChange({ 'a.c': text }, { 'a.c': head });
  const expected = wrong === null ? [] : [`a.c:${lineOf(head, wrong[0])} ${wrong[1]} introduced`];
  expect(told).toEqual(expected);
  expect(exitCode).toBe(wrong === null ? 0 : 1);
});
