import { expect, test } from 'vitest';
import type { Property } from '../../../src/domain/counterexample.ts';
import { proposeRequires } from '../../../src/project/harness/propose-requires.ts';
import { parseC } from '../../support/parse-c.ts';

async function proposals(
  text: string,
  property: Pick<Property, 'kind' | 'expression'>,
  siblings: readonly string[] = [],
) {
  const [target] = (await parseC(text)).functions;
  if (target === undefined) throw new Error('no function in the text');
  const comment = 'anything';
  return proposeRequires(
    { ...property, comment },
    text.split('\n').at(-1) ?? '',
    target,
    siblings.map((expression) => ({ comment, expression })),
  );
}

test('both bounds of an array make one condition, without the casts of ESBMC', async () => {
  const property = { kind: 'out-of-bounds', expression: '(signed long int)i < 4' } as const;
  const found = await proposals('int f(int i) { return t[i]; }', property, ['(signed long int)i >= 0']);
  expect(found.slice(0, 2)).toEqual(['i < 4 && i >= 0', 'i < 4']);
});

test('what is no parameter is no condition for a caller', async () => {
  const property = { kind: 'out-of-bounds', expression: '(signed long int)i < 4' } as const;
  expect(await proposals('int f(void) { int i = g(); return t[i]; }', property)).toEqual([]);
});

test('the pointer that the line names comes first', async () => {
  const property = { kind: 'null-dereference', expression: null } as const;
  expect(await proposals('int f(int *p, int *q) {\n return *q; }', property)).toEqual(['q != 0', 'p != 0']);
});

test('an index is held against a length', async () => {
  const property = { kind: 'out-of-bounds', expression: null } as const;
  expect(await proposals('int f(int *a, int n, int at) { return a[at]; }', property)).toEqual([
    'at < n',
    'at >= 0 && at < n',
    'n > 0',
    'at > 0',
  ]);
});

test('a divisor is not 0', async () => {
  const property = { kind: 'division-by-zero', expression: null } as const;
  expect(await proposals('int f(int a, int b) {\n return a / b; }', property)).toEqual(['a != 0', 'b != 0']);
});
