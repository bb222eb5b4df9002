import { lexC } from './c-token.ts';
import { printable } from './printable.ts';

/**
 * What code can have ESBMC take for granted. A word that ends with `_` may be pasted to one of them. Those that
 * ESBMC checks (`assert`, `__builtin_unreachable`) are none.
 */
const assuming = /^__(?:ESBMC|VERIFIER|CPROVER|builtin)_(?:assume\w*)?$/;

/**
 * Where code says what ESBMC is not to look at: a proof is then one of what is left. One entry for each file, fit for
 * "only as far as ...".
 */
export function takenForGranted(
  sources: readonly { readonly path: string; readonly text: string }[],
): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    if (!/assume|__(?:ESBMC|VERIFIER|CPROVER|builtin)_/.test(text)) return [];
    const calls = lexC(text).filter(({ kind, text: word }, at, tokens) => {
      // `extern void __VERIFIER_assume(int);` is one too, but says nothing by itself.
      return kind === 'word' && assuming.test(word) && !isDeclared(tokens, at);
    });
    const [first] = calls;
    return first === undefined
      ? []
      : [`what \`${first.text}\` says is so (${printable(path)}:${first.line})`];
  });
}

/** After a type stands a name that is declared. */
function isDeclared(
  tokens: readonly { readonly kind: string; readonly text: string }[],
  at: number,
): boolean {
  const before = tokens[at - 1];
  return before?.kind === 'word' && !/^(?:else|do|return)$/.test(before.text);
}
