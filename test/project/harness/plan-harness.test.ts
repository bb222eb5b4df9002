import { describe, expect, it } from 'vitest';
import { planHarness } from '../../../src/project/harness/plan-harness.ts';
import { parseC } from '../../support/parse-c.ts';

async function plan(text: string, name = 'f') {
  const file = await parseC(text);
  const target = file.functions.find((one) => one.isDefinition && one.name === name);
  if (target === undefined) throw new Error(`no ${name}`);
  return planHarness(target, file);
}

async function harness(text: string, name = 'f') {
  const planned = await plan(text, name);
  if (!planned.ok) throw new Error(planned.reason);
  return planned.harness;
}

async function lengthsOf(text: string): Promise<Record<string, string>> {
  const { pairs } = await harness(text);
  return Object.fromEntries(pairs.map(({ pointer, length }) => [pointer, length]));
}

describe('pairs of pointers and lengths', () => {
  it('pairs by a name that is made from the pointer', async () => {
    const text =
      'int f(char *dst, int dst_len, const char *src, int src_len) { return dst[0] + src[0] + dst_len + src_len; }';
    expect(await lengthsOf(text)).toEqual({ dst: 'dst_len', src: 'src_len' });
  });

  it('pairs by the loop that indexes', async () => {
    const text = 'int f(int k, const int *v) { int s = 0; for (int i = 0; i < k; i++) s ^= v[i]; return s; }';
    expect(await lengthsOf(text)).toEqual({ v: 'k' });
  });

  it('pairs by a library call, and through callees', async () => {
    const text =
      '#include <string.h>\nstatic void g(char *b, int m) { memset(b, 0, m); }\nvoid f(int w, char *p) { g(p, w); }';
    expect(await lengthsOf(text)).toEqual({ p: 'w' });
  });

  it('takes an unchecked index for an index', async () => {
    const { pairs, assumptions } = await harness('int f(const int *t, int i) { return t[i]; }');
    expect(pairs).toEqual([]);
    expect(assumptions.join()).toContain('`i` is an index of `t`');
  });

  it('leaves a string without a pair', async () => {
    const text =
      '#include <string.h>\nsize_t f(const char *s, size_t max) { size_t n = strlen(s); return n < max ? n : max; }';
    expect(await lengthsOf(text)).toEqual({});
  });

  it('offers the other pair where two are plausible', async () => {
    const text =
      'int f(const int *a, int v, int w) { int s = 0; for (int i = 0; i < v && i < w; i++) s ^= a[i]; return s; }';
    expect((await harness(text)).variants.length).toBeGreaterThan(0);
  });
});

