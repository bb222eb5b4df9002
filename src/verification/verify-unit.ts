import type { Counterexample } from '../domain/counterexample.ts';
import type { Location } from '../domain/location.ts';
import type { CheckGroup, PropertyKind } from '../domain/property-kind.ts';
import type { RunSummary, UnitResult } from '../domain/report.ts';
import { isUndecided, type Verdict, weakest } from '../domain/verdict.ts';
import { bodilessReason } from './bodiless-callees.ts';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';
import { propertyKey } from './property-key.ts';
import { type ChecksResult, runChecks } from './run-checks.ts';
import { type ChecksChoice, limitsOf, type UnitSetup } from './unit-request.ts';
import type { Verifier } from './verifier.ts';

/** A counterexample of a unit, and how the runs that found it were set. */
export interface Violation {
  readonly counterexample: Counterexample;
  readonly group: CheckGroup;
  readonly needsAllocationFailure: boolean;
  /** How to run ESBMC by hand to see it. */
  readonly command: string;
}

export interface UnitVerification {
  readonly setup: UnitSetup;
  readonly result: UnitResult;
  readonly violations: readonly Violation[];
  /** The runs whose verdicts count, one or two a group of checks. */
  readonly checks: readonly ChecksResult[];
}

/** Memory safety comes first and gets most of the time; what it leaves is shared by the rest. */
const memoryShare = 0.6;

/** Runs all groups of checks on a unit, one after the other, until the deadline. */
export async function verifyUnit(
  setup: UnitSetup,
  groups: readonly CheckGroup[],
  deadline: Deadline,
  verifier: Verifier,
): Promise<UnitVerification> {
  const started = deadline.left();
  const checks: ChecksResult[] = [];
  for (const [index, group] of groups.entries()) {
    const share = group === 'memory' && groups.length > 1 ? memoryShare : 1 / (groups.length - index);
    const part = deadline.within(deadline.left() * share);
    const knownBound = checks.find(({ completeBound }) => completeBound !== null)?.completeBound ?? null;
    const decidedBound = checks.find(({ verdict }) => verdict === 'bounded')?.bound ?? null;
    checks.push(...(await runGroup(setup, { group, knownBound, decidedBound }, part, verifier)));
    if (checks.some(({ verdict }) => verdict === 'not-checked')) break;
  }
  const violations = violationsOf(checks).flatMap((violation) => placedInProject(violation, setup));
  return {
    setup,
    result: resultOf(setup, checks, violations, started - deadline.left()),
    violations,
    checks,
  };
}

/**
 * A NULL dereference may be nothing but an allocation that is not checked, which is told apart because it stops
 * the search before anything else is found: the same checks run again with allocations that succeed.
 */
async function runGroup(
  setup: UnitSetup,
  choice: Omit<ChecksChoice, 'allocationMayFail'>,
  deadline: Deadline,
  verifier: Verifier,
): Promise<readonly ChecksResult[]> {
  if (deadline.left() < leastUsefulSeconds) return [outOfTime(choice.group)];
  const first = await runChecks(setup, { ...choice, allocationMayFail: true }, deadline, verifier);
  const hasNull = first.counterexamples.some(({ property }) => property.kind === 'null-dereference');
  if (!hasNull || deadline.left() < leastUsefulSeconds) return [first];
  return [first, await runChecks(setup, { ...choice, allocationMayFail: false }, deadline, verifier)];
}

function violationsOf(checks: readonly ChecksResult[]): readonly Violation[] {
  const all = withoutShadows(distinctViolations(checks));
  const isLeak = ({ counterexample }: Violation) => counterexample.property.kind === 'memory-leak';
  const isCause = (violation: Violation) => violation.group === 'memory' && !isLeak(violation);
  const broken = new Set(all.filter(isCause).map(lineOfViolation));
  return all.filter((violation) => isCause(violation) || !followsFrom(violation, broken));
}

/**
 * What the harness itself does wrong is no violation of the project's code; but what it allocates for the function to
 * free is the function's to lose.
 */
function placedInProject(violation: Violation, { unit, harness, sources }: UnitSetup): readonly Violation[] {
  const { counterexample } = violation;
  const { property } = counterexample;
  if (harness === null || property.location.file !== sources[0]) return [violation];
  if (property.kind !== 'memory-leak' || harness.line === null) return [];
  const location = { file: unit.file, line: harness.line, column: null, function: unit.entry };
  return [{ ...violation, counterexample: { ...counterexample, property: { ...property, location } } }];
}

/** ESBMC says of a block that is freed twice also that it is used after it was freed, at the same place. */
function withoutShadows(violations: readonly Violation[]): readonly Violation[] {
  const isKind = (violation: Violation, kind: PropertyKind) =>
    violation.counterexample.property.kind === kind;
  const freedTwice = new Set(violations.filter((one) => isKind(one, 'double-free')).map(lineOfViolation));
  return violations.filter((one) => !isKind(one, 'use-after-free') || !freedTwice.has(lineOfViolation(one)));
}

/**
 * Reading out of bounds gives any value to ESBMC, and any value overflows (measured: `count[10]++`); what is stored
 * through a null pointer is lost: what happens at or after a line that breaks memory is a consequence, and comes back by itself if it outlives the cause.
 */
function followsFrom(violation: Violation, broken: ReadonlySet<string>): boolean {
  const { steps } = violation.counterexample;
  return (
    broken.has(lineOfViolation(violation)) || steps.some(({ location }) => broken.has(lineKey(location)))
  );
}

