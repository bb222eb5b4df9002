import type { CFile } from '../../project/c-file.ts';
import type { CParser } from '../../project/c-syntax.ts';
import type { ModelReply } from '../language-model.ts';
import { linesOf, replaceLines } from '../source-lines.ts';
import { type SourceWindow, windowAfter } from '../source-window.ts';
import { applyEdits } from './apply-edits.ts';
import { codeCandidates } from './code-candidates.ts';
import { hasEdits, readEditBlocks } from './edit-blocks.ts';
import { functionReplacement, programReplacement } from './function-replacement.ts';
import { askedLine, lineReplacement } from './line-replacement.ts';
import { type Malformed, malformed, type Reading } from './reading.ts';
import { similarity } from './similarity.ts';

/** No repair is that long; what is, is a model that repeats itself. */
const longestReply = 400_000;

/** Pieces of code in one reply that are looked at; the last ones are the likeliest. */
const mostCandidates = 40;

/** The source that a reply is about, and the part of it that may change. */
export interface RepliedTo {
  readonly text: string;
  readonly parsed: CFile;
  readonly window: SourceWindow;
  readonly parser: CParser;
}

export type ReadReply =
  | { readonly kind: 'patched'; readonly text: string; readonly window: SourceWindow }
  | Malformed;

/**
 * The source as a reply wants it. Replies are read with tolerance for what stands around the code, and nothing outside
 * of the window changes whatever they say. Never throws.
 */
export function readReply(reply: Pick<ModelReply, 'text' | 'finish'>, to: RepliedTo): ReadReply {
  const reading = readLines({ text: withoutThoughts(reply.text), finish: reply.finish }, to);
  if (reading.kind === 'malformed') return reading;
  if (reading.lines.every((line) => line.trim() === '')) return malformed('it leaves nothing of the code');
  if (reading.lines.some((line) => /[\0\r]/.test(line)))
    return malformed('it has characters that no C source has');
  if (sizeOf(reading.lines) > roomFor(to.window))
    return malformed('it is far longer than the code that it was asked for');
  const text = replaceLines(to.text, to.window.lines, reading.lines);
  return { kind: 'patched', text, window: windowAfter(to.window, text, reading.lines.length) };
}

/** Characters. A model that repeats itself would keep every later step busy with its answer. */
function roomFor({ text }: SourceWindow): number {
  return 20_000 + 2 * text.length;
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((total, line) => total + line.length + 1, 0);
}

function readLines(reply: Pick<ModelReply, 'text' | 'finish'>, to: RepliedTo): Reading {
  if (reply.text.trim() === '') return malformed('it is empty');
  if (reply.text.length > longestReply) return malformed('it is too long');
  if (hasEdits(reply.text)) {
    const edits = readEditBlocks(reply.text);
    return edits.kind === 'malformed' ? edits : applyEdits(linesOf(to.window.text), edits.blocks);
  }
  const candidates = codeCandidates(reply);
  if (candidates.kind === 'malformed') return candidates;
  const readings = byLikelihood(candidates.texts.slice(-mostCandidates), to.window.text).map((code) =>
    readCode(code.trimEnd(), to),
  );
  return readings.find(({ kind }) => kind === 'lines') ?? readings[0] ?? malformed('there is no code in it');
}

/** Those most like the window first; those that are the window as it is last, since they quote it. */
function byLikelihood(texts: readonly string[], window: string): readonly string[] {
  const isQuote = (text: string) => text.replace(/\s+/g, '') === window.replace(/\s+/g, '');
  const score = (text: string) => (isQuote(text) ? -1 : similarity(text, window));
  const scored = texts.map((text) => ({ text, score: score(text) }));
  // Of two that are as likely the later one: models first show what is wrong.
  return scored
    .reverse()
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);
}

function readCode(code: string, { text, parsed, window, parser }: RepliedTo): Reading {
  const omitted = code.split('\n').find((line) => leavesOut(line) && !text.includes(line.trim()));
  if (omitted !== undefined) return malformed('it leaves code out with a comment: write the code');
  if (/^(---|\+\+\+|@@) /m.test(code)) return malformed('it is a diff: answer with the code itself');
  switch (window.format) {
    case 'one-line':
      return lineReplacement(code, askedLine(text, parsed, window.lines));
    case 'function':
      return window.functionName === null
        ? { kind: 'lines', lines: code.split('\n') }
        : functionReplacement(code, window.functionName, window.text, parser);
    case 'whole':
      return programReplacement(code, window.text, parser);
    case 'contextual':
      return { kind: 'lines', lines: code.split('\n') };
  }
}

/** `// ... rest as before ...` in the place of code. */
function leavesOut(line: string): boolean {
  const text = line.trim().slice(0, 200);
  return (
    /^(\/\/|\/\*)\s*(\.{3}|…)/.test(text) ||
    /^(\/\/|\/\*).*(rest of|remaining|existing|unchanged).*(\.{3}|…)/i.test(text)
  );
}

/** What reasoning models put before their answer; without an end it is all there is. */
function withoutThoughts(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n');
  return plain.replace(/^\s*<think(ing)?>[\s\S]*?(<\/think(ing)?>|$)/i, '');
}
