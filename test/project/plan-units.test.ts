import { expect, test } from 'vitest';
import { harnessPlanner } from '../../src/project/harness/harness-planner.ts';
import { planUnits } from '../../src/project/plan-units.ts';
import { parseC } from '../support/parse-c.ts';

async function plan(text: string, asked: string[], entryPoints: string[] = []) {
  const file = await parseC(text);
  const planner = harnessPlanner({ text, file, headers: [], base: null, callers: [] });
  const { units, open } = planUnits(file, {
    path: 'a.c',
    asked,
    entryPoints,
    planHarness: planner.planFor,
  });
  return {
    units: units.map(({ unit }) => `${unit.origin} ${unit.entry}: ${unit.functions.join(' ')}`),
    assumptions: units.flatMap(({ unit }) => unit.assumptions),
    open: open.map(({ name, verdict, reason }) => `${verdict} ${name}: ${reason}`),
  };
}

const program = `
static int used(int i) { return i; }
static int by_pointer(int i) { return i; }
static int (*handler)(int) = by_pointer;
int alone(int i) { return i; }
int takes_pointer(char *p) { return *p; }
int main(void) { int (*f)(int) = by_pointer; return used(1) + f(2); }
`;

test('a program is started at main for all that main reaches, through function pointers too', async () => {
  expect((await plan(program, ['used', 'by_pointer', 'main'])).units).toEqual([
    'entry main: used by_pointer main',
  ]);
});

test('what main does not reach starts by itself under a harness, whose assumptions are listed', async () => {
  const result = await plan(program, ['used', 'alone', 'takes_pointer']);
  expect(result.units).toEqual([
    'entry main: used',
    'harness alone: alone',
    'harness takes_pointer: takes_pointer',
  ]);
  expect(result.assumptions).toEqual(['`i` may be any int', '`p` points to one char', '`p` is not NULL']);
  expect(result.open).toEqual([]);
});

test('main is not run for a change that it does not reach', async () => {
  expect((await plan(program, ['alone'])).units).toEqual(['harness alone: alone']);
});

test('a table of functions and a macro lead to what they mention', async () => {
  const text = `
static int a(int i) { return i; }
static int b(int i) { return i; }
static int (*const table[])(int) = { a };
#define CALL(i) b(i)
int main(void) { return table[0](1) + CALL(2); }
`;
  expect((await plan(text, ['a', 'b'])).units).toEqual(['entry main: a b']);
});

const library = `
typedef unsigned long count_t;
typedef struct { int x; } box_t;
enum color { RED };
static int inner(int i) { return i; }
int outer(count_t n, enum color c) { return inner((int)n) + c; }
static int only_by_variadic(int i) { return i; }
int uses(const char *s) { return *s; }
int boxed(box_t b) { return b.x; }
int unknown(other_t o) { return 0; }
int many(int n, ...) { return only_by_variadic(n); }
`;

test('a static function is asked about where a caller can be started, else started itself', async () => {
  expect((await plan(library, ['inner'])).units).toEqual(['harness outer: inner']);
  expect((await plan(library, ['only_by_variadic'])).units).toEqual([
    'harness only_by_variadic: only_by_variadic',
  ]);
});

test('what no harness can call is not checked, with the reason', async () => {
  expect((await plan(library, ['boxed', 'unknown', 'many', 'uses'])).open).toEqual([
    'not-checked unknown: needs a harness: nothing is known of the type of `o` (`other_t`)',
    'not-checked many: takes a variable number of arguments, which a harness can not choose',
  ]);
});

test('an entry point that the project declares counts as an entry', async () => {
  const result = await plan(library, ['outer'], ['out*']);
  expect(result.units).toEqual(['entry outer: outer']);
  expect(result.assumptions).toEqual(['`n` may be any count_t', '`c` is one of the declared enumerators']);
});

test('what declared entry points reach is asked about from there, not under any arguments', async () => {
  const text = `
static void fill(char *p) { *p = 0; }
void *helper(void *p) { fill(p); return p; }
int parse_number(int n) { char c; helper(&c); return n + c; }
int parse_text(const char *s) { return helper((void *)s) != 0; }
int parse_other(int n) { return n; }
`;
  const result = await plan(text, ['fill', 'helper', 'parse_text'], ['parse_*']);
  expect(result.units).toEqual([
    'entry parse_text: fill helper parse_text',
    'entry parse_number: fill helper',
  ]);
  expect(result.open).toEqual([]);
});

test('a static function is asked about from all public functions through which it may be called', async () => {
  const text = `
static int inner(int *i) { return *i; }
static int middle(int *i) { return inner(i); }
int by_pointer(int *i) { return middle(i); }
int far(int i) { return by_pointer(&i); }
int near(int i) { return middle(&i); }
`;
  expect((await plan(text, ['inner'])).units).toEqual(['harness by_pointer: inner', 'harness near: inner']);
});

test('a static function with more callers than are started stays open', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const callers = names.map((name) => `int ${name}(int i) { return inner(&i); }`);
  const text = ['static int inner(int *i) { return *i; }', ...callers].join('\n');
  const some = await plan(text, ['inner']);
  expect(some.units).toEqual(names.slice(0, 6).map((name) => `harness ${name}: inner`));
  expect(some.open).toEqual(['unknown inner: only 6 of 7 callers were looked at']);
  const fewer = await plan(text.replace(/int g.*/, ''), ['inner']);
  expect(fewer.open).toEqual([]);
});

test('a static function stays open where one of its callers can not be called', async () => {
  const text = `
static int inner(int i) { return i; }
int fixed(int i) { return inner(i); }
int variadic(int i, ...) { return inner(i); }
`;
  const result = await plan(text, ['inner']);
  expect(result.units).toEqual(['harness fixed: inner']);
  expect(result.open).toEqual(['unknown inner: only 1 of 2 callers were looked at']);
});

test('a function stays open where one of the declared entries that reach it can not be called', async () => {
  const text = `
int helper(int i) { return i; }
int parse_number(int n) { return helper(n); }
int parse_format(int n, ...) { return helper(n); }
`;
  const result = await plan(text, ['helper'], ['parse_*']);
  expect(result.units).toEqual(['entry parse_number: helper']);
  expect(result.open).toEqual(['unknown helper: only 1 of 2 callers were looked at']);
});

test('a static function stays open where other files reach it through a table', async () => {
  const text = `
static int step(int i) { return i; }
struct steps { int (*step)(int); };
const struct steps all_steps = { step };
int run(int i) { return all_steps.step(i); }
`;
  expect((await plan(text, ['step'])).open).toEqual([
    'unknown step: other files may call it through `all_steps`',
  ]);
  expect((await plan(text.replace('const struct', 'static const struct'), ['step'])).open).toEqual([]);
});
