import type { CFile, CFunction } from '../c-file.ts';
import { oncePer } from '../once-per.ts';
import { buildPointer } from './build-pointer.ts';
import { buildRecord } from './build-record.ts';
import { bodyOf } from './c-body.ts';
import { callerFacts } from './caller-facts.ts';
import { type HarnessContext, NoHarness } from './harness-context.ts';
import { harnessEntry } from './harness-names.ts';
import type { Harness, HarnessOptions, HarnessPlan, HarnessVariant } from './harness-plan.ts';
import type { HarnessSetting } from './harness-setting.ts';
import { harnessText } from './harness-text.ts';
import { HarnessWriter } from './harness-writer.ts';
import { type ParameterPairs, pairParameters, typedParameters } from './parameter-pairs.ts';
import type { Place } from './place.ts';
import { reachedFrom, sizeLimits } from './size-limits.ts';
import { indexTypes, type TypeIndex } from './type-index.ts';
import { typedWrapper } from './typed-blocks.ts';
import { mergeUses, timesFreed, type Uses, usesIn } from './uses.ts';
import { writeCall } from './write-call.ts';
import { writeGlobals } from './write-globals.ts';
import { writeParameters } from './write-parameters.ts';

/**
 * A C file that calls a function once with any arguments that fit it: its own signature, its body before and after
 * the change, and its callers say which ones do.
 * @param file the file that defines the function, and that the harness includes
 */
export function planHarness(target: CFunction, file: CFile, options: HarnessOptions = {}): HarnessPlan {
  const obstacle = obstacleOf(target);
  if (obstacle !== null) return { ok: false, reason: obstacle };
  const index = indexTypes([
    file,
    ...(options.included ?? []),
    ...(options.linked ?? []).map(withoutDeclarations),
  ]);
  try {
    const setting = settingOf(target, file, index, options);
    const [first, ...others] = setting.pairs.map((pairs) => variant(setting, pairs));
    if (first === undefined) throw new NoHarness('needs a harness: no way to call it was found');
    const margin = 3;
    const bound = setting.limits.most + margin;
    return {
      ok: true,
      harness: { ...first, entry: harnessEntry, bound, variants: others } satisfies Harness,
    };
  } catch (error) {
    if (error instanceof NoHarness) return { ok: false, reason: error.message };
    throw error;
  }
}

function settingOf(
  target: CFunction,
  file: CFile,
  index: TypeIndex,
  options: HarnessOptions,
): HarnessSetting {
  const base = options.base ?? null;
  const versions = base === null ? [target] : [target, base.target];
  const baseIndex = base === null ? index : indexTypes(base.files);
  const known = new Map<string, Uses>();
  const usesOf = (place: Place) => {
    const key = `${place.isMember} ${place.name}`;
    const uses = known.get(key) ?? usesOfPlace(place, target, base?.target ?? null, index, baseIndex);
    known.set(key, uses);
    return uses;
  };
  const reached = [
    ...reachedFrom([target], index),
    ...(base === null ? [] : reachedFrom([base.target], baseIndex)),
  ];
  const parameters = typedParameters(target, index).map((one) => ({ ...one, uses: usesOf(one.place) }));
  return {
    target,
    file,
    index,
    options,
    parameters,
    versions,
    pairs: pairParameters(parameters, versions, index, usesOf),
    limits: sizeLimits(versions, index, options.largest),
    hasFree: reached.some((one) => bodyOf(one).calls.some(({ name }) => /free|realloc|dealloc/.test(name))),
    calls: callerFacts(target, [file, ...(options.callers ?? [])], index),
    usesOf,
    isNoLongerFreed: (place) =>
      base !== null &&
      timesFreed(base.target, place, baseIndex.functions) > timesFreed(target, place, index.functions),
  };
}

function usesOfPlace(
  place: Place,
  target: CFunction,
  before: CFunction | null,
  index: TypeIndex,
  baseIndex: TypeIndex,
) {
  return mergeUses([
    usesIn(target, place, index.functions),
    ...(before === null ? [] : [usesIn(before, place, baseIndex.functions)]),
  ]);
}

function variant(setting: HarnessSetting, pairs: ParameterPairs): HarnessVariant {
  const { target, index, limits, hasFree, versions, usesOf, isNoLongerFreed } = setting;
  const writer = new HarnessWriter();
  writer.reserve(target.parameters.flatMap(({ name }) => name ?? []));
  const context: HarnessContext = {
    index,
    writer,
    limits,
    hasFree,
    readers: reachedFrom(versions, index),
    usesOf,
    isNoLongerFreed,
    build: { pointer: buildPointer, record: buildRecord },
  };
  if (setting.options.wrapsAllocators === true) writer.fileScope.push(...typedWrapper(context));
  writeGlobals(setting, context);
  const names = writeParameters(setting, pairs, context);
  const call = writeCall(setting, names, context);
  return {
    textFor: (includedFile) => harnessText(includedFile, target.name, writer, call),
    assumptions: writer.assumptions,
    limits: writer.limits,
    pairs: [...pairs.values()],
    inputNames: writer.inputNames,
  };
}

/** Types and globals of another file are not there in the harness. The same answer each time. */
const withoutDeclarations = oncePer((file: CFile): CFile => ({ ...file, declarations: [] }));

/** Why a function can't be called at all; null when it can. */
function obstacleOf(one: CFunction): string | null {
  if (one.definer !== null)
    return `defined through the macro \`${one.definer}\`, so that its parameters are not known`;
  if (one.isVariadic) return 'takes a variable number of arguments, which a harness can not choose';
  return one.isDefinition ? null : 'not defined in this file';
}
