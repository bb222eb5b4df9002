import type { CToken } from './c-token.ts';

/** A place where a source makes a compiler open, or look for, another file. */
export interface Inclusion {
  /** The directive or operator, for example `include_next` or `__has_include`. */
  readonly by: string;
  readonly header: HeaderName;
  readonly line: number;
}

export type HeaderName =
  | { readonly form: 'quote' | 'angle'; readonly text: string }
  /** Known only once macros are expanded. */
  | { readonly form: 'computed'; readonly tokens: readonly CToken[] };

/** What the tokens after a directive's name, or in an operator's parentheses, name. */
export function headerNameOf(tokens: readonly CToken[]): HeaderName {
  const [first] = tokens;
  const quoted = first && /^"([^"]+)"$/.exec(first.text)?.[1];
  if (quoted !== undefined) return { form: 'quote', text: quoted };
  const bracketed = /^<([^>]+)>/.exec(first?.kind === 'header' ? first.text : contiguous(tokens))?.[1];
  if (bracketed !== undefined) return { form: 'angle', text: bracketed };
  return { form: 'computed', tokens };
}

/** The spelling of the tokens up to the first blank between two of them. */
function contiguous(tokens: readonly CToken[]): string {
  const gap = tokens.findIndex((token, index) => index > 0 && token.start !== tokens[index - 1]?.end);
  return tokens
    .slice(0, gap < 0 ? undefined : gap)
    .map(({ text }) => text)
    .join('');
}
