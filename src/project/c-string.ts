import type { CToken } from './c-token.ts';

const simple: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What a string literal holds, or several that stand side by side, which C joins. */
export function stringValue(literals: readonly CToken[]): string {
  return literals.map(({ text }) => literalValue(text)).join('');
}

function literalValue(literal: string): string {
  const open = literal.indexOf('"');
  if (/R$/.test(literal.slice(0, open)))
    return literal.slice(literal.indexOf('(') + 1, literal.lastIndexOf(')'));
  const inner = literal.slice(open + 1, literal.endsWith('"') ? -1 : undefined);
  return inner.replaceAll(
    /\\(?:x([\da-fA-F]+)|([0-7]{1,3})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (_match: string, hex?: string, octal?: string, short?: string, long?: string, letter?: string) => {
      const digits = hex ?? short ?? long;
      if (digits !== undefined) return character(Number.parseInt(digits.slice(-6), 16));
      if (octal !== undefined) return character(Number.parseInt(octal, 8));
      return letter === undefined ? '' : (simple[letter] ?? letter);
    },
  );
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
