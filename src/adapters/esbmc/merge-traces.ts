import type { Place, State, Trace } from './esbmc-output.ts';
import type { ReportedTrace, ReportStep } from './parse-report.ts';

/**
 * The counterexamples, each from its entry of report.json and its part of the text. The report is what is believed
 * (its strings are quoted); the text adds columns, the stack trace, and values: those of structures and pointers
 * can be read there only. Without a report, the text alone.
 */
export function mergeTraces(
  reported: readonly ReportedTrace[] | null,
  printed: readonly Trace[],
): readonly Trace[] {
  if (reported === null || reported.length === 0) return printed;
  const left = [...printed];
  return reported.map((entry) => {
    const index = left.findIndex((trace) => isSamePlace(trace.violated, entry.violation));
    const [text] = index === -1 ? [] : left.splice(index, 1);
    return merge(entry, text);
  });
}

function merge({ assignments, violation }: ReportedTrace, text: Trace | undefined): Trace {
  const guard = violation.assertion?.guard;
  return {
    states: mergeStates(assignments, text?.states ?? []),
    violated: text?.violated ?? placeOf(violation),
    calls: text?.calls ?? [],
    comment: violation.assertion?.comment ?? text?.comment ?? '',
    cwes: violation.assertion?.cwe?.map((number) => `CWE-${number}`) ?? text?.cwes ?? [],
    // A check that is made at a dereference has no expression of its own: its guard is the constant 1.
    expression: guard === undefined || guard === '1' ? null : guard,
  };
}

/** How far ahead the text is searched for a step of the report: it has but a few states more. */
const lookahead = 100;

/** Both lists are in the order of execution. */
function mergeStates(steps: readonly ReportStep[], printed: readonly State[]): State[] {
  let next = 0;
  return steps.flatMap((step) => {
    if (step.assignment === undefined) return [];
    const variable = step.assignment.lhs;
    const ahead = printed.slice(next, next + lookahead);
    const index = ahead.findIndex((state) => state.variable === variable && isSamePlace(state, step));
    const state = ahead[index];
    if (state !== undefined) {
      next += index + 1;
      return state;
    }
    const value = plainValue(step.assignment.rhs);
    return value === null ? [] : { ...placeOf(step), variable, value };
  });
}

function placeOf(step: ReportStep): Place {
  return {
    file: step.file,
    line: step.line,
    column: null,
    function: step.function === '' ? null : step.function,
  };
}

function isSamePlace(place: Place, step: ReportStep): boolean {
  return place.file === step.file && place.line === step.line && (place.function ?? '') === step.function;
}

/** A pointer is an object with the address as text; structures are given member by member in a form of no use. */
function plainValue(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('address' in value)) return null;
  return typeof value.address === 'string' ? value.address : null;
}
