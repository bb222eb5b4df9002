import type { SourceFormat } from '../config/repair-formats.ts';
import type { CFile } from '../project/c-file.ts';
import { functionAt } from '../project/function-at.ts';
import { charactersPerToken, estimateTokens } from './estimate-tokens.ts';
import { type LineRange, linesOf, textOfLines } from './source-lines.ts';

/** The part of a source that a model sees and may change. */
export interface SourceWindow {
  /** What it came to: a whole program that does not fit becomes a function, one that does not fit a part of it. */
  readonly format: SourceFormat;
  readonly lines: LineRange;
  /** Its lines, with line feeds between them. */
  readonly text: string;
  /** The function that it is, or lies in; null outside of functions, and of what a macro defines. */
  readonly functionName: string | null;
}

/** A source and the 1-based line in it that a finding names. */
export interface FaultySource {
  readonly text: string;
  readonly parsed: CFile;
  readonly line: number;
}

/** The share of a window's lines that come before the fault, as in the reference. */
const shareBefore = 0.9;

/** The window of a format that fits into a number of tokens. */
export function windowOf(source: FaultySource, format: SourceFormat, tokens: number): SourceWindow {
  const total = Math.max(1, linesOf(source.text).length);
  const line = Math.min(Math.max(1, source.line), total);
  const whole = { start: 1, end: total };
  const own = functionAt(source.parsed, line);
  const make = (made: SourceFormat, lines: LineRange): SourceWindow => ({
    format: made,
    lines,
    text: textOfLines(source.text, lines),
    // What a macro defines has no name that an answer could be searched for.
    functionName: own?.definer === null ? own.name : null,
  });
  const fits = (lines: LineRange) => estimateTokens(textOfLines(source.text, lines)) <= tokens;
  if (format === 'one-line') return make(format, { start: line, end: line });
  if (format === 'whole' && fits(whole)) return make(format, whole);
  if (format !== 'contextual' && own !== null && fits(own.lines)) return make('function', own.lines);
  const limits = format === 'contextual' ? whole : (own?.lines ?? whole);
  return make('contextual', largestAround(source.text, line, limits, tokens));
}

/** A window that lines were put into in the place of its own; what surrounds it is as before. */
export function windowAfter(window: SourceWindow, text: string, lines: number): SourceWindow {
  const { start } = window.lines;
  const range = { start, end: start + lines - 1 };
  return { ...window, lines: range, text: textOfLines(text, range) };
}

/** The most lines around one that fit, about nine tenths of them before it. */
function largestAround(text: string, line: number, limits: LineRange, tokens: number): LineRange {
  const lines = linesOf(text);
  const cost = (at: number) => (lines[at - 1] ?? '').length + 1;
  let left = tokens * charactersPerToken - cost(line);
  let { start, end } = { start: line, end: line };
  for (;;) {
    const before = start > limits.start ? start - 1 : null;
    const after = end < limits.end ? end + 1 : null;
    const isBeforeNext = (line - start) * (1 - shareBefore) <= (end - line) * shareBefore;
    const next = isBeforeNext ? (before ?? after) : (after ?? before);
    if (next === null || cost(next) > left) return { start, end };
    left -= cost(next);
    if (next < start) start = next;
    else end = next;
  }
}
