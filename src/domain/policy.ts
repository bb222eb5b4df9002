import type { Finding } from './finding.ts';
import type { FunctionResult, Report, UnitResult } from './report.ts';
import { requirementOf } from './requirement.ts';
import { type SuppressionPolicy, suppressionOf } from './suppressions.ts';
import { isUndecided } from './verdict.ts';

/** Which findings fail the gate, and what not knowing costs. */
export interface Policy extends SuppressionPolicy {
  readonly failOn: 'introduced' | 'any' | 'never';
  readonly minTrust: 'entry' | 'harness';
  readonly failOnUnknown: boolean;
  readonly allocationFailure: 'report' | 'fail' | 'ignore';
}

export type Conclusion = 'success' | 'failure' | 'neutral';

/** True for a finding that fails the gate. Without a base (status null) every finding of enough trust does. */
export function isFailing(finding: Finding, policy: Policy): boolean {
  if (policy.failOn === 'never' || finding.status === 'fixed') return false;
  if (suppressionOf(finding, policy) !== null) return false;
  if (finding.needsAllocationFailure && !allocationFailureFails(finding, policy)) return false;
  if (isUpToCallers(finding)) return false;
  if (finding.status === null) return true;
  if (policy.failOn === 'any') return true;
  return finding.status === 'introduced' && isTrusted(finding, policy);
}

/** A harness passes any number, also those that no caller passes; the base passing the same says it matters. */
export function isUpToCallers({ origin, basePassed, counterexample }: Finding): boolean {
  const { kind, comment } = counterexample.property;
  // An assertion about its arguments is how a function says what it asks of its callers.
  const isAsked = kind === 'assertion' && requirementOf(comment) === null;
  return origin === 'harness' && !basePassed && (kind === 'overflow' || isAsked);
}

/** What the run as a whole may claim; the table of the design, in its order. */
export function conclude(report: Report, policy: Policy): Conclusion {
  if (report.findings.some((finding) => isFailing(finding, policy))) return 'failure';
  return undecidedFunctions(report).length + undecidedUnits(report).length === 0 ? 'success' : 'neutral';
}

/** Whether the job ends red: not knowing is neutral, and fails a job only where that was asked for. */
export function failsJob(conclusion: Conclusion, policy: Policy): boolean {
  return conclusion === 'failure' || (conclusion === 'neutral' && policy.failOnUnknown);
}

/** Changed functions about which nothing can be said. */
export function undecidedFunctions(report: Report): readonly FunctionResult[] {
  return report.functions.filter(({ verdict }) => isUndecided(verdict));
}

/** Units about which nothing can be said and that no function of the change stands for. */
export function undecidedUnits(report: Report): readonly UnitResult[] {
  return report.units.filter(({ unit, verdict }) => {
    return isUndecided(verdict) && unit.functions.length === 0 && unit.isCaller !== true;
  });
}

/** The exit code of the command line for a conclusion. */
export function exitCodeOf(conclusion: Conclusion): 0 | 1 | 2 {
  if (conclusion === 'success') return 0;
  return conclusion === 'failure' ? 1 : 2;
}

/** An unchecked allocation is most frequent on real code: told always, and red where the base checked it. */
function allocationFailureFails(finding: Finding, policy: Policy): boolean {
  if (policy.allocationFailure !== 'report') return policy.allocationFailure === 'fail';
  return finding.status === null || finding.basePassed;
}

/** A harness invents preconditions: it is believed where the base version passed under the same ones. */
function isTrusted(finding: Finding, policy: Policy): boolean {
  return finding.origin === 'entry' || finding.basePassed || policy.minTrust === 'harness';
}
