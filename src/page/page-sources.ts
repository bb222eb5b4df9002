import type { Finding } from '../domain/finding.ts';
import { plainText } from '../review/plain-text.ts';
import { redactTokens } from '../review/redact-tokens.ts';
import type { PageChunk, PageSource } from './page-data.ts';
import { pageFile } from './page-file.ts';

/** The port to the sources: the text of a file of the repository, null where it can't be read. */
export type ReadPageSource = (file: string) => Promise<string | null>;

/** Longer files are shown around what happens in them. */
const wholeUpTo = 1200;

/** Lines above and below each place that matters, in a long file. */
const around = 40;

/** Of all files together, in characters: what a page can carry and a phone can load. */
const mostCharacters = 6_000_000;

/** The sources that findings lie in or go through, as far as there is room for them, by the name that is shown. */
export async function pageSources(
  findings: readonly Finding[],
  read: ReadPageSource,
): Promise<Readonly<Record<string, PageSource>>> {
  const sources = new Map<string, PageSource>();
  let room = mostCharacters;
  for (const [file, lines] of placesByFile(findings)) {
    const source = await sourceOf(file, lines, findings, room > 0 ? read : null);
    if (source.kind === 'shown') room -= charactersIn(source.chunks);
    const name = pageFile(file);
    sources.set(name, sources.has(name) ? alike : source);
  }
  return Object.fromEntries(sources);
}

const alike: PageSource = { kind: 'left-out', why: 'Several files have names that are shown like this one.' };

function placesByFile(findings: readonly Finding[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  for (const { counterexample } of findings) {
    const { property, steps, calls } = counterexample;
    for (const { file, line } of [property.location, ...calls, ...steps.map(({ location }) => location)]) {
      if (file.startsWith('/') || file.split('/').includes('..')) continue;
      places.set(file, (places.get(file) ?? new Set()).add(line));
    }
  }
  return places;
}

async function sourceOf(
  file: string,
  places: ReadonlySet<number>,
  findings: readonly Finding[],
  read: ReadPageSource | null,
): Promise<PageSource> {
  if (read === null)
    return { kind: 'left-out', why: 'The sources of other files fill this page; this one is left out.' };
  const text = await read(file);
  if (text === null) return { kind: 'left-out', why: 'The file could not be read when this page was made.' };
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (!isWhatWasVerified(lines, file, findings))
    return {
      kind: 'left-out',
      why: 'The file had changed when this page was made: it is not what was verified.',
    };
  return { kind: 'shown', lines: lines.length, chunks: chunksOf(lines, places) };
}

/** By the one thing of the verified text that a report keeps: the violated lines. */
function isWhatWasVerified(lines: readonly string[], file: string, findings: readonly Finding[]): boolean {
  return findings.every(({ statement, counterexample: { property } }) => {
    if (property.location.file !== file || statement === '') return true;
    return lines[property.location.line - 1]?.trim() === statement;
  });
}

function chunksOf(lines: readonly string[], places: ReadonlySet<number>): readonly PageChunk[] {
  if (lines.length <= wholeUpTo) return [{ start: 1, lines: lines.map(shownLine) }];
  const chunks: { start: number; end: number }[] = [];
  for (const line of [...places].sort((one, other) => one - other)) {
    const start = Math.max(1, line - around);
    const end = Math.min(lines.length, line + around);
    const last = chunks.at(-1);
    if (last !== undefined && start <= last.end + 1) last.end = Math.max(last.end, end);
    else if (start <= end) chunks.push({ start, end });
  }
  return chunks.map(({ start, end }) => ({ start, lines: lines.slice(start - 1, end).map(shownLine) }));
}

/** Longer lines are tables or generated. */
const lineLength = 300;

/** A source line as it is, except for what could deceive a reader; the blanks in it stay where they are. */
function shownLine(line: string): string {
  const expanded = line
    .slice(0, 4 * lineLength)
    .replace(/\t/g, '    ')
    .trimEnd();
  if (redactTokens(expanded) !== expanded) return plainText(expanded, lineLength);
  const pieces = expanded.split(/( +)/).map((piece) => (piece.startsWith(' ') ? piece : plainText(piece)));
  const shown = pieces.join('');
  return shown.length <= lineLength ? shown : `${shown.slice(0, lineLength - 1)}…`;
}

function charactersIn(chunks: readonly PageChunk[]): number {
  return chunks.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.length + 1, 0);
}
