import type { Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { triageFindings } from './triage-findings.ts';

/** What a reader should know about how the result was reached; messages. */
export function reportNotes(report: Report, policy: Policy): readonly string[] {
  const ignored = triageFindings(report.findings, policy).ignored.length;
  if (ignored === 0) return report.notes;
  const findings = ignored === 1 ? '1 finding is' : `${ignored} findings are`;
  return [
    ...report.notes,
    `${findings} left out that only a failing allocation leads to (\`allocation-failure: ignore\`).`,
  ];
}
