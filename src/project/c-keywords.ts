const words = (text: string) => new Set(text.split(/\s+/));

/** Words that make a type by themselves. */
export const typeKeywords = words(
  `void char short int long float double signed unsigned __signed__ _Bool bool _Complex __int128 _Float16 _Float32
  _Float64 _Float128 __float128 _Decimal32 _Decimal64 _Decimal128 _BitInt`,
);

export const tagKeywords = words('struct union enum');

const storageKeywords = words(
  'typedef extern static auto register inline __inline __inline__ _Noreturn _Thread_local thread_local __thread constexpr',
);

const qualifierKeywords = words(
  'const volatile restrict _Atomic __const __const__ __volatile __volatile__ __restrict __restrict__ __extension__',
);

/** Words that take an argument in parentheses and may stand among the specifiers of a declaration. */
export const attributeKeywords = words(
  '__attribute__ __attribute __declspec _Alignas alignas asm __asm __asm__ typeof __typeof __typeof__',
);

const statementKeywords = words(
  `break case continue default do else for goto if return switch while sizeof alignof _Alignof __alignof__ _Generic
  _Static_assert static_assert typeof_unqual nullptr true false`,
);

/** True for words that name nothing of the program's own. */
export function isCKeyword(word: string): boolean {
  return keywordSets.some((set) => set.has(word));
}

const keywordSets = [
  typeKeywords,
  tagKeywords,
  storageKeywords,
  qualifierKeywords,
  attributeKeywords,
  statementKeywords,
];
