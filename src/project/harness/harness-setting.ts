import type { CFile, CFunction } from '../c-file.ts';
import type { CallerFacts } from './caller-facts.ts';
import type { HarnessContext } from './harness-context.ts';
import type { HarnessOptions } from './harness-plan.ts';
import type { ParameterPairs, TypedParameter } from './parameter-pairs.ts';
import type { Place } from './place.ts';
import type { TypeIndex } from './type-index.ts';
import type { Uses } from './uses.ts';

/** Everything about a function that all variants of its harness share. */
export interface HarnessSetting {
  readonly target: CFunction;
  readonly file: CFile;
  readonly index: TypeIndex;
  readonly options: HarnessOptions;
  readonly parameters: readonly TypedParameter[];
  readonly pairs: readonly ParameterPairs[];
  /** The function now and before. */
  readonly versions: readonly CFunction[];
  readonly limits: HarnessContext['limits'];
  readonly hasFree: boolean;
  readonly calls: CallerFacts;
  usesOf(place: Place): Uses;
  /** The function freed what a parameter or a member points to before the change, and does so no more, or less often. */
  isNoLongerFreed(place: Place): boolean;
}
