import type { Finding } from '../domain/finding.ts';
import { isFailing, isUpToCallers, type Policy } from '../domain/policy.ts';
import { suppressionOf } from '../domain/suppressions.ts';

/** What becomes of each finding; every finding is in exactly one of the lists. */
interface TriagedFindings {
  /** Told where the author is looking: what fails the gate first, then what the change may have brought in. */
  readonly posted: readonly Finding[];
  /** Told in the summary only: unlikely, or resting on an invented precondition. */
  readonly minor: readonly Finding[];
  readonly existing: readonly Finding[];
  readonly fixed: readonly Finding[];
  /** Left out, since `allocation-failure: ignore` asks for it. */
  readonly ignored: readonly Finding[];
  /** Told in the summary only, with the reason that the project gives. */
  readonly suppressed: readonly Finding[];
}

export function triageFindings(findings: readonly Finding[], policy: Policy): TriagedFindings {
  const of = (fate: keyof TriagedFindings) => findings.filter((finding) => fateOf(finding, policy) === fate);
  const posted = of('posted').toSorted(
    (one, other) => urgency(one, policy) - urgency(other, policy) || byPlace(one, other),
  );
  return {
    posted,
    minor: of('minor'),
    existing: of('existing'),
    fixed: of('fixed'),
    ignored: of('ignored'),
    suppressed: of('suppressed'),
  };
}

function fateOf(finding: Finding, policy: Policy): keyof TriagedFindings {
  if (finding.status === 'fixed') return 'fixed';
  if (suppressionOf(finding, policy) !== null) return 'suppressed';
  if (isFailing(finding, policy)) return 'posted';
  if (finding.needsAllocationFailure && policy.allocationFailure === 'ignore') return 'ignored';
  if (finding.status === 'existing') return 'existing';
  return finding.needsAllocationFailure || isUpToCallers(finding) ? 'minor' : 'posted';
}

function urgency(finding: Finding, policy: Policy): number {
  if (isFailing(finding, policy)) return 0;
  return finding.status === 'introduced' ? 1 : 2;
}

/** A fixed order, so that the same findings get the same comments in the next run. */
function byPlace(one: Finding, other: Finding): number {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location);
  if (a === undefined || b === undefined) return 0;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    a.line - b.line || (a.column ?? 0) - (b.column ?? 0) || (one.fingerprint < other.fingerprint ? -1 : 1)
  );
}
