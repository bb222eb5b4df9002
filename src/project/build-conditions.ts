import type { CFile, CText } from './c-file.ts';

/** Macros that compilers and systems define: whether they do is not for us to say. */
const systemMacro = /^_|^(?:unix|linux|NDEBUG|EOF|NULL)$/;

/**
 * The macro without which a piece of a file is no part of the build; null where it is one, or where that can't be told.
 * Only conditions on one macro are read: `#ifdef TEST`, `#if defined(TEST)`.
 * @param files the file and its headers
 * @param defines options of the build, `NAME` or `NAME=value`
 */
export function missingMacro(
  { conditions }: Pick<CText, 'conditions'>,
  files: readonly CFile[],
  defines: readonly string[],
): string | null {
  const asked = conditions.flatMap((condition) => {
    const [, plain, bare, inside] =
      /^#(?:ifdef (\w+)|if defined (\w+)|if defined \( (\w+) \))$/.exec(condition) ?? [];
    return [plain, bare, inside].filter((name) => name !== undefined);
  });
  const isDefined = (name: string) =>
    systemMacro.test(name) ||
    defines.some((define) => define.split('=')[0] === name) ||
    files.some(({ declarations }) =>
      declarations.some(({ kind, names }) => kind === 'macro' && names.includes(name)),
    );
  return asked.find((name) => !isDefined(name)) ?? null;
}
