import type { Assignment, TraceStep } from '../domain/counterexample.ts';
import { comparisonsIn, isViolated } from '../domain/violated-comparison.ts';
import { onlyPointer } from './accessed-place.ts';
import { namesIn } from './names-in.ts';
import { readableAssignment, readableAssignments } from './readable-assignment.ts';
import { simplified } from './readable-value.ts';
import type { Violation } from './violation.ts';

/** More values than these are not read; the trace has them all. */
const shownInputs = 3;

/**
 * The values that lead to a violation, as part of a message: the inputs, those that the violated line names first, and
 * what the violated condition compares, where that is known for certain. Empty when nothing is known.
 */
export function knownValues(violation: Violation): string {
  const { inputs } = violation;
  const known = new Set(inputs.map(({ variable }) => variable));
  const state = violatingState(violation).filter(({ assignment }) => !known.has(assignment.variable));
  const given = readableAssignments(namedFirst(inputs, violation));
  const left = given.length - shownInputs;
  const parts = [
    ...given.slice(0, shownInputs),
    ...(left > 0 ? [left === 1 ? 'one more input' : `${left} more inputs`] : []),
    ...readableAssignments(state.map(({ assignment }) => assignment)),
  ];
  return listed(parts.length > 0 ? parts : lastNumbers(violation));
}

/**
 * What the violated condition compares, with its last value in the trace, where that value does violate it. ESBMC
 * leaves constant assignments out of a trace (measured), so that any other value may be an old one.
 */
export function violatingState({ counterexample: { property, steps } }: Violation): readonly TraceStep[] {
  const states = (comparisonsIn(property.expression) ?? []).flatMap((comparison) => {
    const last = steps.findLast(
      ({ location, assignment }) =>
        assignment.variable === comparison.subject && location.function === property.location.function,
    );
    const value = simplified(last?.assignment.value ?? '');
    const violates = /^-?\d{1,40}$/.test(value) && isViolated(comparison, BigInt(value));
    return last !== undefined && violates ? [last] : [];
  });
  return [...new Set(states)];
}

/**
 * Where no input is known: the last numbers of what the violated line names, each with its line, since it may have
 * changed after it. Its only pointer is left out: ESBMC prints a null pointer as 0, and the sentence names it.
 */
function lastNumbers(violation: Violation): readonly string[] {
  const pointer = onlyPointer(violation)?.name;
  const names = usedNames(violation);
  const last = new Map(
    violation.counterexample.steps
      .filter(({ assignment: { variable } }) => names.has(variable) && variable !== pointer)
      .filter(({ assignment: { value } }) => /^-?\d{1,40}$/.test(simplified(value)))
      .map((step) => [`${step.location.function} ${step.assignment.variable}`, step]),
  );
  return [...last.values()]
    .slice(-shownInputs)
    .map(({ assignment, location }) => `${readableAssignment(assignment)} (line ${location.line})`);
}

/** Those first that the violated line names. */
function namedFirst(inputs: readonly Assignment[], violation: Violation): readonly Assignment[] {
  const names = usedNames(violation);
  const rank = ({ variable }: Assignment) => {
    if (names.has(variable)) return 0;
    return namesIn(variable).some((name) => names.has(name)) ? 1 : 2;
  };
  return inputs.toSorted((one, other) => rank(one) - rank(other));
}

function usedNames({ statement, counterexample }: Violation): ReadonlySet<string> {
  return new Set(namesIn(`${statement} ${counterexample.property.expression ?? ''}`));
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
