import type { Finding } from './finding.ts';
import type { CheckGroup, PropertyKind } from './property-kind.ts';
import type { Origin, Unit } from './unit.ts';
import type { Verdict } from './verdict.ts';

/** What one run of a unit ended with, per group of checks. */
export interface RunSummary {
  readonly group: CheckGroup;
  readonly verdict: Verdict;
  readonly reason: string | null;
}

export interface UnitResult {
  readonly unit: Unit;
  readonly verdict: Verdict;
  readonly reason: string | null;
  /** Loop unwindings up to which the verdict holds; null when no bound is involved. */
  readonly bound: number | null;
  readonly seconds: number;
  readonly cached: boolean;
  readonly runs: readonly RunSummary[];
}

/** A function that the change asks about, and the verdict that its units give it together. */
export interface FunctionResult {
  readonly file: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly reason: string | null;
}

/** A property that the run decided and that holds: what shows that an older finding is gone. */
export interface HeldProperty {
  readonly file: string;
  readonly function: string;
  readonly kind: PropertyKind;
  /** The text of its line, normalised; all properties of that kind in such lines of the function hold. */
  readonly statement: string;
  readonly origin: Origin;
  /** Loop unwindings up to which it holds; null when no bound is involved. */
  readonly bound: number | null;
}

/** The reason with which a file is skipped that the change deletes. */
export const deletedReason = 'deleted';

export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

export interface Report {
  readonly tool: { readonly name: string; readonly version: string };
  readonly esbmc: { readonly version: string; readonly sha256: string } | null;
  readonly base: string | null;
  readonly head: string | null;
  readonly units: readonly UnitResult[];
  readonly functions: readonly FunctionResult[];
  readonly findings: readonly Finding[];
  /** Left out by runs that keep no record of it: then less can be said about older findings. */
  readonly held?: readonly HeldProperty[];
  readonly skipped: readonly SkippedFile[];
  /** Things that a reader should know about how the result was reached. */
  readonly notes: readonly string[];
}
