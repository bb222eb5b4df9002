import type { Counterexample } from '../domain/counterexample.ts';
import { groupOf } from '../domain/property-kind.ts';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';
import { type ChecksChoice, type UnitSetup, unitRequest } from './unit-request.ts';
import type { VerificationOutcome, Verifier } from './verifier.ts';

/** The first violation hides later ones: a share of what is left is spent on finding those too, and no more than this. */
const shareOfTimeLeft = 0.5;
const longestSeconds = 15;

/** A wider bound is tried only when the one before took less than this share of the time left: it takes longer. */
const worthWidening = 0.2;

/** Bounds after the one of the first violation; a bug at a small bound may hide one at a larger bound. */
const widerBounds = [8, 20, 50] as const;
/** Under a harness the last bound is its own, which may take too long. */
const betweenBound = 4;

export interface Enumeration {
  /** The run at the widest bound that ended with a verdict on each property; null when none did. */
  readonly widest: VerificationOutcome | null;
  readonly bound: number | null;
  /** Of all bounds, the narrowest first: shorter traces are easier to read. */
  readonly counterexamples: readonly Counterexample[];
  /** How far further violations were looked for; null when nothing was left out. */
  readonly note: string | null;
}

/**
 * Decides each property by itself, without a strategy (multi-property mode under a strategy gives wrong results),
 * at the bound of the first violation and then at wider ones until no loop is cut any more.
 */
export async function enumerateViolations(
  setup: UnitSetup,
  choice: ChecksChoice,
  first: readonly Counterexample[],
  deadline: Deadline,
  verifier: Verifier,
): Promise<Enumeration> {
  const within = deadline.within(Math.min(longestSeconds, deadline.left() * shareOfTimeLeft));
  const firstBound = Math.max(1, ...first.map(({ bound }) => bound ?? 1));
  const counterexamples: Counterexample[] = [];
  let widest: VerificationOutcome | null = null;
  let widestBound: number | null = null;
  const wider = setup.harness?.bound == null ? widerBounds : [betweenBound, setup.harness.bound];
  for (const bound of [firstBound, ...wider.filter((one) => one > firstBound)]) {
    if (within.left() < leastUsefulSeconds) break;
    const strategy = { name: 'enumerate', bound } as const;
    const timeoutSeconds = within.left();
    const { group, allocationMayFail } = choice;
    const run = unitRequest(setup, { checks: group, allocationMayFail, strategy, timeoutSeconds });
    const outcome = await verifier.verify(run);
    counterexamples.push(
      ...outcome.counterexamples.filter(({ property }) => groupOf(property.kind) === group),
    );
    if (outcome.status !== 'failed' && outcome.status !== 'passed') break;
    widest = outcome;
    widestBound = bound;
    if (outcome.exhaustive || outcome.seconds > within.left() * worthWidening) break;
  }
  return { widest, bound: widestBound, counterexamples, note: noteOn(widest, widestBound) };
}

function noteOn(widest: VerificationOutcome | null, bound: number | null): string | null {
  if (widest === null) return 'further violations were not looked for: the time was used up';
  return widest.exhaustive ? null : `further violations were looked for up to ${bound} loop iterations`;
}
