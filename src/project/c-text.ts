import { isCKeyword } from './c-keywords.ts';
import type { CToken } from './c-token.ts';
import type { TextSpan } from './unusable-branches.ts';

/** Tokens that are asked for by place; the tokens must be in order. */
export interface TokenRange {
  /** The tokens that start in the span. */
  within(span: TextSpan): readonly CToken[];
  /** The index of the first token at or after an offset. */
  indexAt(offset: number): number;
}

/** @param spend told how many tokens are handed out each time */
export function rangeOf(tokens: readonly CToken[], spend: (count: number) => void = () => {}): TokenRange {
  return {
    within: ({ start, end }) => {
      const found = tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end));
      spend(found.length);
      return found;
    },
    indexAt: (offset) => firstFrom(tokens, offset),
  };
}

function firstFrom(tokens: readonly CToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One blank between tokens; a line end around directives, which end with their line. */
export function spellingOf(tokens: readonly CToken[]): string {
  return tokens
    .map((token, index) => {
      const previous = tokens[index - 1];
      if (previous === undefined) return token.text;
      return (previous.directive === token.directive ? ' ' : '\n') + token.text;
    })
    .join('');
}

/** The names that the tokens use; each once, without keywords and members. */
export function mentionsOf(tokens: readonly CToken[]): string[] {
  return [...new Set(tokens.filter(isMention).map((token) => token.text))];
}

function isMention(token: CToken, index: number, tokens: readonly CToken[]): boolean {
  if (token.kind !== 'word' || isCKeyword(token.text)) return false;
  const before = tokens[index - 1]?.text;
  return before !== '.' && before !== '->';
}
