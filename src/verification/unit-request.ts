import type { CheckGroup } from '../domain/property-kind.ts';
import type { Unit } from '../domain/unit.ts';
import type { BuildContext } from '../project/build-context.ts';
import { harnessEntry } from '../project/harness/harness-names.ts';
import type { HarnessVariant } from '../project/harness/harness-plan.ts';
import type { RequestedChecks, Strategy, VerificationRequest } from './verifier.ts';

/** The harness that a unit is started under. */
export interface UnitHarness extends HarnessVariant {
  /** Loops over what it passes end within this many iterations. */
  readonly bound: number;
}

/** A unit in one tree: all that its runs have in common. */
export interface UnitSetup {
  readonly unit: Unit;
  /** Absolute path of the tree that the unit's file is in. */
  readonly root: string;
  /** Absolute paths of what ESBMC is started on: the unit's own file, or the harness that includes it. */
  readonly sources: readonly string[];
  /** Absolute path of the unit's own file. */
  readonly file: string;
  /** Null for a unit that starts at its own entry. */
  readonly harness: UnitHarness | null;
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
  const { root, sources, build, argvMaxArgs, memoryMiB, harness } = setup;
  const entry = harness === null ? setup.unit.entry : harnessEntry;
  return { root, sources, entry, build, argvMaxArgs, memoryMiB, ...choice };
}
