import type { Counterexample } from '../domain/counterexample.ts';
import { type CheckGroup, groupOf } from '../domain/property-kind.ts';
import type { Verdict } from '../domain/verdict.ts';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';
import { enumerateViolations } from './enumerate-violations.ts';
import { propertyKey } from './property-key.ts';
import { type ChecksChoice, type UnitSetup, unitRequest } from './unit-request.ts';
import type { PropertyRow, Strategy, VerificationOutcome, Verifier } from './verifier.ts';

/** Measured: bounds above this cost more than they find; a loop known to run longer is unrolled in full. */
export const maxIncrementalBound = 50;

/** Measured: what full unrolling decides at all, it decides in seconds. */
const unrollingSeconds = 15;

/** What the runs of one group of checks found out about a unit. */
export interface ChecksResult {
  readonly group: CheckGroup;
  readonly allocationMayFail: boolean;
  readonly verdict: Verdict;
  readonly reason: string | null;
  /** Set with `bounded` and `failed`: rows that passed did so up to this many unwindings; null = without a bound. */
  readonly bound: number | null;
  readonly rows: readonly PropertyRow[];
  /** Rows in library functions. */
  readonly libraryRows: number;
  readonly counterexamples: readonly Counterexample[];
  readonly bodiless: readonly string[];
  readonly concessions: readonly string[];
  readonly command: string;
  /** Unwindings after which no loop was cut any more; null when that is not known. */
  readonly completeBound: number | null;
}

/**
 * Searches for violations with growing bounds, then tries what that left open: full unrolling when the bound
 * was reached, and one run that decides each property by itself when a violation hides others.
 */
export async function runChecks(
  setup: UnitSetup,
  choice: ChecksChoice,
  deadline: Deadline,
  verifier: Verifier,
): Promise<ChecksResult> {
  const search = await searchViolation(setup, choice, deadline, verifier);
  const own = ownCounterexamples(search, choice.group);
  if (own.length > 0 || search.status === 'failed')
    return failed(setup, choice, search, own, deadline, verifier);
  // Under a harness, what full unrolling could decide was decided at its bound.
  if (search.status === 'undecided' && search.cause === 'bound' && setup.harness?.bound == null) {
    return afterBound(setup, choice, search, deadline, verifier);
  }
  return summarise(choice, search);
}

/** At the bound that was enough before, where there is one: the checks differ, the loops do not. */
async function searchViolation(
  setup: UnitSetup,
  { group, allocationMayFail, knownBound, decidedBound = null }: ChecksChoice,
  deadline: Deadline,
  verifier: Verifier,
): Promise<VerificationOutcome> {
  const run = (strategy: Strategy, seconds = deadline.left()) =>
    verifier.verify(
      unitRequest(setup, { checks: group, allocationMayFail, strategy, timeoutSeconds: seconds }),
    );
  if (knownBound !== null) {
    const atOnce = await run({ name: 'unwound', bound: knownBound });
    if (isDecided(atOnce)) return atOnce;
  }
  const { unwind = null } = setup;
  const ofHarness = setup.harness?.bound ?? null;
  if (ofHarness === null) return run({ name: 'incremental', maxBound: unwind ?? maxIncrementalBound });
  const bound = unwind ?? ofHarness;
  if (decidedBound !== null) {
    const likeOthers = await within(run, [decidedBound], deadline.left());
    if (likeOthers !== null) return likeOthers;
  }
  const fast = await run({ name: 'incremental', maxBound: fastBound }, deadline.left() * shareOfFastSearch);
  if (isDecided(fast) || fast.status === 'refused') return fast;
  const isFar = bound > middleBound;
  const middle = isFar ? await within(run, [middleBound], deadline.left() * shareOfMiddle) : null;
  if (middle !== null && middle.status !== 'passed') return middle;
  const enough = await run({ name: 'unwound', bound }, deadline.left() * shareOfBound);
  if (isDecided(enough)) return enough;
  // Loops of the library or of the function go on: what holds, holds up to the bound.
  const wide = isFar ? wideBounds.filter((one) => one < bound) : [];
  const bounded = isFar && middle === null ? null : await within(run, [...wide, bound], deadline.left());
  return bounded ?? middle ?? upToWhereItCame(fast);
}

/** One run at each bound, until one finds something or does not end in time; the last that did end. */
async function within(
  run: (strategy: Strategy, seconds: number) => Promise<VerificationOutcome>,
  bounds: readonly number[],
  seconds: number,
): Promise<VerificationOutcome | null> {
  let last: VerificationOutcome | null = null;
  let left = seconds;
  for (const bound of bounds) {
    if (left < leastUsefulSeconds) break;
    const outcome = await run({ name: 'within', bound }, left);
    left -= outcome.seconds;
    if (!isDecided(outcome)) break;
    // ESBMC does not name the bound of a run that has only one.
    last = outcome.status === 'passed' ? { ...outcome, passedBound: outcome.passedBound ?? bound } : outcome;
    if (outcome.status !== 'passed') break;
  }
  return last;
}

/** A search that ran out of time has looked at all runs up to some bound, and says so. */
function upToWhereItCame(fast: VerificationOutcome): VerificationOutcome {
  const { passedBound } = fast;
  const isTimeOut = fast.status === 'undecided' && fast.cause === 'time';
  return isTimeOut && passedBound !== null && passedBound >= leastBound ? { ...fast, cause: 'bound' } : fast;
}

