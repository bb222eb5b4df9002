import { buildWhole } from './build-made.ts';
import { handedOver } from './build-record.ts';
import type { Extent, HarnessContext } from './harness-context.ts';
import { NoHarness } from './harness-context.ts';
import type { HarnessSetting } from './harness-setting.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';
import { isLengthName } from './length-names.ts';
import { limitEnum } from './limit-number.ts';
import { isPlainIndex } from './pairing.ts';
import type { ParameterPairs, TypedParameter } from './parameter-pairs.ts';
import { resolveType } from './resolve-type.ts';

/** Writes a variable for each parameter, numbers first, and gives the names of the variables in order. */
export function writeParameters(
  setting: HarnessSetting,
  pairs: ParameterPairs,
  context: HarnessContext,
): readonly string[] {
  const names = new Map(setting.parameters.map((one) => [one.name, variableFor(one, context)]));
  const lengths = new Set([...pairs.values()].map(({ length }) => length));
  const isLate = (one: TypedParameter) => one.resolved.is === 'pointer' || one.resolved.is === 'array';
  const early = setting.parameters.filter((one) => !isLate(one));
  const counts = setting.parameters.filter((one) => isLate(one) && lengths.has(one.name));
  const rest = setting.parameters.filter((one) => isLate(one) && !lengths.has(one.name));
  for (const one of early) writeValue(one, names, lengths.has(one.name), setting, context);
  for (const one of [...counts, ...rest])
    writePointer(one, names, lengths.has(one.name), pairs, setting, context);
  for (const one of early) limitIndex(one, names, lengths, pairs, setting, context);
  return setting.parameters.map((one) => names.get(one.name) ?? one.name);
}

/** The parameter's own name, unless that means something else at the file's level. */
function variableFor({ name }: TypedParameter, { index, writer }: HarnessContext): string {
  const isTaken = index.typedefs.has(name) || index.functions.has(name) || index.macros.has(name);
  if (!isTaken) return name;
  const variable = writer.nameFor(`${name}_argument`);
  writer.inputNames.set(variable, name);
  return variable;
}

function writeValue(
  { name, type, resolved, uses }: TypedParameter,
  names: ReadonlyMap<string, string>,
  isLength: boolean,
  { limits }: HarnessSetting,
  context: HarnessContext,
): void {
  const { writer } = context;
  const variable = names.get(name) ?? name;
  if (
    resolved.is === 'unknown' ||
    resolved.is === 'void' ||
    (resolved.is === 'record' && resolved.members === null)
  )
    throw new NoHarness(
      `needs a harness: nothing is known of the type of \`${name}\` (\`${declare(type, '')}\`)`,
    );
  if (/va_list/.test(declare(type, '')))
    throw new NoHarness('takes a va_list, which a harness can not choose');
  writer.statement(`${declare(withoutConst(type), variable)} = ${writer.any(type)};`);
  if (resolved.is === 'enum') {
    limitEnum(variable, name, resolved.enumerators, context);
    return;
  }
  if (resolved.is === 'record') {
    writer.note(`\`${name}\` holds any values`);
    context.build.record(type, variable, { label: `${name}.`, name, parents: [] }, context);
    return;
  }
  if (!isLength || resolved.is !== 'number') {
    writer.note(`\`${name}\` may be any ${declare(withoutConst(type), '')}`);
    return;
  }
  // A length that the function itself takes for negative or empty may be so.
  const isFree = resolved.isSigned && uses.isSignChecked;
  writer.assume(`${resolved.isSigned && !isFree ? `${variable} >= 0 && ` : ''}${variable} <= ${limits.most}`);
  writer.limit(
    isFree
      ? `\`${name}\` is at most ${limits.most}, and may be negative`
      : `\`${name}\` is 0 to ${limits.most}`,
  );
}

