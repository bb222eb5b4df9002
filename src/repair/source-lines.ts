/** 1-based, inclusive. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text without what ends them. A text that ends with a line end has no line after it. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Some lines of a text, with line feeds between them. */
export function textOfLines(text: string, { start, end }: LineRange): string {
  return linesOf(text)
    .slice(start - 1, end)
    .join('\n');
}

/**
 * Puts other lines in the place of a range; not a byte before or after it changes. New lines end as the text's do, and
 * lines that are there already keep their end.
 */
export function replaceLines(text: string, range: LineRange, lines: readonly string[]): string {
  const pieces = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const before = pieces.slice(0, range.start - 1);
  const old = pieces.slice(range.start - 1, range.end);
  const after = pieces.slice(range.end);
  const end = lineEndOf(text);
  const ends = new Map(old.map((piece) => [piece.replace(/\r?\n$/, ''), /\r?\n$/.exec(piece)?.[0]]));
  const fresh = lines.map((line) => line + (ends.get(line) ?? end));
  const isCutShort = after.length === 0 && !text.endsWith('\n');
  if (isCutShort) fresh.push((fresh.pop() ?? '').replace(/\r?\n$/, ''));
  return [...before, ...fresh, ...after].join('');
}

/** What most lines of a text end with. */
function lineEndOf(text: string): '\n' | '\r\n' {
  const all = text.split('\n').length - 1;
  const long = text.split('\r\n').length - 1;
  return long * 2 > all ? '\r\n' : '\n';
}
