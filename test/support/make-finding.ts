import type { Counterexample, Property } from '../../src/domain/counterexample.ts';
import type { Finding } from '../../src/domain/finding.ts';

/** A finding with defaults that a test overrides where it cares. */
export function makeFinding(over: Partial<Finding> = {}): Finding {
  return {
    fingerprint: '0123456789abcdef',
    counterexample: makeCounterexample(),
    statement: 'a[i] = 1;',
    message: 'With `i` = 4, `a[i]` is written past the end of `a` (line 7).',
    origin: 'entry',
    status: 'introduced',
    reproduced: null,
    reproducer: null,
    foundBy: 'verifier',
    inputs: [],
    assumptions: [],
    entry: 'main',
    requires: null,
    needsAllocationFailure: false,
    basePassed: false,
    ...over,
  };
}

export function makeCounterexample(
  property: Partial<Property> = {},
  bound: number | null = 1,
): Counterexample {
  return {
    property: {
      kind: 'out-of-bounds',
      cwe: 'CWE-787',
      comment: "array bounds violated: array `a' upper bound",
      expression: 'i < 4',
      location: { file: 'a.c', line: 7, column: 3, function: 'main' },
      ...property,
    },
    steps: [],
    calls: [],
    bound,
  };
}