function writePointer(
  parameter: TypedParameter,
  names: ReadonlyMap<string, string>,
  isLength: boolean,
  pairs: ParameterPairs,
  setting: HarnessSetting,
  context: HarnessContext,
): void {
  const { writer } = context;
  const { name, uses } = parameter;
  const variable = names.get(name) ?? name;
  const to = elementOf(parameter);
  const extent = declaredExtent(parameter) ?? pairedExtent(parameter, names, pairs, setting, context);
  const isHandedOver = setting.isNoLongerFreed(parameter.place);
  const mayBeNull = uses.isNullChecked || setting.calls.nullPassed.has(name);
  const request = {
    label: name,
    name,
    uses,
    extent,
    // Where nothing is passed, nothing is handed over.
    mayBeNull: mayBeNull && !isLength && !isHandedOver,
    parents: [],
  };
  const build = () =>
    buildWhole(parameter.type, request, context) ?? context.build.pointer(to, request, context);
  const value = isHandedOver ? writer.handOver(build) : build();
  writer.statement(`${declare({ kind: 'pointer', to, isConst: false }, variable)} = ${value};`);
  if (isHandedOver) writer.note(handedOver(name));
  // Where nothing tests it, NULL goes with no elements: `f(NULL, 0)`.
  const isOnlyPassed = extent !== null && declaredExtent(parameter) === null && !uses.isNullChecked;
  if (isOnlyPassed && !extent.count.startsWith('*'))
    writer.assume(`${variable} != 0 || ${extent.count} == 0`);
  if (isLength) {
    writer.assume(`*${variable} >= 0 && *${variable} <= ${setting.limits.most}`);
    writer.limit(`\`*${name}\` is 0 to ${setting.limits.most} before the call`);
  }
}

function elementOf({ resolved }: TypedParameter): CType {
  if (resolved.is === 'pointer') return resolved.to;
  if (resolved.is === 'array') return resolved.of;
  return { kind: 'named', name: 'void', isConst: false, defines: null };
}

/** `T a[4]`. */
function declaredExtent({ resolved }: TypedParameter): Extent | null {
  if (resolved.is !== 'array' || resolved.size === null) return null;
  return {
    count: `(${resolved.size})`,
    words: `${resolved.size} elements, as declared`,
    isBytes: false,
    terminatedAt: null,
  };
}

function pairedExtent(
  { name, resolved }: TypedParameter,
  names: ReadonlyMap<string, string>,
  pairs: ParameterPairs,
  { parameters, index }: HarnessSetting,
  { usesOf }: HarnessContext,
): Extent | null {
  const length = pairs.get(name)?.length;
  const number = parameters.find((one) => one.name === length);
  if (length === undefined || number === undefined) return null;
  const variable = names.get(length) ?? length;
  const isPointer = number.resolved.is === 'pointer';
  const value = isPointer ? `*${variable}` : variable;
  const isSigned = number.resolved.is === 'number' && number.resolved.isSigned;
  const mayBeNegative = isSigned && usesOf(number.place).isSignChecked;
  const isVoid = resolved.is === 'pointer' && resolveType(resolved.to, index).is === 'void';
  return {
    count: mayBeNegative ? `(${value} > 0 ? ${value} : 0)` : value,
    words: `exactly \`${isPointer ? '*' : ''}${length}\` ${isVoid ? 'bytes' : 'elements'}`,
    isBytes: isVoid,
    terminatedAt: null,
  };
}

/** `a[i]` where nothing checks `i`: the caller has to pass an index. */
function limitIndex(
  number: TypedParameter,
  names: ReadonlyMap<string, string>,
  lengths: ReadonlySet<string>,
  pairs: ParameterPairs,
  { parameters, versions, limits }: HarnessSetting,
  { writer }: HarnessContext,
): void {
  const { resolved, name, uses } = number;
  if (resolved.is !== 'number' || lengths.has(name) || uses.isCompared || isLengthName(name)) return;
  const array = parameters.find(
    (one) =>
      (one.resolved.is === 'pointer' || one.resolved.is === 'array') &&
      versions.some((version) => isPlainIndex(one.place, number.place, version)),
  );
  if (array === undefined) return;
  const length = pairs.get(array.name)?.length;
  const limit =
    array.resolved.is === 'array' && array.resolved.size !== null
      ? array.resolved.size
      : (length ?? limits.ample);
  const variable = names.get(name) ?? name;
  const bound = typeof limit === 'string' ? (names.get(limit) ?? limit) : limit;
  writer.assume(`${resolved.isSigned ? `${variable} >= 0 && ` : ''}${variable} < ${bound}`);
  writer.note(`\`${name}\` is an index of \`${array.name}\`: nothing in the function checks it`);
}
