import { expect, test } from 'vitest';
import type { Verdict } from '../../src/domain/verdict.ts';
import { openTitle, openVerdict } from '../../src/review/open-verdict.ts';
import { functionResult, report, unit } from './factories.ts';

const open = (verdict: Verdict, bound: number | null = null, reason: string | null = null) =>
  openVerdict(
    report({
      findings: [],
      functions: [functionResult(verdict, 'sum', reason)],
      skipped: [],
      units: [unit(verdict, { bound, reason })],
    }),
  );

test('only what is proved leaves nothing open', () => {
  expect(open('proved')).toBeNull();
  expect(openVerdict(report({ findings: [], functions: [], skipped: [], units: [] }))?.verdict).toBe(
    'not-checked',
  );
});

test.each([
  ['bounded', 'No bug was found, and that is no proof', 'no bug found with loops running at most 4 times'],
  ['unknown', 'No bug was found, and ESBMC came to no answer about everything', 'no answer: out of time'],
  ['not-checked', 'No bug was found, and not everything was checked', 'not checked: out of time'],
  ['failed', 'Nothing was found but what the settings leave out', 'bug found'],
] as const)('%s ends in its own words', (verdict, title, words) => {
  const found = open(verdict, 4, verdict === 'unknown' || verdict === 'not-checked' ? 'out of time' : null);
  expect(found?.subjects.join()).toContain(words);
  expect(found === null ? '' : openTitle(found)).toBe(title);
});
