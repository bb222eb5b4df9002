import type { CFunction } from '../c-file.ts';
import { oncePer } from '../once-per.ts';
import { bodyOf } from './c-body.ts';
import type { TypeIndex } from './type-index.ts';

/** How large the harness makes what the function gets. */
export interface SizeLimits {
  /** The most elements behind a pointer: past every array size and literal that the function shows. */
  readonly most: number;
  /** Elements where no number says how many there are. */
  readonly ample: number;
}

/** Fewer elements show too little of a loop. */
const fewest = 4;
/** Larger ones count where they bound something: in brackets, in a comparison, in the size of an allocation. */
const small = 32;
/** Measured: one run at a bound of 262 takes 2.4 s for a loop over as many elements, 0.7 s at 70. */
const largestByDefault = 260;
const beyond = 2;

/** Sizes for a function, from the numbers in its body, in what it calls, and in the arrays that they use. */
export function sizeLimits(
  functions: readonly CFunction[],
  index: TypeIndex,
  largest = largestByDefault,
): SizeLimits {
  const reached = reachedFrom(functions, index);
  const seen = reached.flatMap((one) => [...numbersIn(one, index), ...arraysUsedBy(one, index)]);
  const counted = seen.filter((value) => value > 0 && value + beyond <= largest);
  const most = Math.max(fewest, ...counted) + beyond;
  return { most, ample: most * 2 };
}

/** The functions and what they call, as far as it is defined. */
export function reachedFrom(
  functions: readonly CFunction[],
  { functions: defined }: Pick<TypeIndex, 'functions'>,
): readonly CFunction[] {
  const reached = new Set<CFunction>();
  const waiting = [...functions];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    waiting.push(...bodyOf(one).calls.flatMap(({ name }) => defined.get(name) ?? []));
  }
  return [...reached];
}

function numbersIn(one: CFunction, index: TypeIndex): readonly number[] {
  const { tokens } = bodyOf(one);
  return tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'number' && kind !== 'word') return [];
    const value = index.constantOf(text);
    if (value === null) return [];
    return value <= small || isBound(tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '') ? [value] : [];
  });
}

function isBound(before: string, after: string): boolean {
  return /^(?:\[|<|<=|>|>=|\*)$/.test(before) || /^(?:\]|<|<=|>|>=|\*)$/.test(after);
}

function arraysUsedBy(one: CFunction, index: TypeIndex): readonly number[] {
  const known = arraySizes(index);
  const used = new Set(bodyOf(one).tokens.map(({ text }) => text));
  return [...used].flatMap((name) => known.get(name) ?? []);
}

/** The sizes of all arrays by their names, those of members too. */
const arraySizes = oncePer((index: TypeIndex): ReadonlyMap<string, readonly number[]> => {
  const members = [...index.definitions.values(), ...typedefRecords(index)].flatMap((definition) =>
    definition.form === 'enum' ? [] : definition.members,
  );
  const sizes = new Map<string, number[]>();
  for (const { name, type } of [...members, ...index.globals]) {
    if (name === null || type.kind !== 'array' || type.size === null) continue;
    const size = index.constantOf(type.size);
    const known = sizes.get(name) ?? [];
    if (size !== null) sizes.set(name, [...known, size]);
  }
  return sizes;
});

function typedefRecords({ typedefs }: TypeIndex) {
  return [...typedefs.values()].flatMap((type) =>
    type.kind === 'named' && type.defines !== null ? [type.defines] : [],
  );
}
