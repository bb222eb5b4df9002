import type { CheckGroup } from '../domain/property-kind.ts';
import type { Unit } from '../domain/unit.ts';
import type { BuildContext } from '../project/build-context.ts';
import type { RequestedChecks, Strategy, VerificationRequest } from './verifier.ts';

/** A unit in one tree: all that its runs have in common. */
export interface UnitSetup {
  readonly unit: Unit;
  /** Absolute path of the tree that the unit's file is in. */
  readonly root: string;
  /** Absolute paths of what ESBMC is started on: the unit's own file, or the harness that includes it. */
  readonly sources: readonly string[];
  /** Absolute path of the unit's own file. */
  readonly file: string;
  /** `main`, or the function that a harness defines. */
  readonly start: string;
  /** Makes the harness for a copy of the unit's file; null for a unit that starts at its own entry. */
  readonly harnessFor: ((file: string) => string) | null;
  readonly build: BuildContext;
  readonly argvMaxArgs: number;
  readonly memoryMiB: number;
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
}

/** One run of a unit. */
export function unitRequest(setup: UnitSetup, choice: RunChoice): VerificationRequest {
  const { root, sources, build, argvMaxArgs, memoryMiB } = setup;
  return { root, sources, entry: setup.start, build, argvMaxArgs, memoryMiB, ...choice };
}
