import type { CFunction } from '../c-file.ts';
import { DeclarationReader, programTokens } from './declaration-reader.ts';
import type { CType } from './harness-type.ts';
import { type Pair, rankLengths } from './pairing.ts';
import type { Place } from './place.ts';
import { type ResolvedType, resolveType } from './resolve-type.ts';
import type { Sibling } from './sibling.ts';
import type { TypeIndex } from './type-index.ts';
import type { Uses } from './uses.ts';

export interface TypedParameter extends Sibling {
  /** Its own name, or one for a parameter without. */
  readonly name: string;
  readonly type: CType;
  readonly resolved: ResolvedType;
  readonly uses: Uses;
}

/** For a pointer the pair that is taken for true. */
export type ParameterPairs = ReadonlyMap<string, Pair>;

/** More combinations cost more runs than they say. */
const mostVariants = 3;

/** The parameters with their types looked up. An array is the pointer that it is passed as. */
export function typedParameters(target: CFunction, index: TypeIndex): Omit<TypedParameter, 'uses'>[] {
  return target.parameters.map(({ name, type }, position) => {
    const read = new DeclarationReader(programTokens(type === '' ? 'int' : type)).typeName().type;
    // A function as a parameter is a pointer to it.
    const own: CType = read.kind === 'function' ? { kind: 'pointer', to: read, isConst: false } : read;
    const known = name ?? `argument_${position + 1}`;
    return {
      name: known,
      place: { name: known, isMember: false },
      position,
      type: own,
      resolved: resolveType(own, index),
    };
  });
}

/** The plausible ways to pair pointers with lengths, the likeliest first. */
export function pairParameters(
  parameters: readonly TypedParameter[],
  versions: readonly CFunction[],
  index: TypeIndex,
  usesOf: (place: Place) => Uses,
): readonly ParameterPairs[] {
  const numbers = parameters.filter((one) => isCount(one, index));
  const pointers = parameters.filter(({ resolved, uses }) => isData(resolved, uses, index));
  const ranked = pointers.map((pointer) => {
    const others = numbers.filter((number) => number !== pointer);
    const isString = usesOf(pointer.place).isString;
    return rankLengths(
      pointer,
      others,
      pointers.filter((one) => !numbers.includes(one)),
      versions,
      index.functions,
      isString,
    );
  });
  const best = new Map(
    ranked.flatMap(([first]) => (first === undefined ? [] : [[first.pointer, first] as const])),
  );
  const others = ranked
    .flatMap((pairs) => pairs.slice(1))
    .map((pair) => new Map([...best, [pair.pointer, pair]]));
  return [best, ...others].slice(0, mostVariants);
}

/** A pointer to one record is no array, whatever number stands beside it. */
function isData(type: ResolvedType, uses: Uses, index: TypeIndex): boolean {
  if (type.is === 'array') return true;
  if (type.is !== 'pointer') return false;
  const target = resolveType(type.to, index);
  const isOne = target.is === 'record' && !uses.isArray;
  return target.is !== 'function' && !isOne;
}

/** An integer, or a pointer to one that the function reads: `size_t *len`. */
function isCount({ resolved, uses }: TypedParameter, index: TypeIndex): boolean {
  if (resolved.is === 'number') return resolved.form === 'integer' || resolved.form === 'character';
  if (resolved.is !== 'pointer' || uses.isArray || !uses.isRead) return false;
  const target = resolveType(resolved.to, index);
  return target.is === 'number' && target.form === 'integer';
}
