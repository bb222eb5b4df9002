import type { BodyLimit } from './body-limits.ts';

/** A paragraph or a section of a body. */
export interface BodyBlock {
  /** What a reader misses when it was shortened, for example "traces"; empty for what is never shortened. */
  readonly name: string;
  /** From the full text to the shortest one, which may be empty. */
  readonly versions: readonly [string, ...string[]];
  /** Blocks of a lower rank are shortened first. */
  readonly rank: number;
}

/** A block that stays whole. */
export function wholeBlock(text: string): BodyBlock {
  return { name: '', versions: [text], rank: Number.POSITIVE_INFINITY };
}

/** The blocks as one Markdown text within a limit: shortened by rank, saying what was cut. */
export function fitBody(blocks: readonly BodyBlock[], limit: BodyLimit): string {
  const levels = blocks.map(() => 0);
  for (;;) {
    const body = assemble(blocks, levels, limit);
    if (fits(body, limit)) return body;
    const next = lowestShortenable(blocks, levels);
    if (next === null) return cutToFit(body, limit);
    levels[next] = (levels[next] ?? 0) + 1;
  }
}

function assemble(blocks: readonly BodyBlock[], levels: readonly number[], limit: BodyLimit): string {
  const texts = blocks.map(({ versions }, index) => versions[levels[index] ?? 0] ?? '');
  const shortened = new Set(blocks.flatMap(({ name }, index) => ((levels[index] ?? 0) > 0 ? [name] : [])));
  const notice =
    shortened.size === 0 ? '' : `*Cut to fit here: ${[...shortened].join(', ')}. ${limit.elsewhere}*`;
  return [...texts, notice].filter((text) => text !== '').join('\n\n');
}

function lowestShortenable(blocks: readonly BodyBlock[], levels: readonly number[]): number | null {
  const shortenable = blocks.flatMap(({ versions, rank }, index) =>
    (levels[index] ?? 0) < versions.length - 1 ? [{ index, rank }] : [],
  );
  return shortenable.toSorted((one, other) => one.rank - other.rank)[0]?.index ?? null;
}

function fits(body: string, { characters, utf8Bytes }: BodyLimit): boolean {
  return body.length <= characters && utf8Length(body) <= utf8Bytes;
}

/** The last resort: whole lines from the top, where the most important ones are. */
function cutToFit(body: string, limit: BodyLimit): string {
  const notice = `\n\n*Cut to fit here. ${limit.elsewhere}*`;
  const lines = body.split('\n');
  while (lines.length > 1 && !fits(`${lines.join('\n')}${notice}`, limit)) lines.pop();
  return `${lines.join('\n')}${notice}`;
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
