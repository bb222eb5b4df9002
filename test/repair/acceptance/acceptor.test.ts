import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusProgram, judgePatch } from './judge-patch.ts';

it('a patch that changes nothing does not apply', async () => {
  const text = await corpusProgram('div_zero_mean_bug');
  const acceptance = await judgePatch({ files: { 'a.c': text }, patched: { 'a.c': text } });
  expect(acceptance).toMatchObject({ verdict: 'rejected', reason: 'does-not-apply', isSuggestable: false });
});

it('an accepted patch lists what each step looked at', async () => {
  const text = await corpusProgram('div_zero_mean_bug');
  const acceptance = await judgePatch({
    files: { 'a.c': text },
    patched: { 'a.c': text.replace('  return s / n;', '  return n == 0 ? 0 : s / n;') },
  });
  expect(acceptance).toMatchObject({ verdict: 'accepted', bound: null, behaviour: 'kept' });
  expect(acceptance.evidence.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'edit passed',
    'edit passed',
    'compile passed',
    'property passed',
    'unit passed',
    'callers passed',
    'unit passed',
    'reached passed',
    'reached passed',
    'behaviour passed',
    'replay passed',
    'behaviour passed',
    'tests not-run',
  ]);
});

it('a buffer that is larger than the bound is a suggestion at most', async () => {
  const text = await readFile(join(import.meta.dirname, 'programs/grow.c'), 'utf8');
  const acceptance = await judgePatch({
    files: { 'a.c': text },
    patched: { 'a.c': text.replace('buf[8]', 'buf[64]') },
    settings: { checks: ['memory'] },
  });
  expect(acceptance).toMatchObject({ verdict: 'rejected', reason: 'undecided', isSuggestable: true });
});
