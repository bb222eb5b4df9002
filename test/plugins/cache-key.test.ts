import { expect, test } from 'vitest';
import { cacheKey } from '../../src/plugins/cache-key.ts';
import { loaded, spyExtension } from '../support/plugins.ts';

const parts = { phase: 'repair', model: 'm', prompt: 'p', verifier: 'v', unit: 'u', findings: ['2', '1'] };
const contributor = (id: string, version?: string, digest?: string) =>
  loaded(id, { spyTools: async () => [] }, version, digest);
const key = (...plugins: Parameters<typeof cacheKey>[1]) => cacheKey(parts, plugins, spyExtension);

/** What the key was before there were plugins: sha256 over the parts as JSON. */
const before = 'c3ca621d0c0d4dcf';

test('row 4: without plugins the key is the one of before there were any', () => {
  expect(cacheKey(parts, [], null)).toBe(key());
  expect(key()).toMatch(new RegExp(`^${before}`));
});

test('row 4: a contributor that comes, goes or changes makes another key', () => {
  const keys = [
    key(),
    key(contributor('a')),
    key(contributor('a'), contributor('b')),
    key(contributor('a', '2')),
    key(contributor('a', '1', 'other bytes')),
    cacheKey({ ...parts, prompt: 'q' }, [], null),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('row 4: their order, and plugins without a part in the phase, change nothing', () => {
  const [a, b] = [contributor('a'), contributor('b')];
  expect(key(a, b)).toBe(key(b, a));
  expect(key(a, loaded('other', { explainTools: async () => [] }))).toBe(key(a));
  expect(cacheKey({ ...parts, findings: ['1', '2'] }, [], null)).toBe(key());
});

test('row 4: a plugin for all phases has a part in each', () => {
  expect(key(loaded('a', { anyPhaseTools: async () => [] }))).not.toBe(key());
});
