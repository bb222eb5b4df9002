import type { PropertyKind } from '../../src/domain/property-kind.ts';

/** A program, the change that brings a bug of this kind into it, and what the author must read. */
export interface KindCase {
  readonly kind: PropertyKind;
  readonly base: string;
  readonly from: string;
  readonly to: string;
  /** Of the violated line, after the change. */
  readonly line: number;
  readonly says: string;
}

export const kindCases: readonly KindCase[] = [
  {
    kind: 'null-dereference',
    base: `#include <stddef.h>
int nondet_int(void);
static int table[3] = {1, 2, 3};
static int *find(int id) { return id >= 0 && id < 3 ? &table[id] : NULL; }
int main(void)
{
  int id = nondet_int();
  int *entry = find(id);
  if (!entry)
    return 1;
  return *entry;
}
`,
    from: `  if (!entry)
    return 1;
`,
    to: '',
    line: 9,
    says: '`entry` is NULL',
  },
  {
    kind: 'out-of-bounds',
    base: `int nondet_int(void);
static int table[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > 3)
    return 1;
  table[i] = 1;
  return 0;
}
`,
    from: 'i > 3',
    to: 'i > 4',
    line: 8,
    says: 'With `i` = 4',
  },
  {
    kind: 'use-after-free',
    base: `#include <stdlib.h>
int main(void)
{
  int *p = malloc(sizeof *p);
  if (!p)
    return 1;
  *p = 7;
  int value = *p;
  free(p);
  return value;
}
`,
    from: `  int value = *p;
  free(p);
`,
    to: `  free(p);
  int value = *p;
`,
    line: 9,
    says: 'after its memory was freed',
  },
  {
    kind: 'double-free',
    base: `#include <stdlib.h>
int nondet_int(void);
int main(void)
{
  char *p = malloc(8);
  if (!p)
    return 1;
  int failed = nondet_int();
  if (failed)
    p[0] = 1;
  free(p);
  return 0;
}
`,
    from: 'p[0] = 1;',
    to: 'free(p);',
    line: 11,
    says: 'already freed',
  },
  {
    kind: 'invalid-free',
    base: `#include <stdlib.h>
int main(void)
{
  char *p = malloc(8);
  if (!p)
    return 1;
  char *q = p;
  free(q);
  return 0;
}
`,
    from: 'char *q = p;',
    to: 'char *q = p + 1;',
    line: 8,
    says: 'not the start of its block',
  },
  {
    kind: 'memory-leak',
    base: `#include <stdlib.h>
int nondet_int(void);
int main(void)
{
  int early = nondet_int();
  char *p = malloc(8);
  if (!p)
    return 1;
  p[0] = early;
  free(p);
  return 0;
}
`,
    from: '  p[0] = early;\n',
    to: '  if (early)\n    return 2;\n  p[0] = early;\n',
    line: 6,
    says: 'never freed',
  },
  {
    kind: 'uninitialised',
    base: `int nondet_int(void);
int main(void)
{
  int level = 0;
  if (nondet_int() > 10)
    level = 1;
  return level;
}
`,
    from: 'int level = 0;',
    to: 'int level;',
    line: 7,
    says: 'before it was given a value',
  },
  {
    kind: 'division-by-zero',
    base: `int nondet_int(void);
int main(void)
{
  int n = nondet_int();
  if (n < 1 || n > 9)
    return 1;
  return 100 / n;
}
`,
    from: 'n < 1',
    to: 'n < 0',
    line: 7,
    says: 'With `n` = 0',
  },
  {
    kind: 'overflow',
    base: `int nondet_int(void);
int main(void)
{
  int n = nondet_int();
  if (n > 1000 || n < 0)
    return 1;
  int next = n + 1;
  return next > 0;
}
`,
    from: 'n > 1000 || n < 0',
    to: 'n < 0',
    line: 7,
    says: '`n` = 2147483647',
  },
  {
    kind: 'shift',
    base: `unsigned nondet_uint(void);
int main(void)
{
  unsigned n = nondet_uint();
  if (n > 31)
    return 1;
  return (1u << n) == 8u;
}
`,
    from: 'n > 31',
    to: 'n > 32',
    line: 7,
    says: 'With `n` = 32',
  },
  {
    kind: 'invalid-pointer',
    base: `int main(void)
{
  char *name = "abc";
  char copy[4] = "abc";
  copy[0] = 'x';
  return copy[0] + name[0];
}
`,
    from: "copy[0] = 'x';",
    to: "name[0] = 'x';",
    line: 5,
    says: 'string constant',
  },
  {
    kind: 'alignment',
    base: `int nondet_int(void);
int main(void)
{
  _Alignas(4) char bytes[8] = {0};
  int offset = nondet_int();
  if (offset != 0 && offset != 4)
    return 1;
  int *p = (int *)(bytes + offset);
  return *p;
}
`,
    from: 'offset != 0 && offset != 4',
    to: 'offset < 0 || offset > 4',
    line: 9,
    says: 'misaligned',
  },
  {
    kind: 'assertion',
    base: `#include <assert.h>
int nondet_int(void);
int main(void)
{
  int n = nondet_int();
  if (n < 0 || n > 9)
    return 1;
  assert(n < 10);
  return n;
}
`,
    from: 'n > 9',
    to: 'n > 10',
    line: 8,
    says: 'With `n` = 10',
  },
  {
    kind: 'other',
    base: `int nondet_int(void);
int main(void)
{
  int a[4] = {0};
  int b[4] = {0};
  int i = nondet_int();
  int *p = i ? a : b;
  int *q = i ? a : b;
  return p < q;
}
`,
    from: 'int *q = i ? a : b;',
    to: 'int *q = i ? b : a;',
    line: 9,
    says: 'different objects',
  },
];
