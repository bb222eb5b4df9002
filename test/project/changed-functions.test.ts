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
