import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/domain/finding.ts';
import { conclude, exitCodeOf, failsJob, isFailing, type Policy } from '../../src/domain/policy.ts';
import type { Report } from '../../src/domain/report.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { makeFinding } from '../support/make-finding.ts';

const policy: Policy = {
  failOn: 'introduced',
  minTrust: 'entry',
  failOnUnknown: false,
  allocationFailure: 'report',
};

function reportWith(over: Partial<Report>): Report {
  const tool = { name: 'esbmc-action', version: '0' };
  return {
    tool,
    esbmc: null,
    base: null,
    head: null,
    units: [],
    functions: [],
    findings: [],
    skipped: [],
    notes: [],
    ...over,
  };
}

function functions(...verdicts: Verdict[]): Report['functions'] {
  return verdicts.map((verdict, index) => ({ file: 'a.c', name: `f${index}`, verdict, reason: null }));
}

/** From any numbers that a harness passes. */
function overflowOfHarness(status: Finding['status'], basePassed: boolean): Partial<Finding> {
  const { counterexample } = makeFinding({});
  const property = { ...counterexample.property, kind: 'overflow' } as const;
  return { status, basePassed, origin: 'harness', counterexample: { ...counterexample, property } };
}

describe('which findings fail', () => {
  test.each([
    ['introduced, from an entry', {}, {}, true],
    ['there before', { status: 'existing' }, {}, false],
    ['there before, with fail-on any', { status: 'existing' }, { failOn: 'any' }, true],
    ['not comparable', { status: 'undetermined' }, {}, false],
    ['fixed, with fail-on any', { status: 'fixed' }, { failOn: 'any' }, false],
    ['introduced, with fail-on never', {}, { failOn: 'never' }, false],
    ['without a base to compare with', { status: null, origin: 'harness' }, {}, true],
    ['harness, new function', { origin: 'harness' }, {}, false],
    ['harness, base passed', { origin: 'harness', basePassed: true }, {}, true],
    ['harness, new function, with min-trust harness', { origin: 'harness' }, { minTrust: 'harness' }, true],
    ['reproduced, harness, new function', { origin: 'harness', reproduced: true }, {}, false],
    ['allocation failure, unchecked at base', { needsAllocationFailure: true }, {}, false],
    ['allocation failure, checked at base', { needsAllocationFailure: true, basePassed: true }, {}, true],
    ['allocation failure without a base', { needsAllocationFailure: true, status: null }, {}, true],
    [
      'allocation failure, policy fail',
      { needsAllocationFailure: true },
      { allocationFailure: 'fail' },
      true,
    ],
    [
      'allocation failure, policy ignore',
      { needsAllocationFailure: true, basePassed: true },
      { allocationFailure: 'ignore' },
      false,
    ],
    ['overflow from a harness, without a base', overflowOfHarness(null, false), {}, false],
    [
      'overflow from a harness, new, with min-trust harness',
      overflowOfHarness('introduced', false),
      { minTrust: 'harness' },
      false,
    ],
    ['overflow from a harness, base passed', overflowOfHarness('introduced', true), {}, true],
  ] as const)('%s', (_name, finding, over, expected) => {
    expect(isFailing(makeFinding(finding), { ...policy, ...over })).toBe(expected);
  });
});

describe('the conclusion', () => {
  test('is failure for a failing finding, whatever else is unknown', () => {
    const report = reportWith({ findings: [makeFinding()], functions: functions('unknown') });
    expect(conclude(report, policy)).toBe('failure');
  });

  test.each(['unknown', 'not-checked'] as const)('is neutral when a changed function is %s', (verdict) => {
    const report = reportWith({ functions: functions('proved', verdict) });
    expect(conclude(report, policy)).toBe('neutral');
    expect(failsJob('neutral', policy)).toBe(false);
    expect(failsJob('neutral', { ...policy, failOnUnknown: true })).toBe(true);
  });

  test('is success when every changed function is proved, bounded, or has a finding that does not fail', () => {
    const findings = [makeFinding({ status: 'existing' })];
    const report = reportWith({ findings, functions: functions('proved', 'bounded', 'failed') });
    expect(conclude(report, policy)).toBe('success');
  });

  test('is neutral for a file that could not be read at all, though no function is known in it', () => {
    const unit = { file: 'a.c', entry: 'main', origin: 'entry', functions: [], assumptions: [] } as const;
    const result = {
      unit,
      verdict: 'not-checked',
      reason: 'x',
      bound: null,
      seconds: 0,
      cached: false,
      runs: [],
    } as const;
    expect(conclude(reportWith({ units: [result] }), policy)).toBe('neutral');
  });

  test('is success when nothing was asked', () => {
    expect(conclude(reportWith({}), policy)).toBe('success');
  });

  test('maps to the exit codes of the command line', () => {
    expect([exitCodeOf('success'), exitCodeOf('failure'), exitCodeOf('neutral')]).toEqual([0, 1, 2]);
  });
});
