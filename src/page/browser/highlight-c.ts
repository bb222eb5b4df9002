/** A piece of a line of C and how it looks. */
export interface Piece {
  readonly text: string;
  readonly look: 'plain' | 'keyword' | 'literal' | 'comment' | 'directive';
}

const keywords = new Set(
  `auto break case char const continue default do double else enum extern float for goto if inline int long register
   restrict return short signed sizeof static struct switch typedef union unsigned void volatile while _Bool bool
   size_t NULL true false`.split(/\s+/),
);

const token =
  /(?<comment>\/\/.*$|\/\*.*?(?:\*\/|$))|(?<literal>"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|\b\d[\w.]*)|(?<name>[A-Za-z_]\w*)/g;

/** Lines in pieces; only a comment reaches from one line into the next. */
export function highlightC(lines: readonly string[]): readonly (readonly Piece[])[] {
  let isInComment = false;
  return lines.map((line) => {
    const pieces: Piece[] = [];
    let rest = line;
    if (isInComment) {
      const end = line.indexOf('*/');
      if (end < 0) return line === '' ? [] : [{ text: line, look: 'comment' }];
      pieces.push({ text: line.slice(0, end + 2), look: 'comment' });
      rest = line.slice(end + 2);
    }
    pieces.push(...piecesOf(rest));
    const last = pieces.at(-1);
    isInComment = last?.look === 'comment' && /^\/\*/.test(last.text) && !/^\/\*.*\*\/$/.test(last.text);
    return pieces;
  });
}

function piecesOf(line: string): readonly Piece[] {
  const directive = /^\s*#\s*\w+/.exec(line)?.[0] ?? '';
  const pieces: Piece[] = directive === '' ? [] : [{ text: directive, look: 'directive' }];
  let at = directive.length;
  for (const match of line.slice(directive.length).matchAll(token)) {
    const start = directive.length + match.index;
    const look = lookOf(match);
    if (look === 'plain') continue;
    if (start > at) pieces.push({ text: line.slice(at, start), look: 'plain' });
    pieces.push({ text: match[0], look });
    at = start + match[0].length;
  }
  return at < line.length ? [...pieces, { text: line.slice(at), look: 'plain' }] : pieces;
}

function lookOf({ groups = {} }: RegExpMatchArray): Piece['look'] {
  if (groups.comment !== undefined) return 'comment';
  if (groups.literal !== undefined) return 'literal';
  return keywords.has(groups.name ?? '') ? 'keyword' : 'plain';
}
