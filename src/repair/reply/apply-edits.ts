import type { EditBlock } from './edit-blocks.ts';
import { occurrences } from './occurrences.ts';
import { malformed, type Reading } from './reading.ts';

/** A block at its place: the index of its first line in the window. */
interface Placed {
  readonly at: number;
  readonly length: number;
  readonly lines: readonly string[];
}

/** How lines are compared, the strictest first; the first that finds a block decides how often it is there. */
const comparisons: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.replace(/\s+/g, ''),
];

/** Applies all blocks to the lines of the window as they were shown; each must be found in them once. */
export function applyEdits(window: readonly string[], blocks: readonly EditBlock[]): Reading {
  const placed: Placed[] = [];
  for (const [index, block] of blocks.entries()) {
    const trimmed = withoutBlankEnds(block);
    if (trimmed.search.length === 0) return malformed(`edit ${index + 1} searches for nothing`);
    const found = placesOf(trimmed.search, window);
    if (found.length === 0)
      return malformed(
        `the lines that edit ${index + 1} searches for do not stand in the code that may be changed`,
      );
    if (found.length > 1)
      return malformed(
        `the lines that edit ${index + 1} searches for stand ${found.length} times in the code: add lines around them`,
      );
    const at = found[0] ?? 0;
    placed.push({ at, length: trimmed.search.length, lines: indentedLike(window[at] ?? '', trimmed) });
  }
  placed.sort((one, other) => one.at - other.at);
  const isOverlapping = placed.some(({ at }, index) => {
    const before = placed[index - 1];
    return before !== undefined && before.at + before.length > at;
  });
  if (isOverlapping) return malformed('two edits change the same lines');
  return { kind: 'lines', lines: assembled(window, placed) };
}

function placesOf(search: readonly string[], window: readonly string[]): readonly number[] {
  for (const compared of comparisons) {
    const places = occurrences(search.map(compared), window.map(compared));
    if (places.length > 0) return places;
  }
  return [];
}

/** Blank lines around the lines to search for are layout of the answer; as many go from what takes their place. */
function withoutBlankEnds({ search, replace }: EditBlock): EditBlock {
  const isBlank = (line: string | undefined) => line !== undefined && line.trim() === '';
  let [from, to, first, last] = [0, search.length, 0, replace.length];
  while (from < to && isBlank(search[from])) {
    from += 1;
    if (first < last && isBlank(replace[first])) first += 1;
  }
  while (to > from && isBlank(search[to - 1])) {
    to -= 1;
    if (last > first && isBlank(replace[last - 1])) last -= 1;
  }
  return { search: search.slice(from, to), replace: replace.slice(first, last) };
}

/** The new lines, moved as far to the right as the old ones stand behind what was searched for. */
function indentedLike(line: string, { search, replace }: EditBlock): readonly string[] {
  const own = indentOf(line);
  const given = indentOf(search[0] ?? '');
  if (own === given || !own.endsWith(given)) return replace;
  const missing = own.slice(0, own.length - given.length);
  return replace.map((one) => (one.trim() === '' ? one : missing + one));
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function assembled(window: readonly string[], placed: readonly Placed[]): readonly string[] {
  const lines: string[] = [];
  let at = 0;
  for (const edit of placed) {
    lines.push(...window.slice(at, edit.at), ...edit.lines);
    at = edit.at + edit.length;
  }
  return [...lines, ...window.slice(at)];
}
