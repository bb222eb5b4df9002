/** A reply that could not be read; the reason is a sentence about the reply, told to the model. */
export interface Malformed {
  readonly kind: 'malformed';
  readonly reason: string;
}

/** What a reply comes to: other lines for the window, or nothing. */
export type Reading = { readonly kind: 'lines'; readonly lines: readonly string[] } | Malformed;

export function malformed(reason: string): Malformed {
  return { kind: 'malformed', reason };
}
