import { expect, test } from 'vitest';
import { planUnits } from '../../src/project/plan-units.ts';
import { parseC } from '../support/parse-c.ts';

async function plan(text: string, asked: string[], entryPoints: string[] = []) {
  const { units, notChecked } = planUnits(await parseC(text), { path: 'a.c', asked, entryPoints });
  return {
    units: units.map(({ unit }) => `${unit.origin} ${unit.entry}: ${unit.functions.join(' ')}`),
    assumptions: units.flatMap(({ unit }) => unit.assumptions),
    notChecked: notChecked.map(({ name, reason }) => `${name}: ${reason}`),
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

test('what main does not reach starts by itself when it takes numbers, and else is not checked', async () => {
  const result = await plan(program, ['used', 'alone', 'takes_pointer']);
  expect(result.units).toEqual(['entry main: used', 'harness alone: alone']);
  expect(result.assumptions).toEqual([
    '`i` may be any int',
    'global variables start with their initial values',
  ]);
  expect(result.notChecked).toEqual(['takes_pointer: needs a harness: `p` is a pointer']);
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
static int only_by_pointer(int i) { return i; }
int uses(const char *s) { return only_by_pointer(*s); }
int boxed(box_t b) { return b.x; }
int unknown(other_t o) { return 0; }
int many(int n, ...) { return n; }
`;

test('a static function is asked about where a caller can be started, else started itself', async () => {
  const result = await plan(library, ['inner', 'only_by_pointer']);
  expect(result.units).toEqual(['harness only_by_pointer: only_by_pointer', 'harness outer: inner']);
});

test('typedefs and enums are numbers where the file says so', async () => {
  expect((await plan(library, ['outer'])).units).toEqual(['harness outer: outer']);
  expect((await plan(library, ['boxed', 'unknown', 'many', 'uses'])).notChecked).toEqual([
    'boxed: needs a harness: `b` is of a type that is not known to be a number',
    'unknown: needs a harness: `o` is of a type that is not known to be a number',
    'many: takes a variable number of arguments, which a harness can not choose',
    'uses: needs a harness: `s` is a pointer',
  ]);
});

test('an entry point that the project declares counts as an entry', async () => {
  const result = await plan(library, ['outer'], ['out*']);
  expect(result.units).toEqual(['entry outer: outer']);
  expect(result.assumptions).toEqual(['global variables start with their initial values']);
});

test('what a declared entry point reaches is asked about from there, whatever its parameters are', async () => {
  const text = `
static void fill(char *p) { *p = 0; }
void *helper(void *p) { fill(p); return p; }
int parse_number(int n) { char c; helper(&c); return n + c; }
int parse_text(const char *s) { return helper((void *)s) != 0; }
`;
  const result = await plan(text, ['fill', 'helper', 'parse_text'], ['parse_*']);
  expect(result.units).toEqual(['entry parse_number: fill helper']);
  expect(result.notChecked).toEqual(['parse_text: needs a harness: `s` is a pointer']);
});

test('a static function is asked about from the nearest caller that can be started', async () => {
  const text = `
static int inner(int *i) { return *i; }
static int middle(int *i) { return inner(i); }
int by_pointer(int *i) { return middle(i); }
int far(int i) { return by_pointer(&i); }
int near(int i) { return middle(&i); }
`;
  expect((await plan(text, ['inner'])).units).toEqual(['harness near: inner']);
});

test('the headers of the project tell which type names are numbers', async () => {
  const file = await parseC('#include "types.h"\nint f(u32 n) { return n; }\n');
  const headers = [await parseC('typedef unsigned int word;\ntypedef word u32;\n')];
  const options = { path: 'a.c', asked: ['f'], entryPoints: [] };
  expect(planUnits(file, options).units).toEqual([]);
  expect(planUnits(file, { ...options, headers }).units).toHaveLength(1);
});
