import type { Finding } from '../domain/finding.ts';
import type { Policy } from '../domain/policy.ts';
import { type Suppression, suppressionOf } from '../domain/suppressions.ts';
import { quoted } from './message.ts';
import { triageFindings } from './triage-findings.ts';

export interface SuppressedFinding {
  readonly finding: Finding;
  /** Why it neither fails nor is commented, as a message. */
  readonly why: string;
}

/** The findings that the project's configuration keeps out of comments; they are told all the same. */
export function suppressedFindings(
  findings: readonly Finding[],
  policy: Policy,
): readonly SuppressedFinding[] {
  return triageFindings(findings, policy).suppressed.flatMap((finding) => {
    const suppression = suppressionOf(finding, policy);
    return suppression === null ? [] : [{ finding, why: whySuppressed(suppression) }];
  });
}

function whySuppressed({ reason, expires, ignoredBy }: Suppression): string {
  if (ignoredBy !== undefined) {
    return `ignored in this pull request by ${quoted(ignoredBy)}: ${reason.replaceAll('`', "'")}`;
  }
  const until = expires === null ? '' : ` until ${expires}`;
  return `suppressed${until}: ${reason.replaceAll('`', "'")}`;
}
