import type { TextEdit } from './template.ts';

/** The text with the edits made; of two that overlap the later one in the text is left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits.toSorted((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: added } of ordered) {
    if (start < at) continue;
    pieces.push(text.slice(at, start), added);
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}
