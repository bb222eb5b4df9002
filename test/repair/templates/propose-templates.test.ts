import { describe, expect, test } from 'vitest';
import { cParser } from '../../support/parse-c.ts';
import { afterOf, type Fault, proposalsFor, rankOf } from './propose.ts';

/** What must be among the first candidates, kind by kind. */
const cases: readonly (Fault & {
  readonly name: string;
  readonly source: string;
  readonly fix: string;
  readonly within: number;
})[] = [
  {
    name: 'the operator of a loop above the violated line',
    kind: 'out-of-bounds',
    source:
      'int f(const int *a, int n)\n{\n  int s = 0;\n  for (int i = 0; i <= n; i++)\n    s += a[i]; //!\n  return s;\n}\n',
    fix: 'i < n;',
    within: 8,
  },
  {
    name: 'the initial value of a variable',
    kind: 'out-of-bounds',
    source:
      'int f(const int *a, int n)\n{\n  int hi = n;\n  while (hi >= 0) {\n    if (a[hi] == 3) //!\n      return hi;\n    hi--;\n  }\n  return -1;\n}\n',
    fix: 'int hi = n - 1;',
    within: 12,
  },
  {
    name: 'a step in the other direction than the loop waits for',
    kind: 'out-of-bounds',
    source:
      'int f(const int *a, int n)\n{\n  int s = 0;\n  for (int i = 0; i < n; i--)\n    s += a[i]; //!\n  return s;\n}\n',
    fix: 'i < n; i++',
    within: 4,
  },
  {
    name: 'a loop that goes on where it should end',
    kind: 'out-of-bounds',
    source:
      'int f(const int *a, int n)\n{\n  int s = 0;\n  for (int i = 1; i >= n; i++)\n    s += a[i]; //!\n  return s;\n}\n',
    fix: 'i < n; i++',
    within: 6,
  },
  {
    name: 'a check that lets only the wrong indexes through',
    kind: 'out-of-bounds',
    source: 'int a[8];\nint f(int i)\n{\n  if (i < 0)\n    return a[i]; //!\n  return 0;\n}\n',
    fix: 'i >= 0',
    within: 6,
  },
  {
    name: 'a start past the end of the array',
    kind: 'out-of-bounds',
    source:
      'int a[8];\nvoid f(int n)\n{\n  int to = 42;\n  while (n-- > 0)\n    a[to++ & 7] = a[to] + n; //!\n}\n',
    fix: 'int to = 0;',
    within: 6,
  },
  {
    name: 'a number of rounds that is not that of the array',
    kind: 'out-of-bounds',
    source:
      '#define UNITS 3\nint a[UNITS];\nvoid f(void)\n{\n  const int n = 42;\n  for (int i = 0; i < n; i++)\n    a[i] = 0; //!\n}\n',
    fix: 'n = UNITS;',
    within: 12,
  },
  {
    name: 'an index that is another one than those beside it',
    kind: 'out-of-bounds',
    source:
      'int best(const int *values, const int *list, int n)\n{\n  int best = list[0];\n  for (int i = 1; i < n; i++)\n    if (values[list[i]] > values[best]) //!\n      best = 42;\n  return best;\n}\n',
    fix: 'best = list[i];',
    within: 20,
  },
  {
    name: 'a test for NULL the wrong way round',
    kind: 'memory-leak',
    source:
      '#include <stdlib.h>\nint f(void)\n{\n  int *p = malloc(4); //!\n  if (p != NULL)\n    return -1;\n  free(p);\n  return 0;\n}\n',
    fix: 'p == NULL',
    within: 6,
  },
  {
    name: 'a condition that is negated',
    kind: 'memory-leak',
    source:
      '#include <stdlib.h>\nint f(void)\n{\n  int *p = malloc(4); //!\n  if (p)\n    return -1;\n  free(p);\n  return 0;\n}\n',
    fix: 'if (!p)',
    within: 6,
  },
  {
    name: 'a size that is divided by that of an element',
    kind: 'out-of-bounds',
    source:
      '#include <stdlib.h>\nint f(int n)\n{\n  int *p = malloc(n / sizeof(int));\n  if (!p)\n    return -1;\n  for (int i = 0; i < n; i++)\n    p[i] = i; //!\n  free(p);\n  return 0;\n}\n',
    fix: 'n * sizeof(int)',
    within: 5,
  },
  {
    name: 'a length that a caller passes',
    kind: 'out-of-bounds',
    source:
      'static int last(const int *a, int n)\n{\n  return a[n]; //!\n}\nint main(void)\n{\n  int v[4] = {0};\n  return last(v, 4);\n}\n',
    fix: 'last(v, 3)',
    within: 15,
  },
  {
    name: 'a length that does not belong to the array beside it',
    kind: 'out-of-bounds',
    source:
      '#define SIZE 8\nstatic void fill(int *a, int n)\n{\n  for (int i = 0; i < n; i++)\n    a[i] = 1; //!\n}\nint main(void)\n{\n  int v[SIZE];\n  fill(v, 16);\n  return v[0];\n}\n',
    fix: 'fill(v, SIZE)',
    within: 10,
  },
  {
    name: 'an index that is limited',
    kind: 'out-of-bounds',
    comment: "array bounds violated: array `a' upper bound",
    expression: 'i < 8',
    source: 'int a[8];\nint f(int i)\n{\n  return a[i]; //!\n}\n',
    fix: 'if (i >= 8)\n    i = 8 - 1;\n  return a[i];',
    within: 15,
  },
  {
    name: 'a check before a loop that goes past what the caller passes',
    kind: 'out-of-bounds',
    source:
      '#include <stdlib.h>\nstatic int fill(char *b, int n)\n{\n  for (int i = 0; i < n; i++)\n    b[i] = 1; //!\n  return 0;\n}\nint main(int argc, char **argv)\n{\n  char *b = malloc(16);\n  if (!b)\n    return 1;\n  if (fill(b, argc) < 0)\n    return 2;\n  free(b);\n  return 0;\n}\n',
    fix: 'if (n > 16)\n    return -1;\n  for (',
    within: 20,
  },
  {
    name: 'the size of a member that a header declares',
    kind: 'out-of-bounds',
    header: '#define SLOTS 4\nstruct box { int n; int slot[SLOTS]; };\n',
    source: '#include "a.h"\nint f(struct box *b, int i)\n{\n  return b->slot[i]; //!\n}\n',
    fix: 'if (i < 0 || i >= SLOTS)\n    return 0;',
    within: 10,
  },
  {
    name: 'a result that a called function computes',
    kind: 'out-of-bounds',
    comment: "array bounds violated: array `count' upper bound",
    expression: 'bucket < 10',
    source:
      'static int bucket_of(int p) { return p / 10 + 1; }\nint main(void)\n{\n  int count[10] = {0};\n  int bucket = bucket_of(99);\n  count[bucket]++; //!\n  return 0;\n}\n',
    fix: 'return p / 10;',
    within: 20,
  },
  {
    name: 'a check for NULL, in the style of the file',
    kind: 'null-dereference',
    comment: 'dereference failure: NULL pointer',
    source:
      'struct s { int x; };\nint f(struct s *p, struct s *q)\n{\n\tif (!q)\n\t\treturn -2;\n\treturn q->x + p->x; //!\n}\n',
    fix: '\tif (!p)\n\t\treturn -2;\n\treturn q->x + p->x;',
    within: 5,
  },
  {
    name: 'the lower bound beside the upper one',
    kind: 'out-of-bounds',
    comment: "array bounds violated: array `a' lower bound",
    expression: '(signed long int)i >= 0',
    source: 'int a[8];\nint f(int i)\n{\n  if (i < 8)\n    return a[i]; //!\n  return 0;\n}\n',
    fix: 'i >= 0 && i < 8',
    within: 6,
  },
  {
    name: 'a divisor',
    kind: 'division-by-zero',
    comment: 'division by zero',
    expression: 'n != 0',
    source: 'int mean(int s, int n)\n{\n  return s / n; //!\n}\n',
    fix: 'if (n == 0)\n    return 0;\n  return s / n;',
    within: 4,
  },
  {
    name: 'a shift',
    kind: 'shift',
    comment: 'undefined behavior on shift operation shl',
    expression: 'n < 32',
    source: 'unsigned mask(unsigned n)\n{\n  return (1u << n) - 1u; //!\n}\n',
    fix: '(n < 32 ? 1u << n : 0u) - 1u',
    within: 6,
  },
  {
    name: 'room for the terminator',
    kind: 'out-of-bounds',
    source:
      '#include <stdlib.h>\n#include <string.h>\nchar *dup(const char *s)\n{\n  size_t n = strlen(s);\n  char *p = malloc(n);\n  if (!p)\n    return NULL;\n  strcpy(p, s); //!\n  return p;\n}\n',
    fix: 'malloc(n + 1)',
    within: 8,
  },
  {
    name: 'a free on a way out',
    kind: 'memory-leak',
    comment: 'dereference failure: forgotten memory: dynamic_1_array',
    source:
      '#include <stdlib.h>\nint f(int n)\n{\n  char *p = malloc(4); //!\n  if (!p)\n    return 1;\n  if (n > 3)\n    return 2;\n  free(p);\n  return 0;\n}\n',
    fix: 'if (n > 3) {\n    free(p);\n    return 2;\n  }',
    within: 4,
  },
  {
    name: 'a free on all ways out',
    kind: 'memory-leak',
    source:
      '#include <stdlib.h>\nint f(int n)\n{\n  char *p = malloc(4); //!\n  if (!p)\n    return 1;\n  if (n > 3)\n    return 2;\n  return 0;\n}\n',
    fix: '    return 2;\n  }\n  free(p);\n  return 0;',
    within: 4,
  },
  {
    name: 'the second of two frees',
    kind: 'double-free',
    comment: 'dereference failure: invalidated dynamic object freed',
    source: '#include <stdlib.h>\nvoid f(char *p, int n)\n{\n  if (n > 3)\n    free(p);\n  free(p); //!\n}\n',
    fix: '  if (n > 3)\n    free(p);\n}',
    within: 5,
  },
  {
    name: 'a free before the last use',
    kind: 'use-after-free',
    source: '#include <stdlib.h>\nstatic int last;\nvoid f(int *p)\n{\n  free(p);\n  last = *p; //!\n}\n',
    fix: '{\n  last = *p;\n  free(p);\n}',
    within: 5,
  },
  {
    name: 'the next element in the head of a loop',
    kind: 'use-after-free',
    source:
      '#include <stdlib.h>\nstruct n { struct n *next; };\nvoid f(struct n *h)\n{\n  for (struct n *p = h; p; p = p->next) { //!\n    free(p);\n  }\n}\n',
    fix: 'for (struct n *p = h; p; ) {\n    struct n *next = p->next;\n    free(p);\n    p = next;\n  }',
    within: 5,
  },
  {
    name: 'an initial value',
    kind: 'uninitialised',
    comment: 'use of uninitialized variable: c',
    source: 'int f(int v)\n{\n  int c;\n  if (v > 3)\n    c = 1;\n  return c; //!\n}\n',
    fix: 'int c = 0;',
    within: 3,
  },
  {
    name: 'an unbounded copy',
    kind: 'out-of-bounds',
    source:
      '#include <string.h>\nvoid f(const char *s)\n{\n  char b[8];\n  strcpy(b, s); //!\n  (void)b[0];\n}\n',
    fix: "strncpy(b, s, sizeof b - 1);\n  b[sizeof b - 1] = '\\0';",
    within: 6,
  },
  {
    name: 'unbounded input',
    kind: 'overflow',
    comment: 'buffer overflow on scanf',
    source:
      '#include <stdio.h>\nint f(void)\n{\n  char b[8];\n  int n;\n  if (scanf("%d %s", &n, b) != 2) //!\n    return 1;\n  return n;\n}\n',
    fix: '"%d %7s"',
    within: 5,
  },
  {
    name: 'a sum that does not fit',
    kind: 'overflow',
    comment: 'arithmetic overflow on add',
    expression: '!overflow("+", lo, hi)',
    source: 'int mid(int lo, int hi)\n{\n  return (lo + hi) / 2; //!\n}\n',
    fix: 'return lo + (hi - lo) / 2;',
    within: 3,
  },
  {
    name: 'indexes in the wrong order',
    kind: 'out-of-bounds',
    comment: "array bounds violated: array `m' upper bound",
    expression: 'c < 2',
    source:
      'int m[2][4];\nvoid f(void)\n{\n  for (int r = 0; r < 2; r++)\n    for (int c = 0; c < 4; c++)\n      m[c][r] = 1; //!\n}\n',
    fix: 'm[r][c] = 1;',
    within: 10,
  },
  {
    name: 'an array that is too small for an input',
    kind: 'out-of-bounds',
    comment: "array bounds violated: array `w' upper bound",
    expression: 'c < 3',
    inputs: [{ variable: 'c', value: '3' }],
    source: 'static const int w[3] = {30, 59, 11};\nint f(int c)\n{\n  return w[c]; //!\n}\n',
    fix: 'w[4] =',
    within: 8,
  },
  {
    name: 'an assertion about an index',
    kind: 'assertion',
    comment: 'assertion i < n',
    expression: 'i < n',
    source: '#include <assert.h>\nint f(int i, int n)\n{\n  assert(i < n); //!\n  return i;\n}\n',
    fix: 'if (i >= n)\n    return 0;\n  assert(i < n);',
    within: 10,
  },
];

