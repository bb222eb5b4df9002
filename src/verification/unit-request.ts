import type { CheckGroup } from '../domain/property-kind.ts';
import type { Unit } from '../domain/unit.ts';
import type { BuildContext } from '../project/build-context.ts';
import type { HarnessVariant } from '../project/harness/harness-plan.ts';
import type { RequestedChecks, Strategy, VerificationRequest } from './verifier.ts';

/** What is put around a unit's own file: a harness, stubs for functions without a body, or both. */
export interface UnitHarness extends Pick<HarnessVariant, 'textFor' | 'limits' | 'inputNames'> {
  /** The line that the function starts at: what it is handed and never frees is lost there. */
  readonly line: number | null;
  /** What ESBMC is started on: `main`, or the function that the harness defines. */
  readonly entry: string;
  /** Rounds of loops around a recursion are counted in the file, and more than a few are not looked at. */
  readonly limitsRounds?: boolean;
  /** Loops over what it passes end within this many iterations; null where it passes nothing. */
  readonly bound: number | null;
}

/** A unit in one tree: all that its runs have in common. */
export interface UnitSetup {
  readonly unit: Unit;
  /** Absolute path of the tree that the unit's file is in. */
  readonly root: string;
  /** Absolute paths: what ESBMC is started on, the unit's own file or what includes it, then what is linked to it. */
  readonly sources: readonly string[];
  /** Absolute path of the unit's own file. */
  readonly file: string;
  /** Null for a unit that is started as it is. */
  readonly harness: UnitHarness | null;
  readonly build: BuildContext;
  readonly argvMaxArgs: number;
  readonly memoryMiB: number;
  /** Absolute paths of copies that are compiled in place of files, and of those files. */
  readonly copies?: ReadonlyMap<string, string>;
  /** Loop unwindings to search up to; null: as far as is worth it. */
  readonly unwind?: number | null;
  /** What the code itself has ESBMC take for granted. */
  readonly takenForGranted?: readonly string[];
}

/** What of a unit nothing is proved about: each fit for "only as far as ...". */
export function limitsOf({ harness, takenForGranted = [] }: UnitSetup): readonly string[] {
  return [...(harness?.limits ?? []), ...takenForGranted];
}

export interface RunChoice {
  readonly checks: RequestedChecks;
  readonly strategy: Strategy;
  readonly allocationMayFail: boolean;
  readonly timeoutSeconds: number;
}

export interface ChecksChoice {
  readonly group: CheckGroup;
  readonly allocationMayFail: boolean;
  /** Unwindings that were enough for other checks of the same unit; null when none is known. */
  readonly knownBound: number | null;
  /** The bound up to which other checks of the same unit were decided, though loops go on; null when there is none. */
  readonly decidedBound?: number | null;
}

/** One run of a unit. */
export function unitRequest(setup: UnitSetup, choice: RunChoice): VerificationRequest {
  const { root, sources, build, argvMaxArgs, memoryMiB, harness, copies = new Map() } = setup;
  const entry = harness?.entry ?? setup.unit.entry;
  return { root, sources, entry, copies, build, argvMaxArgs, memoryMiB, ...choice };
}
