import { expect, test } from 'vitest';
import { conclude } from '../../src/domain/policy.ts';
import { staticReport } from '../../src/page/static-report.ts';
import { headline } from '../../src/review/headline.ts';
import { renderMarkdown } from '../../src/review/render-markdown.ts';
import { renderSarif } from '../../src/review/render-sarif.ts';
import { renderTerminal } from '../../src/review/render-terminal.ts';
import { planReview } from '../../src/review/review-plan.ts';
import { makeCounterexample, makeFinding } from '../support/make-finding.ts';
import { facts, report as makeReport, policy } from './factories.ts';

const finding = makeFinding({
  counterexample: makeCounterexample({ location: { file: 'src/a.c', line: 7, column: 3, function: 'sum' } }),
});
const report = makeReport({ findings: [finding] });
const suppression = {
  fingerprint: finding.fingerprint,
  reason: 'callers `never` pass 4',
  expires: '2027-01-31',
};
const suppressing = { ...policy, suppressions: [suppression], today: '2027-01-01' };
test('a suppressed finding is neither failing nor commented, and listed with the reason', () => {
  const plan = planReview(report, suppressing, facts());
  expect(planReview(report, policy, facts()).comments).toHaveLength(1);
  expect(plan.comments).toEqual([]);
  expect(plan.annotations).toEqual([]);
  expect(plan.conclusion).toBe('success');
  expect(headline(report, suppressing).text).toContain('1 finding suppressed');
  expect(headline(report, suppressing).text).not.toContain('No bug found');
  const texts = [
    renderMarkdown(report, suppressing),
    renderTerminal(report, suppressing, { color: false }),
    staticReport(report, suppressing, null),
  ];
  for (const text of texts)
    expect(text).toMatch(/suppressed until 2027.{0,2}-01.{0,2}-31: callers .{0,6}never.{0,6} pass 4/);
});

test('in SARIF it is a result that is suppressed', () => {
  const results = (text: string) =>
    (JSON.parse(text) as { runs: [{ results: { suppressions?: unknown }[] }] }).runs[0].results;
  expect(results(renderSarif(report, suppressing))).toMatchObject([
    { suppressions: [{ kind: 'external', justification: expect.stringContaining('pass 4') }] },
  ]);
  expect(results(renderSarif(report, policy))[0]).not.toHaveProperty('suppressions');
});

test('once it expired the finding counts again, and that is said', () => {
  const later = { ...suppressing, today: '2027-02-01' };
  expect(conclude(report, later)).toBe('failure');
  expect(renderTerminal(report, later, { color: false })).toContain(
    'The suppression of finding `0123456789abcdef` expired on 2027-01-31: the finding counts again.',
  );
});
