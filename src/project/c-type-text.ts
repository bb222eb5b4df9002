import type { CToken } from './c-token.ts';

/** A type as one writes it: `const char *`, `int (*)(char, int)`. */
export function typeTextOf(tokens: readonly CToken[]): string {
  return tokens
    .map((token, index) => {
      const previous = tokens[index - 1];
      const isDeclarator = token.text === '*' || (token.text === '(' && tokens[index + 1]?.text === '*');
      return previous !== undefined && needsBlank(previous, token, isDeclarator)
        ? ` ${token.text}`
        : token.text;
    })
    .join('');
}

function needsBlank(previous: CToken, token: CToken, isDeclarator: boolean): boolean {
  return previous.text === ',' || (isWord(previous) && (isWord(token) || isDeclarator));
}

function isWord(token: CToken): boolean {
  return token.kind === 'word' || token.kind === 'number';
}