describe('among the first candidates is', () => {
  test.each(cases)('$name', async ({ source, fix, within, ...fault }) => {
    expect(rankOf(await proposalsFor(source, fault), fix)).toBeLessThanOrEqual(within);
  });
});

describe('candidates', () => {
  const source =
    '#include <stdlib.h>\nint a[8];\nint f(int i)\n{\n  if (i < 9)\n    return a[i]; //!\n  return 0;\n}';
  const fault: Fault = {
    kind: 'out-of-bounds',
    comment: "array bounds violated: array `a' upper bound",
    expression: 'i < 8',
  };

  test('are different texts that can be read, with the same functions', async () => {
    const candidates = await proposalsFor(source, fault);
    const texts = candidates.map(afterOf);
    expect(new Set(texts).size).toBe(texts.length);
    const parser = await cParser();
    for (const text of texts) {
      expect(parser.tree(text)?.errors).toBe(0);
      expect(parser.parse(text).functions.map(({ name }) => name)).toEqual(['f']);
    }
    expect(candidates.length).toBeLessThanOrEqual(60);
    expect(candidates.every(({ engine }) => engine === 'template')).toBe(true);
  });

  test('keep line ends and a missing last one', async () => {
    const candidates = await proposalsFor(source.replaceAll('\n', '\r\n'), fault);
    expect(candidates.length).toBeGreaterThan(5);
    for (const text of candidates.map(afterOf)) {
      expect(text).not.toMatch(/[^\r]\n/);
      expect(text.endsWith('}')).toBe(true);
    }
  });

  test('never end the process, and take no assertion out', async () => {
    const asserted = source.replace(
      'int f(int i)\n{',
      '#include <assert.h>\nint f(int i)\n{\n  assert(i >= 0);',
    );
    for (const text of (await proposalsFor(asserted, fault)).map(afterOf)) {
      expect(text).not.toMatch(/\b(?:exit|abort|__ESBMC_assume)\b/);
      expect(text).toMatch(/^ {2}assert\(i >= 0\);$/m);
    }
  });

  test('are none where the violated place is in no function', async () => {
    expect(await proposalsFor('int x; //!\n', { kind: 'out-of-bounds' })).toEqual([]);
  });

  test('leave a function in the way in which it leaves elsewhere', async () => {
    const text = `#include <stdlib.h>
struct s { int x; };
int f(struct s *p, int n)
{
  int rc = -1;
  char *b = malloc(4);
  if (b == NULL)
    goto out;
  rc = p->x; //!
out:
  free(b);
  return rc;
}
`;
    const candidates = await proposalsFor(text, { kind: 'null-dereference' });
    expect(rankOf(candidates, 'if (p == NULL)\n    goto out;\n  rc = p->x;')).toBeLessThanOrEqual(4);
  });

  test('free what is freed later when they leave early', async () => {
    const text = `#include <stdlib.h>
int f(const int *p)
{
  int *b = malloc(4);
  if (b == NULL)
    return -1;
  *b = *p; //!
  free(b);
  return 0;
}
`;
    const candidates = await proposalsFor(text, { kind: 'null-dereference' });
    expect(rankOf(candidates, 'if (p == NULL) {\n    free(b);\n    return -1;\n  }')).toBeLessThanOrEqual(8);
  });
});