function lineOfViolation({ counterexample }: Violation): string {
  return lineKey(counterexample.property.location);
}

function lineKey({ file, line }: Location): string {
  return `${file}:${line}`;
}

function distinctViolations(checks: readonly ChecksResult[]): readonly Violation[] {
  const byProperty = new Map<string, Violation>();
  for (const check of checks) {
    for (const counterexample of check.counterexamples) {
      const key = propertyKey(counterexample.property);
      const needsAllocationFailure =
        check.allocationMayFail && failsOnlyWithAllocation(counterexample, checks);
      const violation = {
        counterexample,
        group: check.group,
        needsAllocationFailure,
        command: check.command,
      };
      if (!byProperty.has(key)) byProperty.set(key, violation);
    }
  }
  return [...byProperty.values()];
}

/** True only where the run with succeeding allocations decided that very property, and it holds. */
function failsOnlyWithAllocation(
  { property, bound }: Counterexample,
  checks: readonly ChecksResult[],
): boolean {
  if (property.kind !== 'null-dereference') return false;
  const other = checks.find(({ group, allocationMayFail }) => group === 'memory' && !allocationMayFail);
  if (other === undefined) return false;
  const key = propertyKey(property);
  if (other.counterexamples.some((each) => propertyKey(each.property) === key)) return false;
  return decidedUpTo(other) >= (bound ?? Number.POSITIVE_INFINITY);
}

/** Unwindings up to which a run gave each property that it reached a verdict. */
function decidedUpTo({ verdict, bound }: ChecksResult): number {
  if (isUndecided(verdict)) return 0;
  return bound ?? Number.POSITIVE_INFINITY;
}

function resultOf(
  setup: UnitSetup,
  checks: readonly ChecksResult[],
  violations: readonly Violation[],
  seconds: number,
): UnitResult {
  const decisive = checks.filter(({ verdict }) => verdict !== 'failed');
  const worst = verdictOf(setup, checks, violations);
  const bounds = decisive.flatMap(({ bound }) => bound ?? []);
  return {
    unit: setup.unit,
    verdict: worst.verdict,
    reason: worst.reason,
    bound: worst.verdict === 'bounded' ? leastOf(bounds, setup.harness?.bound ?? null) : null,
    seconds: Math.round(seconds * 100) / 100,
    cached: false,
    runs: checks.map(summaryOf),
  };
}

/** A unit that is bounded by the sizes of its harness alone runs its loops as often as those allow. */
function leastOf(bounds: readonly number[], ofHarness: number | null): number | null {
  return bounds.length === 0 ? ofHarness : Math.min(...bounds);
}

function verdictOf(
  setup: UnitSetup,
  checks: readonly ChecksResult[],
  violations: readonly Violation[],
): { verdict: Verdict; reason: string | null } {
  if (violations.length > 0) return { verdict: 'failed', reason: reasonsOf(checks, 'failed') };
  const verdict = weakest(checks.map((check) => check.verdict));
  if (verdict === 'failed')
    return { verdict: 'unknown', reason: `its harness fails: ${commentsIn(checks).join('; ')}` };
  if (isUndecided(verdict)) return { verdict, reason: reasonsOf(checks, verdict) };
  // A run that ends at its bound prints no table; what it reached is asked in another way.
  if (verdict === 'proved' && checks.every(({ rows, libraryRows }) => rows.length + libraryRows === 0)) {
    return {
      verdict: 'not-checked',
      reason: 'ESBMC found nothing to check: no property is reached from the entry',
    };
  }
  const bodiless = bodilessReason(checks.flatMap((check) => check.bodiless));
  if (bodiless !== null) return { verdict: 'unknown', reason: bodiless };
  const concessions = [...new Set(checks.flatMap((check) => check.concessions))];
  const limits = limitsOf(setup);
  if (verdict === 'proved' && limits.length > 0)
    return { verdict: 'bounded', reason: [...concessions, limitReason(limits)].join('; ') };
  return { verdict, reason: concessions.length === 0 ? null : concessions.join('; ') };
}

function commentsIn(checks: readonly ChecksResult[]): readonly string[] {
  const comments = checks.flatMap(({ counterexamples }) =>
    counterexamples.map(({ property }) => property.comment),
  );
  return [...new Set(comments)];
}

/** A harness that keeps sizes small shows nothing about larger ones, and a stub nothing about what it stands for. */
export function limitReason(limits: readonly string[]): string {
  return `only as far as ${limits.join(', ')}`;
}

function reasonsOf(checks: readonly ChecksResult[], verdict: Verdict): string | null {
  const said = checks
    .filter((check) => check.verdict === verdict && check.reason !== null)
    .map(({ group, reason }) => (verdict === 'not-checked' ? `${reason}` : `${group}: ${reason}`));
  return said.length === 0 ? null : [...new Set(said)].join('; ');
}

function summaryOf({ group, verdict, reason }: ChecksResult): RunSummary {
  return { group, verdict, reason };
}

function outOfTime(group: CheckGroup): ChecksResult {
  return {
    group,
    allocationMayFail: true,
    verdict: 'unknown',
    reason: 'no time was left for it',
    bound: null,
    rows: [],
    libraryRows: 0,
    counterexamples: [],
    bodiless: [],
    concessions: [],
    command: '',
    completeBound: null,
  };
}