/** A loop that runs once shows little. */
const leastBound = 2;

/** Most violations show up within a few iterations; a bound that is known is much cheaper than growing up to it. */
const fastBound = 4;
const shareOfFastSearch = 0.3;
/** One run at this bound shows what takes a few more rounds, where the bound of the harness is out of reach. */
const middleBound = 8;
const shareOfMiddle = 0.4;
/** Between this and the harness's own. */
const wideBounds = [16];
const shareOfBound = 0.6;

function isDecided(outcome: VerificationOutcome): boolean {
  return outcome.status === 'passed' || outcome.counterexamples.length > 0;
}

/** The search stopped: at a violation, or at something that is none and hides what comes after it all the same. */
async function failed(
  setup: UnitSetup,
  choice: ChecksChoice,
  search: VerificationOutcome,
  own: readonly Counterexample[],
  deadline: Deadline,
  verifier: Verifier,
): Promise<ChecksResult> {
  const all = await enumerateViolations(setup, choice, own, deadline, verifier);
  const decisive = all.widest ?? search;
  const counterexamples = distinct([...all.counterexamples, ...own]);
  const bound = all.widest?.exhaustive ? null : (all.bound ?? search.passedBound ?? 1);
  const withoutAny = all.widest === null ? 'unknown' : bound === null ? 'proved' : 'bounded';
  return {
    ...summarise(choice, decisive),
    verdict: counterexamples.length > 0 ? 'failed' : withoutAny,
    reason: all.note,
    bound,
    counterexamples,
    bodiless: [...new Set([...search.bodiless, ...decisive.bodiless])],
    command: search.command,
  };
}

/** Loops with a known number of iterations above the bound end when they are unrolled in full. */
async function afterBound(
  setup: UnitSetup,
  choice: ChecksChoice,
  search: VerificationOutcome,
  deadline: Deadline,
  verifier: Verifier,
): Promise<ChecksResult> {
  const bounded = summarise(choice, search);
  const seconds = Math.min(unrollingSeconds, deadline.left());
  if (seconds < leastUsefulSeconds) return bounded;
  const unrolled = await verifier.verify(
    unitRequest(setup, {
      checks: choice.group,
      allocationMayFail: choice.allocationMayFail,
      strategy: { name: 'unrolled' },
      timeoutSeconds: seconds,
    }),
  );
  const own = ownCounterexamples(unrolled, choice.group);
  if (own.length > 0) {
    return {
      ...summarise(choice, unrolled),
      verdict: 'failed',
      reason: 'further violations were not looked for: the loops are too long',
      bound: search.passedBound,
      counterexamples: distinct(own),
      rows: search.rows,
    };
  }
  return unrolled.status === 'passed' ? summarise(choice, unrolled) : bounded;
}

function summarise(choice: ChecksChoice, outcome: VerificationOutcome): ChecksResult {
  const { group, allocationMayFail } = choice;
  const isComplete = outcome.status === 'passed' && outcome.proof === 'forward-condition';
  return {
    group,
    allocationMayFail,
    completeBound: isComplete ? outcome.passedBound : null,
    ...verdictOf(outcome),
    rows: outcome.rows.filter((row) => groupOf(row.kind) === choice.group),
    libraryRows: outcome.libraryRows,
    counterexamples: [],
    bodiless: outcome.bodiless,
    concessions: outcome.concessions,
    command: outcome.command,
  };
}

function verdictOf(outcome: VerificationOutcome): Pick<ChecksResult, 'verdict' | 'reason' | 'bound'> {
  switch (outcome.status) {
    case 'passed':
      return outcome.proof === null
        ? { verdict: 'bounded', reason: null, bound: outcome.passedBound }
        : { verdict: 'proved', reason: null, bound: null };
    case 'failed':
      return { verdict: 'unknown', reason: 'stopped at a violation of another kind', bound: null };
    case 'refused':
      return { verdict: 'not-checked', reason: outcome.message, bound: null };
    case 'undecided':
      if (outcome.cause === 'bound' && outcome.passedBound !== null) {
        return { verdict: 'bounded', reason: null, bound: outcome.passedBound };
      }
      return { verdict: 'unknown', reason: undecidedReason(outcome), bound: null };
  }
}

function undecidedReason(outcome: VerificationOutcome & { status: 'undecided' }): string {
  if (outcome.passedBound === null) return outcome.message;
  return `${outcome.message}; no violation found up to ${outcome.passedBound} loop iterations`;
}

/** Each run contributes only its own kinds: in the others the rest of the checks is off or misled. */
function ownCounterexamples(outcome: VerificationOutcome, group: CheckGroup): readonly Counterexample[] {
  return outcome.counterexamples.filter(({ property }) => groupOf(property.kind) === group);
}

/** One counterexample a property, the first one given. */
function distinct(counterexamples: readonly Counterexample[]): readonly Counterexample[] {
  const byProperty = new Map<string, Counterexample>();
  for (const each of counterexamples) {
    const key = propertyKey(each.property);
    if (!byProperty.has(key)) byProperty.set(key, each);
  }
  return [...byProperty.values()];
}
