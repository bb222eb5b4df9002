import type { Assignment, Counterexample } from './counterexample.ts';
import type { Reproducer } from './reproducer.ts';
import type { Origin } from './unit.ts';

/** Against the merge base; null where there is no base to compare with. */
export type FindingStatus = 'introduced' | 'existing' | 'fixed' | 'undetermined' | null;

export const foundByWays = ['verifier', 'running'] as const;

export type FoundBy = (typeof foundByWays)[number];

/** A failed property worth telling. */
export interface Finding {
  /** Survives line shifts and edits elsewhere in the file; 16 hexadecimal digits. */
  readonly fingerprint: string;
  readonly counterexample: Counterexample;
  /** The text of the violated line, trimmed; empty when it could not be read. */
  readonly statement: string;
  readonly message: string;
  readonly origin: Origin;
  /** The function that the unit starts at. */
  readonly entry: string;
  readonly status: FindingStatus;
  readonly reproduced: boolean | null;
  /** Set with `reproduced: true`. */
  readonly reproducer: Reproducer | null;
  /** `running`: a run with inputs that were tried out stopped there, where ESBMC came to no verdict or the base fails, too. */
  readonly foundBy: FoundBy;
  readonly inputs: readonly Assignment[];
  readonly assumptions: readonly string[];
  /**
   * A condition over the parameters of the function that a harness calls; ESBMC does not find it where that holds.
   * Null where none is known.
   */
  readonly requires: string | null;
  /** True when it only fails because an allocation fails. */
  readonly needsAllocationFailure: boolean;
  /** True when the base version of the same unit passed to at least the bound at which head fails. */
  readonly basePassed: boolean;
}
