import { isDeepStrictEqual } from 'node:util';
import type { Counterexample, TraceStep } from '../../domain/counterexample.ts';
import { classifyProperty } from './classify-property.ts';
import type { Place, State, Trace } from './esbmc-output.ts';
import { isInLibrary, locationOf, type SourcePlaces } from './source-places.ts';

/**
 * A counterexample as a project's author sees it: no state and no place of a library. `bound` is the number of loop
 * unwindings at which the violation was found.
 */
export function toCounterexample(trace: Trace, bound: number | null, places: SourcePlaces): Counterexample {
  const inLibrary = isInLibrary(trace.violated, places);
  const { kind, cwe } = classifyProperty({
    comment: trace.comment,
    cwes: trace.cwes,
    libraryFunction: inLibrary ? trace.violated.function : null,
  });
  const calls = trace.calls.filter((call) => !isInLibrary(call, places));
  const states = trace.states.filter((state) => !isInLibrary(state, places));
  const place = allocation(trace.comment, states) ?? (inLibrary ? (calls[0] ?? states.at(-1)) : undefined);
  return {
    property: {
      kind,
      cwe,
      comment: oneLine(trace.comment),
      expression: trace.expression === null ? null : oneLine(trace.expression),
      location: locationOf(place ?? trace.violated, places),
    },
    steps: stepsOf(states, places),
    calls: (inLibrary ? calls.slice(1) : calls).map((call) => locationOf(call, places)),
    bound,
  };
}

const maxTextLength = 500;

/** What the checked program can put into it, for example with a message of an assertion, stays on one line. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}...` : line;
}

/** Functions that allocate for others: of what they return, the caller is the owner. */
const allocatorName = /alloc|dup/i;

/** A leak is noticed where the program ends; what its author must see is what was allocated: the first mention. */
function allocation(comment: string, states: readonly State[]): Place | undefined {
  const object = /^dereference failure: forgotten memory: (dynamic_\d+_\w+)$/.exec(comment)?.[1];
  if (object === undefined) return undefined;
  const address = new RegExp(String.raw`&${object}\b`);
  const mentions = states.filter(({ value }) => address.test(value));
  const [first] = mentions;
  if (first?.function == null || !allocatorName.test(first.function)) return first;
  return mentions.find((one) => one.function !== null && !allocatorName.test(one.function)) ?? first;
}

function stepsOf(states: readonly State[], places: SourcePlaces): TraceStep[] {
  const steps = states.filter(isTelling).map((state) => ({
    location: locationOf(state, places),
    assignment: { variable: oneLine(state.variable), value: oneLine(withoutPadding(state.value)) },
  }));
  // ESBMC repeats an assignment once for each check that is made on it.
  return steps.filter((step, index) => !isDeepStrictEqual(step, steps[index - 1]));
}

const internalVariable = /[$#]|::|^__(?:ESBMC|esbmc|VERIFIER)|\bargv_str_/;

/** Where the solver left a value open, ESBMC prints its internal expression for it. */
const openValue = /nondet_symbol\(|symex::|SAME-OBJECT\(|[?&]\d+!\d+|&\d+#\d+/;

function isTelling({ variable, value }: State): boolean {
  return !internalVariable.test(variable) && !openValue.test(value);
}

function withoutPadding(value: string): string {
  return value.replace(/(?:, )?\.anon_pad#\d+=[^,}]*?(?=,| \})/g, '').replace(/^\{ , /, '{ ');
}
