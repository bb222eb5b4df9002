import type { CFile, CFunction } from './c-file.ts';
import { oncePer } from './once-per.ts';

/** The definition of a function in a file, the first of several; undefined where it is only declared, or not at all. */
export function definitionOf(name: string, { functions }: Pick<CFile, 'functions'>): CFunction | undefined {
  return definitionsIn(functions).get(name);
}

/** A file may have tens of thousands, and each is asked for by its name. */
const definitionsIn = oncePer((functions: CFile['functions']): ReadonlyMap<string, CFunction> => {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  return new Map(definitions.toReversed().map((one) => [one.name, one]));
});
