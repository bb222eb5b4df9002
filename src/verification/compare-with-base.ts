import type { Property } from '../domain/counterexample.ts';
import type { FindingStatus } from '../domain/finding.ts';
import { normaliseStatement } from '../domain/normalise-statement.ts';
import { baseLineOf } from '../project/map-line.ts';
import type { Hunk } from '../project/repository.ts';
import { type Deadline, leastUsefulSeconds } from './deadline.ts';
import { type UnitSetup, unitRequest } from './unit-request.ts';
import type { PropertyRow, Strategy, VerificationOutcome, Verifier } from './verifier.ts';
import type { Violation } from './verify-unit.ts';

/** A file of head, and what it was at the merge base. */
export interface FileThen {
  /** Functions that the base version of the file defines; none for a file that is new. */
  readonly functions: ReadonlySet<string>;
  readonly hunks: readonly Hunk[];
  /** Lines of the file, of the base and of head; without line ends. */
  readonly baseLines: readonly string[];
  readonly headLines: readonly string[];
}

/** The same unit at the merge base. */
export interface BaseCounterpart {
  /** Null when the file or its entry is not there at the base. */
  readonly setup: UnitSetup | null;
  /** The change brings the unit's entry in, so that nothing of the unit was there before. */
  readonly isNew: boolean;
  /** By their paths in head: the files that violations are in, as far as they are the project's. */
  readonly files: ReadonlyMap<string, FileThen>;
}

export interface Comparison {
  readonly status: FindingStatus;
  readonly basePassed: boolean;
}

/** Of the time for a comparison. */
const shareOfAtOnce = 0.5;

const wasThere: Comparison = { status: 'existing', basePassed: false };
const undetermined: Comparison = { status: 'undetermined', basePassed: false };
const isNew: Comparison = { status: 'introduced', basePassed: false };

/**
 * Says for each violation at head whether the merge base had it, in the order of the violations. `known` is parallel to
 * them: of those that a scan of the base found too, nothing is run.
 */
export async function compareWithBase(
  violations: readonly Violation[],
  known: readonly boolean[],
  base: BaseCounterpart,
  deadline: Deadline,
  verifier: Verifier,
): Promise<readonly Comparison[]> {
  const outcomes = new Map<string, Promise<VerificationOutcome | null>>();
  const comparisons: Comparison[] = [];
  for (const [index, violation] of violations.entries()) {
    const { property } = violation.counterexample;
    const file = base.files.get(property.location.file);
    if (known[index] === true) comparisons.push(wasThere);
    else if (base.isNew) comparisons.push(isNew);
    else if (file === undefined) {
      comparisons.push(undetermined);
    } else if (!file.functions.has(property.location.function ?? '')) {
      comparisons.push(isNew);
    } else {
      const key = JSON.stringify([violation.group, boundOf(violation)]);
      const outcome = outcomes.get(key) ?? runAtBase(violation, base, deadline, verifier);
      outcomes.set(key, outcome);
      comparisons.push(compare(property, await outcome, file));
    }
  }
  return comparisons;
}

function boundOf({ counterexample }: Violation): number | null {
  return counterexample.bound;
}

/**
 * The base up to the bound at which head fails: all of it at once, which is cheap and mostly enough, as what is new was
 * not there; where that is no success, each property by itself.
 */
async function runAtBase(
  violation: Violation,
  base: BaseCounterpart,
  deadline: Deadline,
  verifier: Verifier,
): Promise<VerificationOutcome | null> {
  if (base.setup === null || deadline.left() < leastUsefulSeconds) return null;
  const { setup } = base;
  const bound = boundOf(violation);
  const run = (strategy: Strategy, timeoutSeconds: number) =>
    verifier.verify(
      unitRequest(setup, { checks: violation.group, allocationMayFail: true, strategy, timeoutSeconds }),
    );
  if (bound === null) return run({ name: 'unrolled' }, deadline.left());
  const atOnce = await run({ name: 'within', bound }, deadline.left() * shareOfAtOnce);
  if (atOnce.status === 'passed' || deadline.left() < leastUsefulSeconds) return atOnce;
  return run({ name: 'enumerate', bound }, deadline.left());
}

function compare(property: Property, outcome: VerificationOutcome | null, base: FileThen): Comparison {
  if (outcome === null || (outcome.status !== 'failed' && outcome.status !== 'passed')) return undetermined;
  const failures = failuresOf(outcome).filter((place) => isComparable(place, property));
  if (failures.some((place) => isSameStatement(place, property, base))) {
    return wasThere;
  }
  const edited = failures.map((place) => replacement(place, property, base));
  if (edited.includes('same-line')) return wasThere;
  if (edited.includes('same-hunk')) return undetermined;
  const same = outcome.rows.filter(
    (row) => isComparable(row, property) && isSameStatement(row, property, base),
  );
  if (same.some(({ status }) => status === 'not-checked')) return undetermined;
  const passed = same.length > 0 || outcome.status === 'passed' || isReached(property, outcome);
  return passed ? { status: 'introduced', basePassed: true } : undetermined;
}

type Place = Pick<PropertyRow, 'kind' | 'function' | 'line'>;

/** From the table, and from the counterexamples: those in library functions are placed at the project's call there. */
function failuresOf({ rows, counterexamples }: VerificationOutcome): readonly Place[] {
  return [
    ...rows.filter(({ status }) => status === 'failed'),
    ...counterexamples.map(({ property: { kind, location } }) => {
      return { kind, function: location.function ?? '', line: location.line };
    }),
  ];
}

function isComparable(place: Place, property: Property): boolean {
  return place.kind === property.kind && place.function === property.location.function;
}

/** An untouched line is found by its number; a line that the change wrote, by what it says. */
function isSameStatement(row: Place, property: Property, base: FileThen): boolean {
  const { line } = property.location;
  const baseLine = baseLineOf(line, base.hunks);
  if (baseLine !== null) return row.line === baseLine;
  const then = normaliseStatement(base.baseLines[row.line - 1] ?? '');
  return then === normaliseStatement(base.headLines[line - 1] ?? '');
}

/** Whether the change replaced the row's line by the property's: then the bug was edited, not brought in. */
function replacement(row: Place, property: Property, { hunks }: FileThen): 'same-line' | 'same-hunk' | null {
  const hunk = hunks.find(
    ({ baseStart, baseLines }) => row.line >= baseStart && row.line < baseStart + baseLines,
  );
  if (hunk === undefined) return null;
  const offset = property.location.line - hunk.headStart;
  if (offset < 0 || offset >= hunk.headLines) return null;
  return hunk.headLines === hunk.baseLines && offset === row.line - hunk.baseStart
    ? 'same-line'
    : 'same-hunk';
}

/** Whether the base run got to the function at all: a function that was cut off passes nothing. */
function isReached(property: Property, outcome: VerificationOutcome): boolean {
  return outcome.exhaustive || outcome.rows.some((row) => row.function === property.location.function);
}
