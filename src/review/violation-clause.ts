import type { PropertyKind } from '../domain/property-kind.ts';
import { assertionClauses } from './assertion-clauses.ts';
import type { ClauseRule } from './clause-rule.ts';
import { memoryClauses } from './memory-clauses.ts';
import { quoted } from './message.ts';
import { plainText } from './plain-text.ts';
import { statementSubject } from './statement-subject.ts';
import { valueClauses } from './value-clauses.ts';
import type { Violation } from './violation.ts';

/** For comments that no rule knows: no more than their kind says. */
const kindWords: Readonly<Record<PropertyKind, string>> = {
  'null-dereference': 'uses a null pointer',
  'out-of-bounds': 'accesses memory outside an object',
  'use-after-free': 'uses memory that no longer exists',
  'double-free': 'frees memory that was already freed',
  'invalid-free': 'frees memory that cannot be freed',
  'memory-leak': 'allocates memory that is never freed',
  uninitialised: 'reads a value that was never set',
  'division-by-zero': 'divides by zero',
  overflow: 'computes a number that does not fit its type',
  shift: 'shifts in a way that C does not define',
  'invalid-pointer': 'uses a pointer that points to no valid object',
  alignment: 'accesses memory at a misaligned address',
  assertion: 'violates an assertion',
  other: 'violates a property',
};

/** What goes wrong, as a clause that begins in lower case or with code and has no full stop. */
export function violationClause(violation: Violation): string {
  const { kind, comment } = violation.counterexample.property;
  const { statement, seenBy } = violation;
  if (seenBy !== undefined)
    return `${statementSubject(statement)} ${kindWords[kind]}: ${plainText(seenBy.tool, 40)} says ${quoted(seenBy.says, 120)}`;
  const words = comment.replace(/^dereference failure(?:: | on )/, '');
  for (const [pattern, write] of rulesFor(kind)) {
    const match = pattern.exec(words);
    if (match !== null) return write(match, violation);
  }
  // In quotation marks: these are ESBMC's words or the program's, and not ours.
  const original = comment === '' ? '' : `; ESBMC says ${quoted(comment, 120)}`;
  return `${statementSubject(statement)} ${kindWords[kind]}${original}`;
}

/** An assertion's comment is the program's own text, which may read like one of ESBMC's. */
function rulesFor(kind: PropertyKind): readonly ClauseRule[] {
  return kind === 'assertion' ? assertionClauses : [...memoryClauses, ...valueClauses];
}
