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

const separator = '\n\n';

/** The blocks as one Markdown text within a limit: shortened by rank, the last ones first, saying what was cut. */
export function fitBody(blocks: readonly BodyBlock[], limit: BodyLimit): string {
  const levels = shortenedLevels(blocks, limit);
  const texts = blocks.map(({ versions }, index) => versions[levels[index] ?? 0] ?? '');
  const names = blocks.flatMap(({ name }, index) => ((levels[index] ?? 0) > 0 ? [name] : []));
  const body = [...texts, cutNotice(names, limit)].filter((text) => text !== '').join(separator);
  return byteLength(body) <= limit.utf8Bytes ? body : cutToFit(body, limit);
}

/**
 * Which version of each block fits. There can be thousands of blocks: their sizes are added up, a little too high, and
 * the text is put together only once.
 */
function shortenedLevels(blocks: readonly BodyBlock[], limit: BodyLimit): readonly number[] {
  const levels = blocks.map(() => 0);
  const sizeOf = (text: string) => byteLength(`${text}${separator}`);
  let size = blocks.reduce((sum, { versions }) => sum + sizeOf(versions[0]), 0);
  if (size <= limit.utf8Bytes) return levels;
  const names = blocks.map(({ name }) => name);
  size += sizeOf(cutNotice(names, limit));
  const leastFirst = blocks
    .map((block, index) => ({ ...block, index }))
    .toSorted((one, other) => one.rank - other.rank || other.index - one.index);
  for (const { index, versions } of leastFirst) {
    for (let level = 1; level < versions.length && size > limit.utf8Bytes; level++) {
      size += sizeOf(versions[level] ?? '') - sizeOf(versions[level - 1] ?? '');
      levels[index] = level;
    }
  }
  return levels;
}

function cutNotice(names: readonly string[], { elsewhere }: BodyLimit): string {
  const shortened = [...new Set(names)].filter((name) => name !== '');
  return shortened.length === 0 ? '' : `*Cut to fit here: ${shortened.join(', ')}. ${elsewhere}*`;
}

/** The last resort: whole lines from the top, where the most important ones are. */
function cutToFit(body: string, limit: BodyLimit): string {
  const notice = `${separator}*Cut to fit here. ${limit.elsewhere}*`;
  const lines: string[] = [];
  let size = byteLength(notice);
  for (const line of body.split('\n')) {
    size += byteLength(`${line}\n`);
    if (size > limit.utf8Bytes) break;
    lines.push(line);
  }
  return `${lines.join('\n')}${notice}`;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
