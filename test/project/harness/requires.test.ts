import { describe, expect, it } from 'vitest';
import { assertRequires } from '../../../src/project/harness/assert-requires.ts';
import { requiresOf } from '../../../src/project/harness/requires-clause.ts';
import { parseC } from '../../support/parse-c.ts';
import { checkFunction } from './verify-with-harness.ts';

async function clauses(comment: string) {
  const text = `int before;\n${comment}\nint get(const int *t, int i, int n) { return t[i]; }\n`;
  const { functions } = await parseC(text);
  const one = functions[0];
  if (one === undefined) throw new Error('no function');
  return requiresOf(text, one, new Set(['limit']));
}

describe('requires', () => {
  it('reads the condition above a function', async () => {
    expect(await clauses('/* esbmc: requires(i >= 0 && i < n) */')).toEqual([
      { ok: true, condition: 'i >= 0 && i < n', line: 2 },
    ]);
    expect(await clauses('// esbmc: requires((i + 1) * 2 < limit)')).toMatchObject([{ ok: true }]);
    expect(
      await clauses('/** Text.\n * esbmc: requires(i >= 0)\n * esbmc: requires(t != NULL)\n */'),
    ).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it.each([
    'i); system("x"); (0',
    '0) || (1',
    'system(i)',
    'i = 3',
    'i++ < 3',
    'i < unknown',
    '"a" == t',
    'i ; n',
    'i # n',
    '(int)i < n',
    'i < 3, n',
    'i < ',
    '({ i; })',
    'i // < n',
    'sizeof(i) > 2',
  ])('refuses %s', async (condition) => {
    const found = await clauses(`/* esbmc: requires(${condition}) */`);
    // What comes after the closing parenthesis is comment: only a condition by itself may be left.
    for (const one of found) if (one.ok) expect(one.condition).toMatch(/^(?:i|0)$/);
  });

  it('is assumed in the harness and asserted at the call sites', async () => {
    const text = [
      'static const int table[4] = {1, 2, 3, 4};',
      '/* esbmc: requires(i >= 0 && i < 4) */',
      'int get(int i) { return table[i]; }',
      'int good(int x) { return x < 0 || x > 3 ? 0 : get(x); }',
      'int bad(int x) {',
      '  return x < 0 ? 0 : get(',
      '      x);',
      '}',
    ].join('\n');
    const requires = ['i >= 0 && i < 4'];
    expect((await checkFunction(text, 'get', { groups: ['memory'] })).findings).not.toEqual([]);
    expect(
      (await checkFunction(text, 'get', { groups: ['memory'], harness: { requires } })).findings,
    ).toEqual([]);
    const file = await parseC(text);
    const target = file.functions.find(({ name }) => name === 'get');
    if (target === undefined) throw new Error('no get');
    const asserted = assertRequires(text, file, target, requires);
    expect(asserted.split('\n')).toHaveLength(text.split('\n').length);
    expect((await checkFunction(asserted, 'good', { groups: ['memory'] })).findings).toEqual([]);
    const violated = await checkFunction(asserted, 'bad', { groups: ['memory'] });
    expect(violated.findings.map(({ kind }) => kind)).toContain('assertion');
  });
});
