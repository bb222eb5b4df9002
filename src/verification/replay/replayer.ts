import type { CFunction } from '../../project/c-file.ts';
import type { Deadline } from '../deadline.ts';
import type { UnitSetup } from '../unit-request.ts';
import type { Violation } from '../verify-unit.ts';

/** What a tool said of a run that went wrong where the counterexample says. */
export interface ReplayEvidence {
  /** For example `AddressSanitizer`. */
  readonly tool: string;
  /** 1-based, in the file of the violated property. */
  readonly line: number;
  /** The tool's own sentence, on one line, without addresses. */
  readonly excerpt: string;
  /** False where something else goes wrong in the run before, after which it goes on. */
  readonly isFirst: boolean;
}

export interface Replay {
  /**
   * True when a run with the counterexample's inputs stopped at the violated property, false when it did not, null
   * when the inputs can't be rebuilt or nothing may be run.
   */
  readonly reproduced: boolean | null;
  /** Set with `reproduced: true`. */
  readonly evidence: ReplayEvidence | null;
  /** A C program, with how to compile and run it at its top; set with `reproduced: true`. */
  readonly reproducer: string | null;
}

export interface ReplayRequest {
  readonly violation: Violation;
  readonly setup: UnitSetup;
  /** Functions that the unit's file and its headers define or declare. */
  readonly functions: readonly CFunction[];
  /** Lines of a file of the project without line ends; null for other files. */
  readonly linesOf: (file: string) => readonly string[] | null;
  readonly deadline: Deadline;
}

/** The port to running a counterexample. */
export interface Replayer {
  /** Never throws for what the checked code does; ends soon after the deadline. */
  replay(request: ReplayRequest): Promise<Replay>;
}

export const notReplayed: Replay = { reproduced: null, evidence: null, reproducer: null };
