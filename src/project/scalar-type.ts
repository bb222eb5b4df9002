import type { CFile } from './c-file.ts';

const arithmeticWords = new Set(
  (
    'char short int long signed unsigned float double _Bool bool const volatile register ' +
    '__signed__ __const __volatile__ __int128 _Float128'
  ).split(' '),
);

/** Names that the C standard library and POSIX give to numbers. */
const standardNumber =
  /^(?:u?int(?:_least|_fast)?(?:8|16|32|64)_t|u?int(?:max|ptr)_t|s?size_t|ptrdiff_t|wchar_t|wint_t|time_t|clock_t|off_t|mode_t|pid_t|uid_t|gid_t|u_?(?:char|short|int|long)|uint|ushort|ulong)$/;

/** Longer chains of typedefs are made up. */
const longestChain = 20;

/** True for a type that is a number as far as this file tells: any value of it is a possible argument. */
export function isScalarType(type: string, file: CFile, chain = 0): boolean {
  const words = type.trim().split(/\s+/);
  if (words[0] === 'enum' || words[1] === 'enum') return words.every((word) => /^\w+$/.test(word));
  return words.every(
    (word) =>
      word === '' ||
      arithmeticWords.has(word) ||
      standardNumber.test(word) ||
      (chain < longestChain && isAliasOfScalar(word, file, chain)),
  );
}

function isAliasOfScalar(word: string, file: CFile, chain: number): boolean {
  const alias = file.declarations.find(({ kind, names, aliasOf }) => {
    return kind === 'type' && aliasOf !== null && names.includes(word);
  });
  return alias?.aliasOf != null && isScalarType(alias.aliasOf, file, chain + 1);
}
