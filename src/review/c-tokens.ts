export interface CToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const token = new RegExp(
  [
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/, // literals
    /[A-Za-z_]\w*|\d[\w.]*/, // names and numbers
    /->|\+\+|--|<<=|>>=|[-+*/%&|^!=<>]=|&&|\|\||<<|>>/, // operators of several characters
    /\S/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** The tokens of a line of C, without comments; `start` and `end` are offsets into the line. */
export function cTokens(line: string): readonly CToken[] {
  const code = line.replace(/\/\*.*?(?:\*\/|$)|\/\/.*$/g, (comment) => ' '.repeat(comment.length));
  return Array.from(code.matchAll(token), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The index of the bracket that closes the one at `open`; null when it is not on this line. */
export function closingBracket(tokens: readonly CToken[], open: number): number | null {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const text = tokens[index]?.text ?? '';
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text) && --depth === 0) return index;
  }
  return null;
}

const keywords = new Set(
  `break case continue default do else for goto if return sizeof switch while _Alignof _Generic
   _Static_assert typeof alignof`.split(/\s+/),
);

export function isName(text: string | undefined): boolean {
  return text !== undefined && /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text);
}
