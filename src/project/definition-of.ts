import type { CFile, CFunction } from './c-file.ts';

/** The definition of a function in a file, the first of several; undefined where it is only declared, or not at all. */
export function definitionOf(name: string, { functions }: Pick<CFile, 'functions'>): CFunction | undefined {
  return functions.find((one) => one.isDefinition && one.name === name);
}
