import type { CFile, CFunction } from './c-file.ts';

/** The definition that a 1-based line belongs to, the innermost of nested ones; null outside of functions. */
export function functionAt({ functions }: CFile, line: number): CFunction | null {
  const around = functions.filter(
    ({ isDefinition, lines }) => isDefinition && lines.start <= line && line <= lines.end,
  );
  return around.at(-1) ?? null;
}

/** Names the function that a line of a file is in; null outside of functions and for a file that `fileOf` does not know. */
export function functionNamer(
  fileOf: (path: string) => CFile | undefined,
): (path: string, line: number) => string | null {
  return (path, line) => {
    const file = fileOf(path);
    return file === undefined ? null : (functionAt(file, line)?.name ?? null);
  };
}
