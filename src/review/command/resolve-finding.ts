import type { Finding } from '../../domain/finding.ts';
import type { Policy } from '../../domain/policy.ts';
import { groupFindings } from '../group-findings.ts';
import { triageFindings } from '../triage-findings.ts';

export type ResolvedFinding =
  | { readonly kind: 'found'; readonly finding: Finding }
  /** It was told, and is found no more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' | 'several'; readonly findings: readonly Finding[] }
  | { readonly kind: 'none' };

/**
 * The finding that a command means: the one that it names by the beginning of its fingerprint, that of the thread it
 * was typed in, or the only one that is told.
 */
export function resolveFinding(
  wanted: { readonly named: string | null; readonly ofThread: string | null },
  findings: readonly Finding[],
  policy: Policy,
): ResolvedFinding {
  const open = findings.filter(({ status }) => status !== 'fixed');
  const { posted } = triageFindings(open, policy);
  const leads = groupFindings(posted).map(({ lead }) => lead);
  const { named, ofThread } = wanted;
  if (named === null && ofThread !== null) {
    const [finding] = startingWith(ofThread, open);
    return finding === undefined ? { kind: 'gone' } : { kind: 'found', finding };
  }
  if (named !== null) {
    const matching = startingWith(named, open);
    const [finding, ...others] = matching;
    if (finding === undefined)
      return open.length === 0 ? { kind: 'none' } : { kind: 'unknown', findings: open };
    return others.length === 0 ? { kind: 'found', finding } : { kind: 'several', findings: matching };
  }
  const [only, ...more] = leads;
  if (only === undefined) return open.length === 0 ? { kind: 'none' } : { kind: 'several', findings: open };
  return more.length === 0 ? { kind: 'found', finding: only } : { kind: 'several', findings: leads };
}

function startingWith(start: string, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ fingerprint }) => fingerprint.startsWith(start));
}
