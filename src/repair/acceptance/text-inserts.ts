/** A change of a text: what stands between two offsets gives way to another text. */
export interface TextInsert {
  readonly start: number;
  /** The same as `start` where nothing is taken away. */
  readonly end: number;
  readonly text: string;
  /** Of several at one place, the lower ones come first; 0 when left out. */
  readonly order?: number;
}

/** The text with all changes made; they may touch and must not overlap. */
export function withInserts(text: string, inserts: readonly TextInsert[]): string {
  const ordered = inserts
    .map((insert, index) => ({ ...insert, order: insert.order ?? 0, index }))
    .sort((one, other) => one.start - other.start || one.order - other.order || one.index - other.index);
  let at = 0;
  const pieces: string[] = [];
  for (const { start, end, text: inserted } of ordered) {
    pieces.push(text.slice(at, Math.max(at, start)), inserted);
    at = Math.max(at, end);
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}
