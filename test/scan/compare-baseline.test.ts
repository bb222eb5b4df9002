import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.ts';
import type { Report } from '../../src/domain/report.ts';
import { makeBaseline, parseBaseline, renderBaseline } from '../../src/scan/baseline.ts';
import { compareBaseline } from '../../src/scan/compare-baseline.ts';
import { makeFinding } from '../support/make-finding.ts';

type ScannedReport = Report & { held: NonNullable<Report['held']> };

const finding = (digit: string, file = 'a.c'): Finding => {
  const made = makeFinding({ fingerprint: digit.repeat(16), entry: 'f', statement: `x[${digit}] = 0;` });
  const { property } = made.counterexample;
  const location = { ...property.location, file, function: 'f' };
  return { ...made, counterexample: { ...made.counterexample, property: { ...property, location } } };
};

const report = (verdict: 'failed' | 'proved' | 'unknown', findings: readonly Finding[]): ScannedReport => ({
  tool: { name: 'esbmc-action', version: '1' },
  esbmc: null,
  base: null,
  head: 'a'.repeat(40),
  units: [
    {
      unit: {
        file: 'a.c',
        entry: 'f',
        origin: findings[0]?.origin ?? 'entry',
        functions: ['f'],
        assumptions: [],
      },
      verdict,
      reason: null,
      bound: null,
      seconds: 2,
      cached: false,
      runs: [],
    },
  ],
  functions: [{ file: 'a.c', name: 'f', verdict, reason: null }],
  findings,
  held: [],
  skipped: [],
  notes: [],
});

const before = makeBaseline(report('failed', [finding('1'), finding('2')]), '2026-01-01', null);

describe('a scan against the one before', () => {
  it('tells new findings from those that are still there', () => {
    const scan = { report: report('failed', [finding('2'), finding('3')]), isComplete: true };
    const { appeared, stayed, fixed, unclear } = compareBaseline(scan, before);
    expect(appeared.map((one) => one.fingerprint[0])).toEqual(['3']);
    expect(stayed.map((one) => one.fingerprint[0])).toEqual(['2']);
    expect(fixed).toEqual([]);
    // The unit stops at another bug: that shows nothing about this one.
    expect(unclear.map((one) => one.fingerprint[0])).toEqual(['1']);
  });

  it('calls a finding fixed when its unit holds', () => {
    const scan = { report: report('proved', []), isComplete: true };
    expect(compareBaseline(scan, before).fixed).toHaveLength(2);
  });

  it('calls nothing fixed that it could not decide', () => {
    const scan = { report: report('unknown', []), isComplete: true };
    const { fixed, unclear, newlyUndecided } = compareBaseline(scan, before);
    expect(fixed).toEqual([]);
    expect(unclear).toHaveLength(2);
    expect(newlyUndecided).toMatchObject([{ name: 'f' }]);
  });

  it('calls findings of a file that is gone fixed only when every file was looked at', () => {
    const other = makeBaseline(report('failed', [finding('1', 'gone.c')]), '2026-01-01', null);
    const scan = { report: report('proved', []), isComplete: true };
    expect(compareBaseline(scan, other).fixed).toHaveLength(1);
    expect(compareBaseline({ ...scan, isComplete: false }, other).unclear).toHaveLength(1);
  });

  it('is kept in a file that is read back as it was, with the nights before', () => {
    const next = makeBaseline(report('proved', []), '2026-01-02', before);
    expect(parseBaseline(renderBaseline(next))).toEqual({ ok: true, baseline: next });
    expect(next.nights.map(({ date, findings, proved }) => [date, findings, proved])).toEqual([
      ['2026-01-01', 2, 0],
      ['2026-01-02', 0, 1],
    ]);
    expect(parseBaseline('{"schema": 2}')).toMatchObject({ ok: false });
    expect(parseBaseline('{')).toMatchObject({ ok: false, reason: 'it: is not JSON' });
  });
});
