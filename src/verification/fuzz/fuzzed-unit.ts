import { fillBlocks } from '../replay/fill-blocks.ts';
import { pathToInclude } from '../replay/replay-violation.ts';
import type { ReproducedUnit } from '../replay/reproducer-text.ts';
import type { CompileRequest } from '../replay/toolchain.ts';
import type { UnitSetup } from '../unit-request.ts';
import type { FuzzRequest } from './fuzzer.ts';

/** A unit that is compiled with its driver. */
export interface FuzzedUnit {
  readonly request: FuzzRequest;
  readonly unit: ReproducedUnit;
  readonly compilation: Omit<CompileRequest, 'text' | 'timeoutSeconds'>;
  readonly readsStandardInput: boolean;
}

/** The unit as it is compiled, with a value in each element of its harness' blocks; null where it can't be. */
export function programText(setup: UnitSetup): string | null {
  const path = pathToInclude(setup);
  if (path === null) return null;
  return setup.harness === null ? `#include "${path}"` : fillBlocks(setup.harness.textFor(path));
}
