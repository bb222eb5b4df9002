import { ConfigurationError } from '../domain/errors.ts';
import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import { triageFindings } from '../review/triage-findings.ts';

/** Null: any. */
export type WantedFinding = string | null | { readonly preferred: string };

/**
 * The finding that is meant: by the beginning of its fingerprint, else the first one that fails, in the order in which
 * they are told. Null when there is none. Throws ConfigurationError that lists them when the name fits none or several.
 * @param wanted the beginning of a fingerprint, or a whole one that is taken only where it is there
 */
export function chooseFinding(
  findings: readonly Finding[],
  wanted: WantedFinding,
  policy: Policy,
): Finding | null {
  const preferred = typeof wanted === 'object' ? wanted?.preferred : undefined;
  const same = findings.find((finding) => finding.fingerprint === preferred);
  if (same !== undefined) return same;
  if (typeof wanted !== 'string') {
    const { posted, minor } = triageFindings(findings, policy);
    return posted.find((finding) => isFailing(finding, policy)) ?? posted[0] ?? minor[0] ?? null;
  }
  const fitting = findings.filter((finding) => finding.fingerprint.startsWith(wanted));
  const [finding, ...others] = fitting;
  if (finding !== undefined && others.length === 0) return finding;
  const listed = (fitting.length > 0 ? fitting : findings).map(
    (one) => `${one.fingerprint} (line ${one.counterexample.property.location.line})`,
  );
  const what = fitting.length > 0 ? 'begins several findings' : 'is no finding';
  const known = listed.length === 0 ? 'there are none' : `there are ${listed.join(', ')}`;
  throw new ConfigurationError(`finding ${wanted} ${what}: ${known}`);
}
