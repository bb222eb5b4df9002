import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkFunction } from './verify-with-harness.ts';

/** Kinds of findings about memory, each once. */
async function kinds(text: string, name: string, options: CheckOptions = {}): Promise<readonly string[]> {
  const { findings, verdict, reason } = await checkFunction(text, name, { groups: ['memory'], ...options });
  expect(verdict, reason ?? '').not.toBe('not-checked');
  expect(verdict, reason ?? '').not.toBe('refused');
  return [...new Set(findings.map(({ kind }) => kind))];
}

const headers = '#include <stddef.h>\n#include <stdlib.h>\n#include <string.h>\n';

describe('a harness finds the bug and accepts the correct version', () => {
  it('deleted check of a length, in a function whose callers feed it well', async () => {
    const checked = `${headers}int put(const char *src, size_t n) { char buf[16]; if (n > sizeof buf) return -1; memcpy(buf, src, n); return buf[0]; }\nint user(void) { return put("abc", 3); }`;
    const deleted = checked.replace('if (n > sizeof buf) return -1; ', '');
    expect(await kinds(checked, 'put')).toEqual([]);
    expect(await kinds(deleted, 'put', { base: checked })).toEqual(['out-of-bounds']);
  });

  it('deleted check for NULL: only the version before tells that NULL may come', async () => {
    const checked = 'struct p { int x; }; int get(const struct p *p) { if (!p) return 0; return p->x; }';
    const deleted = checked.replace('if (!p) return 0; ', '');
    expect(await kinds(checked, 'get')).toEqual([]);
    expect(await kinds(deleted, 'get')).toEqual([]);
    expect(await kinds(deleted, 'get', { base: checked })).toEqual(['null-dereference']);
  });

  it('allocator hooks', async () => {
    const right = `${headers}struct hooks { void *(*alloc)(size_t); void (*release)(void *); };
char *dup(const struct hooks *h, const char *s) { size_t n = strlen(s); char *p = h->alloc(n + 1); if (!p) return NULL; memcpy(p, s, n + 1); return p; }`;
    expect(await kinds(right, 'dup')).toEqual([]);
    expect(await kinds(right.replace('alloc(n + 1)', 'alloc(n)'), 'dup')).toContain('out-of-bounds');
  });

  it('a record from hooks has its type, so that the block behind it is seen', async () => {
    const right = `${headers}#define PUBLIC(type) type
struct node { char *name; };
struct hooks { void *(*alloc)(size_t); void (*release)(void *); };
PUBLIC(struct node *) named(const struct hooks *h) { struct node *n = h->alloc(sizeof(struct node)); if (!n) return NULL; n->name = h->alloc(2); if (!n->name) { h->release(n); return NULL; } return n; }`;
    expect(await kinds(right, 'named')).toEqual([]);
  });

  it('table of functions', async () => {
    const right = `static int inc(int x) { return x < 9 ? x + 1 : x; }
static int zero(int x) { return x * 0; }
static int (*const table[2])(int) = {inc, zero};
int run(int op, int x) { if (op < 0 || op >= 2) return -1; return table[op](x); }`;
    expect(await kinds(right, 'run')).toEqual([]);
    expect(await kinds(right.replace('op >= 2', 'op > 2'), 'run')).not.toEqual([]);
  });

  it('recursion over a tree', async () => {
    const right =
      'struct t { int v; struct t *left, *right; }; int sum(const struct t *t) { if (!t) return 0; return (t->v ^ sum(t->left)) ^ sum(t->right); }';
    expect(await kinds(right, 'sum')).toEqual([]);
    const wrong = right.replace('if (!t) return 0; ', '');
    expect(await kinds(wrong, 'sum', { base: right })).toContain('null-dereference');
  });

  it('leak on an error path', async () => {
    const right = `${headers}struct pair { char *a; char *b; };
int init(struct pair *p) { p->a = malloc(4); if (!p->a) return -1; p->b = malloc(4); if (!p->b) { free(p->a); p->a = NULL; return -1; } return 0; }`;
    expect(await kinds(right, 'init')).toEqual([]);
    const wrong = right.replace('free(p->a); p->a = NULL;', 'p->a = NULL;');
    expect(await kinds(wrong, 'init')).toEqual(['memory-leak']);
  });

  it('static helper that one of two callers gives a bad length', async () => {
    const text = `static int last(const int *a, int n) { return a[n - 1]; }
int good(void) { int a[4] = {1, 2, 3, 4}; return last(a, 4); }
int bad(void) { int a[4] = {1, 2, 3, 4}; return last(a, 5); }`;
    expect(await kinds(text, 'good')).toEqual([]);
    expect(await kinds(text, 'bad')).toEqual(['out-of-bounds']);
    expect(await kinds(text, 'last')).toEqual([]);
  });

  it('traversal of a list', async () => {
    const right =
      'struct n { int key; struct n *next; }; int find(const struct n *l, int k) { while (l && l->key != k) l = l->next; return l ? l->key : -1; }';
    expect(await kinds(right, 'find')).toEqual([]);
    expect(await kinds(right.replace('l && l->key', 'l->key'), 'find')).toContain('null-dereference');
  });

  it('buffer with length and capacity', async () => {
    const right = `${headers}struct sb { char *data; size_t len; size_t cap; };
int push(struct sb *s, char c) { if (s->len + 1 >= s->cap) return -1; s->data[s->len++] = c; s->data[s->len] = 0; return 0; }`;
    expect(await kinds(right, 'push')).toEqual([]);
    expect(await kinds(right.replace('s->len + 1 >= s->cap', 's->len >= s->cap'), 'push')).toEqual([
      'out-of-bounds',
    ]);
  });

  it('out-parameters', async () => {
    const right = `${headers}int make(char **out, size_t *len) { char *p = malloc(3); if (!p) return -1; p[2] = 0; *out = p; if (len) *len = 2; return 0; }`;
    expect(await kinds(right, 'make')).toEqual([]);
    expect(await kinds(right.replace('p[2]', 'p[3]'), 'make')).toEqual(['out-of-bounds']);
  });

  it('global stack with a global top', async () => {
    const right =
      'static int stack[8]; static int top; int push(int v) { if (top >= 8) return -1; stack[top++] = v; return 0; }';
    expect(await kinds(right, 'push')).toEqual([]);
    expect(await kinds(right.replace('if (top >= 8) return -1; ', ''), 'push')).toEqual(['out-of-bounds']);
  });
});
