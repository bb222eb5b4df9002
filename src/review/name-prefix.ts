import { type CToken, isName } from './c-tokens.ts';

/** What stands in front of a name. */
export interface NamePrefix {
  /** How often it is dereferenced: 2 for `**p`. */
  readonly stars: number;
  /** The token before that. */
  readonly before: string | null;
  /** True where the name is declared and not used. */
  readonly isDeclared: boolean;
}

/** Tells `*p = 1` from `a * p` and from `char *p`, as far as one line can. */
export function namePrefix(tokens: readonly CToken[], name: number): NamePrefix {
  let start = name;
  while (tokens[start - 1]?.text === '*') start--;
  const stars = name - start;
  const before = tokens[start - 1]?.text ?? null;
  if (before !== null && isName(before)) {
    return { stars: 0, before, isDeclared: stars === 0 || beginsStatement(tokens, start - 1) };
  }
  // After an operand, the first star multiplies.
  if (before !== null && /^(?:[\])]|[\d"'].*)$/.test(before))
    return { stars: Math.max(0, stars - 1), before, isDeclared: false };
  return { stars, before, isDeclared: before === ',' && stars > 0 && beginsWithType(tokens) };
}

function beginsStatement(tokens: readonly CToken[], name: number): boolean {
  let index = name;
  while (isName(tokens[index]?.text)) index--;
  return index < 0 || ['(', ';', '{', '}', ':'].includes(tokens[index]?.text ?? '');
}

function beginsWithType(tokens: readonly CToken[]): boolean {
  const second = tokens[1]?.text;
  return isName(tokens[0]?.text) && (second === '*' || isName(second));
}
