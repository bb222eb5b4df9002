import { isShownAsIs } from './code-lines.ts';

/** Lines of the head that a suggestion replaces, 1-based and inclusive, and what it puts there. */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  /** Without a newline at its end. */
  readonly text: string;
}

interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The change of a file as one suggestion that gives exactly the new text when it is applied; null where none does. It
 * has to lie in one hunk of the diff. What GitHub makes of other line ends, of a last line without its newline, and of
 * blank lines at the ends of a suggestion is not documented: those are not suggested.
 */
export function suggestionFor(before: string, after: string, hunks: readonly LineRange[]): Suggestion | null {
  const isPlain = [before, after].every((text) => text.endsWith('\n') && !text.includes('\r'));
  if (!isPlain || before === after) return null;
  const [old, now] = [linesOf(before), linesOf(after)];
  const top = commonLength(old, now, old.length);
  const bottom = commonLength(old.toReversed(), now.toReversed(), Math.min(old.length, now.length) - top);
  for (const range of widened({ start: top + 1, end: old.length - bottom }, old.length)) {
    const hunk = hunks.find(({ start, end }) => start <= range.start && range.end <= end);
    if (hunk === undefined) continue;
    const lines = now.slice(range.start - 1, now.length - (old.length - range.end));
    const isClear = [lines[0], lines.at(-1)].every((line) => line !== undefined && line.trim() !== '');
    const text = lines.join('\n');
    if (isClear && isShownAsIs(text)) return { ...range, text };
  }
  return null;
}

function linesOf(text: string): readonly string[] {
  return text.slice(0, -1).split('\n');
}

function commonLength(one: readonly string[], other: readonly string[], limit: number): number {
  let length = 0;
  while (length < limit && length < other.length && one[length] === other[length]) length++;
  return length;
}

/** Neighbours that may be taken along, where an insertion has no line of its own, or a blank one stands at an end. */
const reach = 2;

/** The range itself if it has a line, and wider ones, the narrowest first. */
function widened({ start, end }: LineRange, lines: number): readonly LineRange[] {
  const steps = Array.from({ length: reach + 1 }, (_, index) => index);
  return steps
    .flatMap((up) => steps.map((down) => ({ start: start - up, end: end + down })))
    .filter((range) => range.start >= 1 && range.end <= lines && range.start <= range.end)
    .toSorted((one, other) => one.end - one.start - (other.end - other.start));
}
