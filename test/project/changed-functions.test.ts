import { expect, test } from 'vitest';
import { changedFunctions } from '../../src/project/changed-functions.ts';
import { parseC } from '../support/parse-c.ts';

async function changed(base: string | null, head: string) {
  return changedFunctions(base === null ? null : await parseC(base), await parseC(head));
}

const base = `
#define LIMIT 4
struct point { int x; };
static int table[LIMIT];
int first(int i) { return table[i]; }
int second(struct point p) { return p.x; } // says x
int third(void) { return 3; }
`;

test('layout, comments and order change nothing', async () => {
  const head = `
#define LIMIT   4
struct point { int x; };
int third(void) { /* three */ return 3; }
static int table[LIMIT];
int first(int i)
{
  return table[i];
}
int second(struct point p) { return p.x; }
`;
  expect(await changed(base, head)).toEqual([]);
});

test('a changed body, a new function and a new signature are changes', async () => {
  const head = base
    .replace('return 3', 'return 4')
    .replace('first(int i)', 'first(long i)')
    .concat('int fourth(void) { return 4; }\n');
  expect(await changed(base, head)).toEqual(['first', 'third', 'fourth']);
});

test('a macro changes the functions that use what is declared with it', async () => {
  expect(await changed(base, base.replace('LIMIT 4', 'LIMIT 3'))).toEqual(['first']);
});

test('a type changes the functions that use it', async () => {
  expect(await changed(base, base.replace('int x;', 'long x;'))).toEqual(['second']);
});

test('a macro that is gone, and one that newly hides a name, change their users', async () => {
  expect(await changed(base, base.replace('#define LIMIT 4', ''))).toEqual(['first']);
  expect(await changed(base, `#define table other\n${base}`)).toEqual(['first']);
});

test('in a new file every function is new, prototypes are none', async () => {
  expect(await changed(null, `int proto(int);\n${base}`)).toEqual(['first', 'second', 'third']);
});

test('a pragma outside of functions changes all of them, one inside only its own', async () => {
  expect(await changed(base, `#pragma pack(1)\n${base}`)).toEqual(['first', 'second', 'third']);
  expect(await changed(base, `#pragma once\n${base}`)).toEqual([]);
  const inside = base.replace('{ return 3', '{\n#pragma omp parallel\nreturn 3');
  expect(await changed(base, inside)).toEqual(['third']);
});

test('other conditions of the preprocessor change a function and what is declared', async () => {
  const head = base.replace('int third', '#ifdef X\nint third').concat('#endif\n');
  expect(await changed(base, head)).toEqual(['third']);
  expect(await changed(base, base.replace('#define LIMIT 4', '#ifdef X\n#define LIMIT 4\n#endif'))).toEqual([
    'first',
  ]);
});

test('a comment that looks like code and a literal that looks like a comment are told apart', async () => {
  expect(await changed('int f(void) { return 1; /* 2 */ }', 'int f(void) { return 1; /* 3 */ }')).toEqual([]);
  expect(await changed('char *f(void) { return "/* 2 */"; }', 'char *f(void) { return "/* 3 */"; }')).toEqual(
    ['f'],
  );
});

test('a function is found again by its name, each of its definitions counts', async () => {
  const two = '#ifdef A\nint f(void) { return 1; }\n#else\nint f(void) { return 2; }\n#endif\n';
  expect(await changed(two, two)).toEqual([]);
  expect(await changed(two, two.replace('return 2', 'return 3'))).toEqual(['f']);
});

test('names that headers declare differently count like the file’s own', async () => {
  const file = await parseC(base);
  expect(changedFunctions(file, file, ['point'])).toEqual(['second']);
  expect(changedFunctions(file, file, ['nothing'])).toEqual([]);
});

test('an initialiser and an enumerator change their users, through a table too', async () => {
  const text =
    'enum e { A, B };\nstatic int t[] = { A };\nint f(void) { return t[0]; }\nint g(void) { return 0; }\n';
  expect(await changed(text, text.replace('{ A, B }', '{ B, A }'))).toEqual(['f']);
  expect(await changed(text, text.replace('{ A };', '{ B };'))).toEqual(['f']);
});
