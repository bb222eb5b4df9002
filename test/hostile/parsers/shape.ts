/** A text that grows: a piece again and again, and what stands around. */
export interface Shape {
  readonly before?: string;
  readonly piece: string;
  /** Stands as often behind the middle as the piece before it. */
  readonly closing?: string;
  readonly middle?: string;
  readonly after?: string;
}

/** A parser of ours, with texts where it would like to see the end of something. */
export interface Parser {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  readonly shapes: readonly (Shape | string)[];
  /** Characters; longer texts never reach it. Four million, as for a source, unless said. */
  readonly longest?: number;
}

/** About so many characters of it; a piece with `%` gets its number there. */
export function textOf(shape: Shape | string, length: number): string {
  const {
    before = '',
    piece,
    closing = '',
    middle = '',
    after = '',
  } = typeof shape === 'string' ? { piece: shape } : shape;
  const count = Math.max(1, Math.floor(length / (piece.length + closing.length)));
  const all = (one: string) =>
    one.includes('%')
      ? Array.from({ length: count }, (_, at) => one.replaceAll('%', String(at))).join('')
      : one.repeat(count);
  return before + all(piece) + middle + all(closing) + after;
}

/** How a shape is told in a table. */
export function shapeName(shape: Shape | string): string {
  const {
    before = '',
    piece,
    closing = '',
    middle = '',
    after = '',
  } = typeof shape === 'string' ? { piece: shape } : shape;
  const cut = (text: string) => (text.length > 24 ? `${text.slice(0, 23)}…` : text);
  const parts = [cut(before), `(${piece})*`, cut(middle), closing === '' ? '' : `(${closing})*`, cut(after)];
  return JSON.stringify(parts.filter((part) => part !== '').join(' '));
}