describe('what is passed', () => {
  it('passes NULL only where the function asks', async () => {
    expect((await harness('int f(int *p) { return *p; }')).assumptions).toContain('`p` is not NULL');
    expect((await harness('int f(int *p) { return p ? *p : 0; }')).assumptions).toContain('`p` may be NULL');
  });

  it('passes NULL where a caller does', async () => {
    const text = '#include <stddef.h>\nint f(int *p) { return *p; }\nint g(void) { return f(NULL); }';
    expect((await harness(text)).assumptions).toContain('`p` may be NULL');
  });

  it('ends an array of records with the element that loops look for', async () => {
    const types = 'enum key { TITLE, END_KEY };\nstruct pair { enum key key; char *value; };\n';
    const loops = [
      'for (; END_KEY != p->key; p++) if (p->value) return 1;',
      'do { if (p->value) return 1; } while ((++p)->key != END_KEY);',
      'for (int i = 0; p[i].key != END_KEY; i++) if (p[i].value) return 1;',
    ];
    for (const loop of loops) {
      const { assumptions, textFor } = await harness(`${types}int f(struct pair *p) { ${loop} return 0; }`);
      expect(assumptions).toContain('`p` points to 3 elements, the last of which has END_KEY as its `key`');
      expect(textFor('a.c')).toContain('[3 - 1].key = END_KEY;');
    }
    const list = 'struct node { int key; struct node *next; };\n';
    const walk = 'int f(struct node *p) { while (p->next != NULL) p = p->next; return p->key; }';
    expect((await harness(list + walk)).textFor('a.c')).not.toContain('.next = NULL;');
  });

  it('is not taken for NULL because a callee asks whether a place in it is', async () => {
    const text = `static int first(const char *q) { return q ? *q : 0; }
int f(const char *p, int n) { return n > 1 ? first(p + 1) + first(&p[n - 1]) : 0; }
`;
    expect((await harness(text, 'f')).assumptions).toContain('`p` is not NULL');
  });

  it('reaches past the sizes that the function shows', async () => {
    const { assumptions, bound } = await harness(
      'void f(const char *s) { char b[64]; int i = 0; while (s[i]) { b[i] = s[i]; i++; } }',
    );
    expect(assumptions.join()).toContain('at most 66 characters');
    expect(bound).toBeGreaterThan(66);
  });

  it('assumes what all callers of a static function see to', async () => {
    const text =
      'static int f(int d, int m) { return d + m; }\nint g(int n) { if (n < 0 || n > 5) return 0; return f(0, n); }';
    expect((await harness(text)).assumptions.join()).toContain('d == 0');
    expect((await harness(text)).assumptions.join()).toContain('!(m > 5)');
  });

  it('refuses what can not be chosen, with the reason', async () => {
    expect(await plan('int f(const char *s, ...) { return s[0]; }')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('variable number'),
    });
    expect(await plan('#include <stdarg.h>\nint f(va_list a) { return 0; }')).toMatchObject({ ok: false });
    expect(
      await plan('struct hidden;\nint g(struct hidden *);\nint f(struct hidden *h) { return g(h); }'),
    ).toMatchObject({
      ok: false,
      reason: expect.stringContaining('nothing is known'),
    });
  });

  it('makes an opaque type with its constructor', async () => {
    const text = 'struct x;\nstruct x *x_new(void) { return 0; }\nint f(struct x *p) { return p != 0; }';
    expect((await harness(text)).assumptions.join()).toContain('is made by `x_new`');
  });
});

describe('nodes of a tree', () => {
  const tree = 'struct n { struct n *next, *child, *prev, *parent; };\n';
  const walk = `${tree}int f(const struct n *t) { return t->child && t->child->prev && t->next->prev && t->child->parent; }`;

  it('have none before the first of the children, and their parent above it', async () => {
    const text = (await harness(walk)).textFor('/a.c');
    expect(text).toMatch(/\bt_child_object\)?\.prev = 0;/);
    expect(text).toMatch(/\bt_child_object\)?\.parent = &?t_object;/);
    expect(text).toMatch(/\bt_next_object\)?\.prev = &?t_object;/);
  });
});

describe('what stands for `malloc` in a file with its address', () => {
  const text =
    'struct n { int v; };\nstruct m { int v; };\nvoid *(*make)(unsigned long);\nstruct n *f(void) { return make(sizeof(struct n)); }';

  it('makes objects of the records whose size is asked', async () => {
    const file = await parseC(text);
    const target = file.functions.find(({ name }) => name === 'f');
    const planned = target && planHarness(target, file, { wrapsAllocators: true });
    if (planned?.ok !== true) throw new Error('no harness');
    const written = planned.harness.textFor('/a.c');
    expect(written).toContain('void *esbmc_action_lib_malloc(__SIZE_TYPE__ size)');
    expect(written).toContain('size == sizeof(struct n)) return malloc(sizeof(struct n));');
    expect(written).not.toContain('struct m');
    expect((await harness(text)).textFor('/a.c')).not.toContain('esbmc_action_lib_malloc');
  });
});

it('stores NULL to each pointer of an array, and to a large one as a whole', async () => {
  const text = (count: number) =>
    `struct t { int v; };\nstruct s { struct t *all[${count}]; };\nint f(struct s *s) { return s->all[0] != 0; }`;
  expect((await harness(text(99))).textFor('/a.c')).toContain('all[98] = 0;');
  expect((await harness(text(300))).textFor('/a.c')).toMatch(/__builtin_memset\(.*all, 0, sizeof .*all\);/);
});
