import type { Assignment, Property } from '../../domain/counterexample.ts';
import type { Location } from '../../domain/location.ts';
import type { CheckGroup } from '../../domain/property-kind.ts';
import type { CFunction } from '../../project/c-file.ts';
import type { Deadline } from '../deadline.ts';
import type { ToolReport } from '../replay/parse-tool-report.ts';
import type { UnitSetup } from '../unit-request.ts';

export interface FuzzRequest {
  readonly setup: UnitSetup;
  /** Functions that the unit's file and its headers define or declare. */
  readonly functions: readonly CFunction[];
  /** Lines of a file of the project without line ends; null for other files. */
  readonly linesOf: (file: string) => readonly string[] | null;
  /** The name of the function that a line is in. */
  readonly functionOf: (file: string, line: number) => string | null;
  readonly checks: readonly CheckGroup[];
  /** The same unit in another tree: what stops there by the same inputs, too, is passed over. */
  readonly unlike?: UnitSetup;
  /** What is looked for; anything, where it is left out. */
  readonly isWanted?: (report: ToolReport) => boolean;
  readonly deadline: Deadline;
}

/** What a run with inputs that were tried out stopped at. */
export interface Crash {
  /** Its comment is what the tool said, without numbers. */
  readonly property: Property;
  /** Callers of that place, innermost first: the place of each call. */
  readonly calls: readonly Location[];
  readonly inputs: readonly Assignment[];
  readonly tool: string;
  /** The tool's own sentence, on one line. */
  readonly says: string;
  /** A C program, with how to compile and run it at its top. */
  readonly program: string;
  /** Runs the same unit in another tree with the very inputs. */
  runIn(setup: UnitSetup, deadline: Deadline): Promise<OtherRun>;
}

/** `ended`: without anything that a tool complains about. `same`: stopped at such a violation of that function too. */
export type OtherRun = 'ended' | 'same' | 'unknown';

export interface FuzzResult {
  /** That came to their end without anything going wrong, by inputs that are allowed. */
  readonly runs: number;
  /** The first one, in an order that is always the same. */
  readonly crash: Crash | null;
}

/** The port to running a unit with inputs that are tried out. */
export interface Fuzzer {
  /** Never throws for what the checked code does; ends soon after the deadline. */
  fuzz(request: FuzzRequest): Promise<FuzzResult>;
}

export const notFuzzed: FuzzResult = { runs: 0, crash: null };
