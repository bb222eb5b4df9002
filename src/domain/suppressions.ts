import type { Finding } from './finding.ts';

/** A decision of the project that a finding is none to act on. */
export interface Suppression {
  readonly fingerprint: string;
  readonly reason: string;
  /** The last day that it counts, `YYYY-MM-DD`; null: for good. */
  readonly expires: string | null;
  /** Who ignores it, where that holds for one pull request only; left out for what the configuration says. */
  readonly ignoredBy?: string | undefined;
}

/** Where suppressions are written, and what day it is. */
export interface SuppressionPolicy {
  readonly suppressions?: readonly Suppression[];
  /** `YYYY-MM-DD`, in UTC; null, or left out: nothing expires. */
  readonly today?: string | null;
}

/** Why a finding is neither failing nor commented; null when nothing says so, or no longer. */
export function suppressionOf(finding: Finding, policy: SuppressionPolicy): Suppression | null {
  const own = suppressionsFor(finding, policy);
  return own.find((suppression) => !isExpired(suppression, policy)) ?? null;
}

/** Suppressions of these findings that count no more; those of findings that are gone are not worth a word. */
export function expiredSuppressions(
  findings: readonly Finding[],
  policy: SuppressionPolicy,
): readonly Suppression[] {
  const open = findings.filter((finding) => suppressionOf(finding, policy) === null);
  return [...new Set(open.flatMap((finding) => suppressionsFor(finding, policy)))];
}

function suppressionsFor(
  { fingerprint }: Finding,
  { suppressions = [] }: SuppressionPolicy,
): readonly Suppression[] {
  return suppressions.filter((one) => one.fingerprint === fingerprint);
}

function isExpired({ expires }: Suppression, { today = null }: SuppressionPolicy): boolean {
  return expires !== null && today !== null && expires < today;
}
