import type { CFunction } from '../../project/c-file.ts';
import type { UnitSetup } from '../unit-request.ts';
import { wrappedFunctions } from './allocator-text.ts';
import { inputFunctions } from './input-functions.ts';
import type { ReproducedUnit } from './reproducer-text.ts';
import type { CompileRequest } from './toolchain.ts';

/** A unit as a program of C: its text is the harness, or an include of its file. */
export function unitOf(setup: UnitSetup, functions: readonly CFunction[], text: string): ReproducedUnit {
  const { harness } = setup;
  const main = functions.find(({ name, isDefinition }) => name === 'main' && isDefinition);
  const parameters = main?.parameters.filter(({ type }) => type !== 'void').length ?? 0;
  const isProgram = harness === null || harness.entry === 'main';
  return {
    text,
    harnessEntry: isProgram ? null : harness.entry,
    functions: inputFunctions(harness === null ? '' : text, functions),
    argv: isProgram && parameters > 0 ? { most: Math.max(2, setup.argvMaxArgs), parameters } : null,
    declared: functions,
  };
}

/** How a unit is compiled. What ESBMC gets copies of is compiled as it is, so that others can do the same. */
export function compilationOf(
  { sources, copies, root, build }: UnitSetup,
  { instrumentation, without, goesOn }: Pick<CompileRequest, 'instrumentation' | 'without' | 'goesOn'>,
): Omit<CompileRequest, 'text' | 'timeoutSeconds'> {
  const linked = sources.slice(1).map((path) => copies?.get(path) ?? path);
  return { linked, root, build, wrapped: wrappedFunctions, instrumentation, without, goesOn };
}
