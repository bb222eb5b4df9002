import { cTokens, isName } from './c-tokens.ts';

/** The names that a piece of C uses, members left out: `p` and `i` for `p->x[i]`. */
export function namesIn(code: string): readonly string[] {
  const tokens = cTokens(code);
  return tokens
    .filter(({ text }, index) => isName(text) && !['.', '->'].includes(tokens[index - 1]?.text ?? ''))
    .map(({ text }) => text);
}
