import { knownValues } from './known-values.ts';
import { messageLength } from './message.ts';
import type { Violation } from './violation.ts';
import { violationClause } from './violation-clause.ts';

/**
 * What can go wrong, in words and with the concrete inputs, for somebody who has never heard of model checking: "With
 * `n` = 3, `a[i]` is read past the end of `a`: `i` must be below 3 (line 9)." Plain text on one line in which pairs of
 * backticks hold code. It says no more than the counterexample shows.
 */
export function describeViolation(violation: Violation): string {
  const clause = violationClause(violation);
  const values = knownValues(violation);
  const end = ` (line ${violation.counterexample.property.location.line}).`;
  const sentence = `${violation.seenBy === undefined ? 'With' : 'Run with'} ${values}, ${clause}${end}`;
  // Values that make it too long to read are in the trace.
  return values === '' || sentence.length > messageLength
    ? `${capitalised(alone(violation, clause))}${end}`
    : sentence;
}

function alone({ seenBy }: Violation, clause: string): string {
  return seenBy === undefined ? clause : `when it is run, ${clause}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
