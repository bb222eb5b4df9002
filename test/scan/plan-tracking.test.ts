import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.ts';
import type { TrackedIssue } from '../../src/scan/issue-tracker.ts';
import { planTracking } from '../../src/scan/plan-tracking.ts';
import type { ScanReport } from '../../src/scan/scan-report.ts';
import { functionResult, links, policy, report, unit } from '../review/factories.ts';
import { makeFinding } from '../support/make-finding.ts';

const bug = makeFinding({ status: null });

function night(findings: readonly Finding[], isComplete = true, head = 'a'): ScanReport {
  const verdict = findings.length > 0 ? 'failed' : 'proved';
  const scanned = report({
    head: head.repeat(40),
    units: [unit(verdict)],
    functions: [functionResult(verdict)],
    findings,
  });
  return { report: { ...scanned, held: [] }, isComplete };
}

const plan = (scan: ScanReport, issues: readonly TrackedIssue[]) =>
  planTracking({ scan, issues, policy, links, date: '2026-12-01' });

/** The issue as a night leaves it. */
function left(scan: ScanReport, issues: readonly TrackedIssue[], state: TrackedIssue['state']): TrackedIssue {
  const made = plan(scan, issues);
  if (made.action === 'none') throw new Error('nothing was to be left');
  const { body } = made.text;
  return { number: 1, authorId: 1, state, body, url: 'https://github.example/octo/demo/issues/1' };
}

describe('the tracking issue', () => {
  const opened = left(night([bug]), [], 'open');

  it('is closed only where nothing is left of a scan that is complete', () => {
    expect(plan(night([], true, 'b'), [opened])).toMatchObject({ action: 'update', state: 'closed' });
    expect(plan(night([], false, 'b'), [opened])).toMatchObject({ action: 'update', state: 'open' });
  });

  it('that we closed is opened again, and one that a person closed is linked by the next', () => {
    const closed = left(night([], true, 'b'), [opened], 'closed');
    expect(plan(night([bug], true, 'c'), [closed])).toMatchObject({ action: 'update', state: 'open' });
    const byPerson: TrackedIssue = { ...opened, state: 'closed' };
    const next = plan(night([bug], true, 'c'), [byPerson]);
    expect(next).toMatchObject({ action: 'create', text: { body: expect.stringContaining('Follows #1') } });
  });

  it('that a person opened again is gone on with, and closed again when all is clean', () => {
    const reopened: TrackedIssue = { ...left(night([], true, 'b'), [opened], 'closed'), state: 'open' };
    expect(plan(night([], true, 'c'), [reopened])).toMatchObject({ action: 'update', state: 'closed' });
    const later: TrackedIssue = { ...opened, number: 2, state: 'closed' };
    expect(plan(night([bug], true, 'c'), [opened, later])).toMatchObject({
      action: 'update',
      issue: { number: 1 },
      state: 'open',
    });
  });

  it('stays closed where a person closed it and nothing is left', () => {
    const byPerson: TrackedIssue = { ...opened, state: 'closed' };
    expect(plan(night([], true, 'b'), [byPerson])).toEqual({ action: 'none' });
  });
});
