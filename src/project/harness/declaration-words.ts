/** Words of a declaration that say nothing about the type. */
export const ignored = new Set(
  (
    'extern static register auto inline __inline __inline__ _Noreturn __extension__ _Thread_local __thread ' +
    'volatile restrict __restrict __restrict__ __volatile __volatile__ _Atomic'
  ).split(' '),
);
/** Words with a parenthesis after them that is stepped over. */
export const withArguments = new Set([
  '__attribute__',
  '__attribute',
  '__declspec',
  '_Alignas',
  '__asm__',
  'asm',
]);
/** Words that spell a type by themselves. */
export const plainWords = new Set(
  'void char short int long signed unsigned float double _Bool bool __int128 __signed__ _Float128 _Complex'.split(
    ' ',
  ),
);
export const constWords = new Set(['const', '__const', '__const__']);
