import type { FunctionResult } from '../domain/report.ts';
import { isUndecided, type Verdict, weakest } from '../domain/verdict.ts';
import { type ChecksResult, maxIncrementalBound } from './run-checks.ts';
import { limitsOf } from './unit-request.ts';
import { limitReason, type UnitVerification } from './verify-unit.ts';

/** Says which of the functions end within the bound; asked only where a verdict hangs on it. */
export type ReachedExits = (functions: readonly string[], bound: number) => Promise<ReadonlySet<string>>;

interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string | null;
}

/**
 * The verdict for each function that a unit is asked about. A unit's verdict is not enough: a function without a
 * row in the table of results was perhaps never reached, and a violation elsewhere may have hidden what is in it.
 */
export async function judgeFunctions(
  verification: UnitVerification,
  reachedExits: ReachedExits,
): Promise<readonly FunctionResult[]> {
  const { unit, verdict, reason } = verification.result;
  const judge = (name: string, judgement: Judgement): FunctionResult => ({
    file: unit.file,
    name,
    ...judgement,
  });
  if (isUndecided(verdict)) {
    return unit.functions.map((name) => judge(name, { verdict, reason }));
  }
  const decisive = decisiveChecks(verification);
  const open = unit.functions.filter(
    (name) => !hasFinding(verification, name) && needsCanary(decisive, name),
  );
  const reached =
    open.length === 0 ? new Set<string>() : await reachedExits(open, smallestBound(verification, decisive));
  return unit.functions.map((name) => {
    if (hasFinding(verification, name)) return judge(name, { verdict: 'failed', reason: null });
    if (open.includes(name) && !reached.has(name)) return judge(name, notReached(decisive, name));
    return judge(name, withinLimits(verdictIn(decisive, name), verification));
  });
}

/** A harness that limits sizes proves nothing about larger ones. */
function withinLimits(judgement: Judgement, { setup }: UnitVerification): Judgement {
  const limits = limitsOf(setup);
  if (judgement.verdict !== 'proved' || limits.length === 0) return judgement;
  return { verdict: 'bounded', reason: limitReason(limits) };
}

/** Where allocations that fail were set apart, the run in which they succeed decides about the rest. */
function decisiveChecks({ checks }: UnitVerification): readonly ChecksResult[] {
  return checks.filter(
    (check) =>
      !checks.some((other) => other.group === check.group && !other.allocationMayFail && check !== other),
  );
}

function hasFinding({ violations }: UnitVerification, name: string): boolean {
  return violations.some(
    ({ counterexample, needsAllocationFailure }) =>
      counterexample.property.location.function === name && !needsAllocationFailure,
  );
}

function needsCanary(checks: readonly ChecksResult[], name: string): boolean {
  const hasRows = checks.some(({ rows }) =>
    rows.some((row) => row.function === name && row.status !== 'not-checked'),
  );
  return !hasRows || checks.some(({ bound }) => bound !== null);
}

function smallestBound({ setup }: UnitVerification, checks: readonly ChecksResult[]): number {
  return Math.min(setup.unwind ?? maxIncrementalBound, ...checks.flatMap(({ bound }) => bound ?? []));
}

/** A run that ends at its bound prints no table: whether the function was begun is not known then. */
function notReached(checks: readonly ChecksResult[], name: string): Judgement {
  const isCut = checks.some(({ bound }) => bound !== null);
  if (isCut || checks.some(({ rows }) => rows.some((row) => row.function === name))) {
    return { verdict: 'unknown', reason: 'its end is not reached within the bound' };
  }
  return { verdict: 'not-checked', reason: 'not reached from the entry' };
}

/** What the groups together allow to say about a function that has no finding of its own. */
function verdictIn(checks: readonly ChecksResult[], name: string): Judgement {
  const verdict = weakest(checks.map((check) => verdictOfCheck(check, name)));
  if (verdict === 'unknown') {
    const reasons = checks.filter((check) => verdictOfCheck(check, name) === 'unknown').map(reasonOfCheck);
    return { verdict, reason: [...new Set(reasons)].join('; ') };
  }
  const bounds = checks.flatMap(({ bound }) => bound ?? []);
  return {
    verdict,
    reason:
      verdict === 'bounded' && bounds.length > 0 ? `up to ${Math.min(...bounds)} loop iterations` : null,
  };
}

function verdictOfCheck(check: ChecksResult, name: string): Verdict {
  if (check.verdict !== 'failed') return check.verdict;
  // A violation in another function: rows that were decided count, as far as the loops were unrolled.
  if (check.rows.some((row) => row.function === name && row.status === 'not-checked')) return 'unknown';
  return check.bound === null ? 'proved' : 'bounded';
}

function reasonOfCheck(check: ChecksResult): string {
  return check.verdict === 'failed'
    ? `${check.group}: hidden by a violation elsewhere`
    : `${check.group}: ${check.reason}`;
}
