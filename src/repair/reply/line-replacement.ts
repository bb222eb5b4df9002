import type { CFile } from '../../project/c-file.ts';
import { functionAt } from '../../project/function-at.ts';
import { type LineRange, linesOf } from '../source-lines.ts';
import { malformed, type Reading } from './reading.ts';

/** More lines than this are no answer to the question for one. */
const mostLines = 12;

/** More lines around it than this are repeated by nobody but with the whole function. */
const mostNeighbours = 40;

/** A source and the line of it that is to be replaced. */
export interface AskedLine {
  readonly lines: readonly string[];
  /** Usually one line; after an answer of several lines, those. */
  readonly window: LineRange;
  /** The function around it; null outside of functions. */
  readonly around: LineRange | null;
}

export function askedLine(text: string, parsed: CFile, window: LineRange): AskedLine {
  return { lines: linesOf(text), window, around: functionAt(parsed, window.start)?.lines ?? null };
}

/**
 * What takes the place of one line, from code that may repeat what stands around it: the file, the function, its
 * signature, a few lines. Code that repeats it with changes elsewhere is refused rather than cut.
 */
export function lineReplacement(code: string, asked: AskedLine): Reading {
  const given = withoutBlankEnds(code.split('\n'));
  const whole = { start: 1, end: asked.lines.length };
  for (const range of [whole, ...(asked.around === null ? [] : [asked.around])]) {
    const middle = middleOf(given, range, asked);
    if (middle !== null) return checked(middle, asked);
  }
  return checked(withoutNeighbours(withoutSignature(given, asked), asked), asked);
}

function checked(found: readonly string[], { lines, window }: AskedLine): Reading {
  const own = withoutBlankEnds(found);
  if (own.length === 0) return malformed('there is nothing in it for the line');
  if (own.length > Math.max(mostLines, 2 * (window.end - window.start + 1)))
    return malformed('it changes more than the line that it was asked for');
  return { kind: 'lines', lines: indented(own, lines[window.start - 1] ?? '') };
}

/** The part that differs when code repeats a range around the window; null where it does not repeat it. */
function middleOf(given: readonly string[], range: LineRange, { lines, window }: AskedLine): string[] | null {
  const before = lines.slice(range.start - 1, window.start - 1);
  const after = lines.slice(window.end, range.end);
  if (before.length + after.length === 0 || given.length <= before.length + after.length) return null;
  const tail = given.length - after.length;
  const isSame =
    before.every((line, index) => isEqual(line, given[index])) &&
    after.every((line, index) => isEqual(line, given[tail + index]));
  return isSame ? given.slice(before.length, tail) : null;
}

/** Without the head of the function around, and the brace that closes what it opens. */
function withoutSignature(given: readonly string[], { lines, around, window }: AskedLine): readonly string[] {
  if (around === null || window.start === around.start) return given;
  const head = lines.slice(around.start - 1, window.start - 1);
  const length = head.findIndex((line) => line.includes('{')) + 1;
  const isRepeated = length > 0 && head.slice(0, length).every((line, index) => isEqual(line, given[index]));
  if (!isRepeated) return given;
  const rest = given.slice(length);
  return rest.at(-1)?.trim() === '}' && depthOf(rest) < 0 ? rest.slice(0, -1) : rest;
}

function depthOf(lines: readonly string[]): number {
  const text = lines.join('\n');
  return text.split('{').length - text.split('}').length;
}

/**
 * Without the lines that repeat what stands before and behind, as many as leave the braces as open as those of the line
 * itself: a closing brace may repeat the next line and still belong to the answer.
 */
function withoutNeighbours(given: readonly string[], { lines, window }: AskedLine): readonly string[] {
  const depth = depthOf(lines.slice(window.start - 1, window.end));
  const before = lines.slice(0, window.start - 1);
  const after = lines.slice(window.end);
  for (const start of lengths(
    (count) => count <= before.length && repeats(before.slice(-count), given.slice(0, count)),
    given,
  )) {
    for (const end of lengths((count) => repeats(after.slice(0, count), given.slice(-count)), given)) {
      const rest = given.slice(start, given.length - end);
      if (rest.length > 0 && depthOf(rest) === depth) return rest;
    }
  }
  return given;
}

/** The numbers of lines with a property, the largest first, and 0. */
function lengths(has: (count: number) => boolean, { length }: readonly string[]): readonly number[] {
  const found = Array.from({ length: Math.min(length, mostNeighbours) }, (_, index) => index + 1).filter(has);
  return [...found.reverse(), 0];
}

function repeats(known: readonly string[], given: readonly string[]): boolean {
  return known.length === given.length && known.every((line, index) => isEqual(line, given[index]));
}

function isEqual(one: string, other: string | undefined): boolean {
  return other !== undefined && one.trim() === other.trim();
}

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}

/** Lines that start further left than the line that they replace are moved to where that one starts. */
function indented(found: readonly string[], original: string): readonly string[] {
  const own = /^[ \t]*/.exec(original)?.[0] ?? '';
  const given = /^[ \t]*/.exec(found[0] ?? '')?.[0] ?? '';
  if (given === own || !own.startsWith(given)) return found;
  const missing = own.slice(given.length);
  return found.map((line) => (line.trim() === '' ? line : missing + line));
}
