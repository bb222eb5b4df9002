import { expect, it } from 'vitest';
import { ConfigurationError } from '../../src/domain/errors.ts';
import { scannedBase } from '../../src/modes/scanned-base.ts';
import type { Repository } from '../../src/project/repository.ts';
import { makeBaseline, renderBaseline } from '../../src/scan/baseline.ts';
import { finding, report } from '../review/factories.ts';

const commit = 'a'.repeat(40);
const base = 'b'.repeat(40);
const scanned = renderBaseline(
  makeBaseline({ ...report({ findings: [finding()] }), head: commit }, '2026-12-01', null),
);

async function ask(text: string | null, over: Partial<Repository> = {}) {
  const said: string[] = [];
  const change = { path: 'new.c', basePath: 'old.c' } as const;
  const repository = {
    obtain: async () => {},
    changes: async () => [{ ...change, status: 'renamed', entry: 'regular', binary: false, hunks: [] }],
    ...over,
  } as Repository;
  const log = (line: string) => said.push(line);
  const found = await scannedBase({ base, rules: base }, { repository, baseline: async () => text, log });
  return { found, said: said.join() };
}

it('knows the findings of the commit that was scanned, and which files are others at the base', async () => {
  const { found } = await ask(scanned);
  expect([...(found?.findings.keys() ?? [])]).toEqual([finding().fingerprint]);
  expect(found?.changed).toEqual(new Set(['new.c', 'old.c']));
});

it.each([
  ['there is none yet', null, {}],
  ['it is none', '{}', {}],
  ['it is none', 'no JSON', {}],
  ['does not say which commit', scanned.replaceAll(commit, '--output=x'), {}],
  [
    'is not here',
    scanned,
    {
      obtain: async () => {
        throw new ConfigurationError('gone');
      },
    },
  ],
])('does without a baseline and says why: %s', async (why, text, over) => {
  const { found, said } = await ask(text, over);
  expect(found).toBeNull();
  expect(said).toContain(why);
});
