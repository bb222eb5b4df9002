import { createHash } from 'node:crypto';
import type { Property } from '../domain/counterexample.ts';
import { normaliseStatement } from '../domain/normalise-statement.ts';
import { plainComment } from '../domain/plain-comment.ts';

/**
 * Identifies a finding across commits: kind, file, function, the violated statement and expression, and which of
 * several equal statements of the function it is. Line numbers and claim numbers are not part of it.
 * @param occurrence 0 for the first such statement in its function
 */
export function fingerprintOf(property: Property, statement: string, occurrence: number): string {
  const { kind, location, comment, expression } = property;
  const parts = [
    kind,
    location.file,
    location.function,
    normaliseStatement(statement),
    plainComment(comment),
    expression,
    occurrence,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
