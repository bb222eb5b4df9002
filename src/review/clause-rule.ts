import type { Violation } from './violation.ts';

/** How comments of ESBMC that match a pattern are said; `match` has the groups of the pattern. */
export type ClauseRule = readonly [
  pattern: RegExp,
  write: (match: RegExpExecArray, violation: Violation) => string,
];
