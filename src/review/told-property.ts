import { createHash } from 'node:crypto';
import type { Finding } from '../domain/finding.ts';
import { normaliseStatement } from '../domain/normalise-statement.ts';
import type { PropertyKind } from '../domain/property-kind.ts';
import type { Origin } from '../domain/unit.ts';

/**
 * What a comment keeps of its finding's property, so that a later run can find it again. Names and texts are hashed:
 * a pull request chooses them, and what is hidden in a body must not be text of its own.
 */
export interface ToldProperty {
  readonly kind: PropertyKind;
  /** Loop unwindings at which it failed; null when loops were unrolled in full. */
  readonly bound: number | null;
  readonly origin: Origin;
  readonly function: string;
  /** The function that the trace starts in. */
  readonly start: string;
  readonly statement: string;
  /** The merge base that passed the same check or had no such function; null where that is not known. */
  readonly passingBase: string | null;
}

/** @param base the merge base that the finding was compared with */
export function toldProperty(finding: Finding, base: string | null): ToldProperty {
  const { property, bound } = finding.counterexample;
  return {
    kind: property.kind,
    bound,
    origin: finding.origin,
    function: hashedName(property.location.function ?? ''),
    start: hashedName(finding.entry),
    statement: hashedStatement(finding.statement),
    passingBase: finding.status === 'introduced' ? base : null,
  };
}

/** 16 hexadecimal digits. */
export function hashedName(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 16);
}

export function hashedStatement(text: string): string {
  return hashedName(normaliseStatement(text));
}
