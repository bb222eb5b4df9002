import type { CFunction } from './c-file.ts';
import type { HarnessPlan } from './harness/harness-plan.ts';

/** What is asked about one file. */
export interface PlanOptions {
  /** Relative to the repository root. */
  readonly path: string;
  /** Functions that the change asks about. */
  readonly asked: readonly string[];
  /** Functions that call what the change is about. */
  readonly callers?: readonly string[];
  /** Glob patterns of functions that anybody may call with any arguments. */
  readonly entryPoints: readonly string[];
  /** Why a function is no part of the build; null when it is one. */
  readonly absence?: (one: CFunction) => string | null;
  /** How a function of the file is called by a harness. */
  readonly planHarness: (one: CFunction) => HarnessPlan;
}
