import type { Location } from './location.ts';
import type { PropertyKind } from './property-kind.ts';

/** What must hold at a location. */
export interface Property {
  readonly kind: PropertyKind;
  /** The most specific weakness that is certain, for example `CWE-476`; null where none fits. */
  readonly cwe: string | null;
  /** ESBMC's own words, for example "dereference failure: NULL pointer". */
  readonly comment: string;
  /** The expression that was violated, where ESBMC prints it, for example `i < 4`. */
  readonly expression: string | null;
  readonly location: Location;
}

export interface Assignment {
  readonly variable: string;
  readonly value: string;
}

/** One state of a counterexample: where, and what was assigned there. */
export interface TraceStep {
  readonly location: Location;
  readonly assignment: Assignment;
}

/** The trace of states that leads to a violated property. */
export interface Counterexample {
  readonly property: Property;
  readonly steps: readonly TraceStep[];
  /** Callers of the violated place, innermost first: the place of each call. */
  readonly calls: readonly Location[];
  /** The number of loop unwindings at which the violation was found; null when loops were unrolled in full. */
  readonly bound: number | null;
}
