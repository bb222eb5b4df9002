import type { CFunction } from '../c-file.ts';
import { oncePer } from '../once-per.ts';
import { bodyOf } from './c-body.ts';
import type { Declared } from './harness-type.ts';
import { isIndexName, isLengthName } from './length-names.ts';
import { isPlainIndex, rankLengths } from './pairing.ts';
import { type ResolvedType, resolveType } from './resolve-type.ts';
import type { Sibling } from './sibling.ts';
import type { TypeIndex } from './type-index.ts';
import type { Uses } from './uses.ts';

/** What belongs together in a record, or among the globals of a file. */
export interface SizeRelations {
  /** For a pointer the number of elements behind it. */
  readonly extents: ReadonlyMap<string, string>;
  /** Numbers that do not go beyond another number, or beyond the size of an array. */
  readonly limits: readonly { readonly number: string; readonly limit: string; readonly isStrict: boolean }[];
}

/** Numbers of how much there is room for, in contrast to how much is in use. */
const capacityName = /cap|alloc|max|limit|room|total|buf(?:si?ze?)?$|^a(?:size|len)$/i;
const sizeName = /size|siz|sz/i;

/**
 * Which numbers among the siblings are lengths, capacities and positions of which pointers and arrays.
 * @param further functions that are not in the index: what they were before a change
 */
export function relateSizes(
  siblings: readonly (Declared & { readonly name: string })[],
  areMembers: boolean,
  index: TypeIndex,
  usesOf: (name: string) => Uses,
  further: readonly CFunction[] = [],
): SizeRelations {
  const all = siblings.map((one, position) => ({
    place: { name: one.name, isMember: areMembers },
    position,
    shape: resolveType(one.type, index),
  }));
  const numbers = all.filter(({ shape }) => shape.is === 'number' && shape.form === 'integer');
  const pointers = all.filter(({ shape, place }) => isData(shape, usesOf(place.name), index));
  const extents = new Map<string, string>();
  const limits: { number: string; limit: string; isStrict: boolean }[] = [];
  for (const pointer of pointers) {
    const { name } = pointer.place;
    const readers = readersOf(name, index, further);
    const ranked = rankLengths(
      pointer,
      numbers,
      pointers,
      readers,
      index.functions,
      usesOf(name).isString,
      Infinity,
    );
    const lengths = ranked.map(({ length }) => length);
    const isArray = pointer.shape.is === 'array';
    const capacity = isArray ? null : capacityOf(lengths);
    if (capacity !== null) extents.set(name, capacity);
    const arraySize = pointer.shape.is === 'array' ? pointer.shape.size : null;
    const limit = capacity ?? arraySize;
    if (limit === null) continue;
    for (const number of numbers) {
      const other = number.place.name;
      if (other === capacity || limits.some((one) => one.number === other)) continue;
      const isPosition = isUsedAsIndex(pointer, number, readers);
      if (!lengths.includes(other) && !isPosition) continue;
      const isStrict = isPosition && !isLengthName(other) && isIndexLike(other) && !usesOf(other).isCompared;
      limits.push({ number: other, limit, isStrict });
    }
  }
  return { extents, limits };
}

/** A pointer to one record is no array, whatever numbers stand beside it: the head of a list. */
function isData(shape: ResolvedType, uses: Uses, index: TypeIndex): boolean {
  if (shape.is === 'array') return shape.size !== null;
  if (shape.is !== 'pointer') return false;
  const target = resolveType(shape.to, index);
  return target.is === 'record' ? uses.isArray : target.is !== 'function';
}

/** The one of several numbers of elements that says how many there is room for. */
export function capacityOf(lengths: readonly string[]): string | null {
  const [best] = lengths;
  if (best === undefined) return null;
  return (
    lengths.find((name) => capacityName.test(name)) ??
    (lengths.length > 1 ? lengths.find((name) => sizeName.test(name)) : undefined) ??
    best
  );
}

function isIndexLike(name: string): boolean {
  return (
    isIndexName(name) || /head|tail|front|rear|read|write|rd|wr|cur|start|first|last|in$|out$/i.test(name)
  );
}

function isUsedAsIndex(pointer: Sibling, number: Sibling, readers: readonly CFunction[]): boolean {
  return readers.some((one) => isPlainIndex(pointer.place, number.place, one));
}

function readersOf(name: string, index: TypeIndex, further: readonly CFunction[]): readonly CFunction[] {
  const known = readersByWord(index);
  const others = further.filter((one) => bodyOf(one).tokens.some(({ text }) => text === name));
  return [...new Set([...(known.get(name) ?? []), ...others])];
}

const readersByWord = oncePer(({ functions }: TypeIndex): ReadonlyMap<string, readonly CFunction[]> => {
  const byWord = new Map<string, CFunction[]>();
  for (const one of functions.values()) {
    const words = bodyOf(one).tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
    for (const word of new Set(words)) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [one]);
      else known.push(one);
    }
  }
  return byWord;
});
