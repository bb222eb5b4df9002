import { diffArrays } from 'diff';
import { lexC } from '../../../project/c-token.ts';

/** What is added of one kind: `if (!p) return 1;`, `if (p == NULL) { return 1; }` and the like. */
const check =
  /^if \( (?:! (?<negated>\w+)|(?<compared>\w+) (?:==|<) (?:NULL|0)) \) (?:\{ )?return (?:[^;{}]*? )?; ?(?:\})?$/;

/**
 * Whether all that a function gains are checks of what edited functions gave it: a callee that can fail now has to be
 * asked whether it did.
 *
 * @param before text of the function
 * @param edited names of functions whose definitions the patch changes
 */
export function gainsResultChecksOnly(before: string, after: string, edited: readonly string[]): boolean {
  const then = textsOf(before);
  const parts = diffArrays([...then], [...textsOf(after)]);
  if (parts.some(({ removed }) => removed)) return false;
  const results = new Set(edited.flatMap((name) => resultsOf(name, then)));
  return parts
    .filter(({ added }) => added)
    .every(({ value }) => {
      const { negated, compared } = check.exec(value.join(' '))?.groups ?? {};
      return results.has(negated ?? compared ?? '');
    });
}

function textsOf(source: string): readonly string[] {
  return lexC(source).map(({ text }) => text);
}

/** Variables that are given the function's result, as in `p = f(`. */
function resultsOf(name: string, tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token, index) => {
    const isCall = token === name && tokens[index + 1] === '(' && tokens[index - 1] === '=';
    return isCall ? [tokens[index - 2] ?? ''] : [];
  });
}
