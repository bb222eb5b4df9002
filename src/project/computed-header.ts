import type { CToken } from './c-token.ts';
import { type HeaderName, headerNameOf } from './inclusion.ts';
import type { MacroBody } from './scan-inclusions.ts';

export type Macros = ReadonlyMap<string, readonly MacroBody[]>;

/** Longer chains of macros are not followed. */
const longestChain = 10;

/**
 * Every header that a computed include may name: one macro without parameters, all of whose definitions are header
 * names or such macros again. Null when it can't be told from the text.
 */
export function resolveComputed(tokens: readonly CToken[], macros: Macros, chain = 0): HeaderName[] | null {
  const [macro, ...more] = tokens;
  const definitions = macro?.kind === 'word' ? macros.get(macro.text) : undefined;
  if (definitions === undefined || more.length > 0 || chain >= longestChain) return null;
  const found: HeaderName[] = [];
  for (const { body } of definitions) {
    const headers = body === null ? null : headersOf(body, macros, chain);
    if (headers === null) return null;
    found.push(...headers);
  }
  return found;
}

function headersOf(body: readonly CToken[], macros: Macros, chain: number): HeaderName[] | null {
  const header = headerNameOf(body);
  if (header.form === 'computed') return resolveComputed(body, macros, chain + 1);
  // Of a macro's body the compiler takes escapes, and macros between `<` and `>`, for what they stand for.
  const isPlain = !header.text.includes('\\') && spansAll(header, body);
  const expands =
    header.form === 'angle' && body.some(({ kind, text }) => kind === 'word' && macros.has(text));
  return isPlain && !expands ? [header] : null;
}

function spansAll(header: { readonly text: string }, body: readonly CToken[]): boolean {
  return body.map(({ text }) => text).join('').length === header.text.length + 2;
}
