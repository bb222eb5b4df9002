export interface LexToken {
  readonly kind: 'punctuator' | 'name' | 'number' | 'string' | 'end';
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface Location {
  readonly line: number;
  readonly column: number;
}

export class SyntaxRefusal extends Error {
  readonly location: Location;

  constructor(message: string, { line, column }: Location) {
    super(message);
    this.location = { line, column };
  }
}

const PATTERN =
  /(?<skip>[\s,\uFEFF]+|#[^\n\r]*)|(?<punctuator>\.\.\.|[!$&()[\]:=@{|}])|(?<name>[_A-Za-z]\w*)|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<string>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*")/y;

/** The tokens of a GraphQL document or schema. */
function lex(source: string): LexToken[] {
  const tokens: LexToken[] = [];
  const pattern = new RegExp(PATTERN);
  let at = 0;
  while (at < source.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    const where = locate(source, at);
    if (match?.groups === undefined)
      throw new SyntaxRefusal(`Parse error on ${JSON.stringify(source.charAt(at))}`, where);
    const kind = (['punctuator', 'name', 'number', 'string'] as const).find(
      (one) => match.groups?.[one] !== undefined,
    );
    if (kind !== undefined) tokens.push({ kind, text: match[0], ...where });
    at = pattern.lastIndex;
  }
  return [...tokens, { kind: 'end', text: '', ...locate(source, at) }];
}

function locate(source: string, at: number): Location {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads tokens one after the other. */
export class Cursor {
  readonly #tokens: readonly LexToken[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = lex(source);
  }

  get current(): LexToken {
    const token = this.#tokens[Math.min(this.#at, this.#tokens.length - 1)];
    if (token === undefined) throw new Error('A document has at least its end');
    return token;
  }

  is(text: string): boolean {
    return this.current.kind !== 'string' && this.current.text === text;
  }

  take(): LexToken {
    const token = this.current;
    this.#at += 1;
    return token;
  }

  takeIf(text: string): boolean {
    if (!this.is(text)) return false;
    this.take();
    return true;
  }

  expect(text: string): LexToken {
    if (!this.is(text)) throw this.unexpected();
    return this.take();
  }

  name(): LexToken {
    if (this.current.kind !== 'name') throw this.unexpected();
    return this.take();
  }

  /** Items between two brackets. */
  list<T>(open: string, close: string, item: () => T): T[] {
    const items: T[] = [];
    this.expect(open);
    while (!this.takeIf(close)) items.push(item());
    return items;
  }

  optionalList<T>(open: string, close: string, item: () => T): T[] {
    return this.is(open) ? this.list(open, close, item) : [];
  }

  unexpected(): SyntaxRefusal {
    const { kind, text, line, column } = this.current;
    const what =
      kind === 'end'
        ? 'Unexpected end of document'
        : `Parse error on ${JSON.stringify(text)} (${kind}) at [${line}, ${column}]`;
    return new SyntaxRefusal(what, { line, column });
  }
}
