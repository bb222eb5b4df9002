import type { Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { expiredSuppressions } from '../domain/suppressions.ts';
import { triageFindings } from './triage-findings.ts';

/** What a reader should know about how the result was reached; messages. */
export function reportNotes(report: Report, policy: Policy): readonly string[] {
  const ignored = triageFindings(report.findings, policy).ignored.length;
  const findings = ignored === 1 ? '1 finding is' : `${ignored} findings are`;
  return [
    ...report.notes,
    ...(ignored === 0
      ? []
      : [`${findings} left out that only a failing allocation leads to (\`allocation-failure: ignore\`).`]),
    ...expiredSuppressions(report.findings, policy).map(
      ({ fingerprint, expires }) =>
        `The suppression of finding \`${fingerprint}\` expired on ${expires}: the finding counts again.`,
    ),
  ];
}
