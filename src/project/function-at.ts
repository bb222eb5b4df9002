import type { CFile, CFunction } from './c-file.ts';

/** The definition that a 1-based line belongs to, the innermost of nested ones; null outside of functions. */
export function functionAt({ functions }: CFile, line: number): CFunction | null {
  const around = functions.filter(
    ({ isDefinition, lines }) => isDefinition && lines.start <= line && line <= lines.end,
  );
  return around.at(-1) ?? null;
}
