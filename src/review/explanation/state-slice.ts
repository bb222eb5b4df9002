import type { TraceStep } from '../../domain/counterexample.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Location } from '../../domain/location.ts';
import { namesIn } from '../names-in.ts';
import { readableAssignments } from '../readable-assignment.ts';
import { type LinesOf, lineAt } from './file-lines.ts';

/** The states that the violated expression depends on, in the order of the run. */
export interface StateSlice {
  readonly shown: readonly { readonly location: Location; readonly text: string }[];
  /** States of the trace that are not shown. */
  readonly leftOut: number;
}

/** More states are not read. */
const mostStates = 8;

/**
 * Goes back through the trace from the violated line: a state stays if it sets something that is wanted, and then what
 * its own line uses is wanted too. Of a variable that is set again and again the last value stays, and no other that it
 * has before the program begins.
 */
export function stateSlice(
  { counterexample: { property, steps }, statement }: Pick<Finding, 'counterexample' | 'statement'>,
  linesOf: LinesOf,
): StateSlice {
  const wanted = new Set(namesIn(`${statement} ${property.expression ?? ''}`));
  const seen = new Set<string>();
  const set = new Set<string>();
  const kept: TraceStep[] = [];
  for (const step of steps.toReversed()) {
    const { location, assignment } = step;
    const key = `${location.function} ${assignment.variable}`;
    const feeds = namesIn(assignment.variable).some((name) => wanted.has(name));
    const isOverwritten = location.function === null && set.has(assignment.variable);
    if (!feeds || seen.has(key) || isOverwritten) continue;
    seen.add(key);
    set.add(assignment.variable);
    kept.unshift(step);
    for (const name of namesIn(lineAt(location, linesOf))) wanted.add(name);
  }
  const shown = kept.slice(-mostStates);
  return {
    shown: shown.map(({ location, assignment }) => ({
      location,
      text: readableAssignments([assignment]).join(', '),
    })),
    leftOut: steps.length - shown.length,
  };
}
