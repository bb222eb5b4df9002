import type { CToken } from '../c-token.ts';
import { programTokens } from './declaration-reader.ts';

/** Longer chains of macros are made up. */
const longestChain = 10;

/**
 * The value of an integer constant expression of literals, character constants and names; null for any other.
 * @param meaningOf what an object-like macro or an enumerator stands for; null where that is not known
 */
export function constantValue(
  text: string,
  meaningOf: (name: string) => string | null,
  chain = 0,
): number | null {
  if (chain > longestChain) return null;
  const tokens = programTokens(text);
  let at = 0;
  const take = (spelling: string): boolean => {
    if (tokens[at]?.text !== spelling) return false;
    at += 1;
    return true;
  };
  const primary = (): number | null => {
    const token = tokens[at];
    if (token === undefined) return null;
    at += 1;
    if (token.text === '(') {
      const inner = sum(0);
      return take(')') ? inner : null;
    }
    if (token.text === '-') return negate(primary());
    if (token.text === '+') return primary();
    return leafValue(token, meaningOf, chain);
  };
  const sum = (level: number): number | null => {
    const operators = levels[level];
    if (operators === undefined) return primary();
    let left = sum(level + 1);
    for (;;) {
      const apply = operators.get(tokens[at]?.text ?? '');
      if (apply === undefined) return left;
      at += 1;
      const right = sum(level + 1);
      left = left === null || right === null ? null : apply(left, right);
    }
  };
  const value = sum(0);
  return at === tokens.length && value !== null && Number.isSafeInteger(value) ? value : null;
}

const levels: readonly ReadonlyMap<string, (left: number, right: number) => number | null>[] = [
  new Map([
    ['<<', (left, right) => (right < 0 || right > 40 ? null : left * 2 ** right)],
    ['>>', (left, right) => (right < 0 || right > 40 ? null : Math.floor(left / 2 ** right))],
  ]),
  new Map([
    ['+', (left, right) => left + right],
    ['-', (left, right) => left - right],
  ]),
  new Map([
    ['*', (left, right) => left * right],
    ['/', (left, right) => (right === 0 ? null : Math.trunc(left / right))],
    ['%', (left, right) => (right === 0 ? null : left % right)],
  ]),
];

function negate(value: number | null): number | null {
  return value === null ? null : -value;
}

function leafValue(
  { kind, text }: CToken,
  meaningOf: (name: string) => string | null,
  chain: number,
): number | null {
  if (kind === 'number') {
    const digits = text.replace(/[uUlL]+$/, '');
    if (/^0[0-7]+$/.test(digits)) return Number.parseInt(digits, 8);
    return /^(?:0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)$/.test(digits) ? Number(digits) : null;
  }
  if (kind === 'character') return /^'[^\\']'$/.test(text) ? text.charCodeAt(1) : null;
  const meaning = kind === 'word' ? meaningOf(text) : null;
  return meaning === null ? null : constantValue(meaning, meaningOf, chain + 1);
}
