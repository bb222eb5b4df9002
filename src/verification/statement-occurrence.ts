import { normaliseStatement } from '../domain/normalise-statement.ts';

/**
 * Counts the lines between two (1-based, `from` inclusive, `to` exclusive) that say the same as line `to`:
 * which one of several equal statements in a function it is.
 */
export function statementOccurrence(lines: readonly string[], from: number, to: number): number {
  const wanted = normaliseStatement(lines[to - 1] ?? '');
  return lines.slice(from - 1, to - 1).filter((line) => normaliseStatement(line) === wanted).length;
}
