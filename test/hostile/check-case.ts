import { expect } from 'vitest';
import type { JsonReport } from '../support/json-report.ts';
import type { HostileCase } from './pull-request-cases.ts';

/** What became of the file is what the case says, and nothing else. */
export function checkCase({ path, outcome }: HostileCase, report: JsonReport): void {
  const units = report.units.filter(({ file }) => file === path);
  const skipped = report.skipped.filter(({ file }) => file === path);
  const findings = report.findings.filter(({ file }) => file === path);
  switch (outcome.kind) {
    case 'skipped':
      expect(skipped).toMatchObject([{ reason: expect.stringMatching(outcome.reason) }]);
      expect(units).toEqual([]);
      break;
    case 'refused': {
      const reason = expect.stringMatching(outcome.reason);
      expect(units).toMatchObject([{ verdict: 'not-checked', reason }]);
      break;
    }
    case 'verified':
      expect(units).toMatchObject([{ verdict: expect.stringMatching(outcome.verdict) }]);
      break;
    case 'found':
      expect(findings).toMatchObject([{ line: outcome.line, status: 'introduced' }]);
      break;
    case 'told':
      expect(units.length).toBeGreaterThan(0);
      expect(report.conclusion).not.toBe('success');
      return;
    case 'untold':
      expect([units, skipped]).toEqual([[], []]);
      break;
  }
  if (outcome.kind !== 'found') expect(findings).toEqual([]);
}
