import { diffLines, diffWordsWithSpace } from 'diff';
import type { Patch } from './patch.ts';

export interface EditSize {
  /** Lines that are new or changed, or, where more, that are gone. */
  readonly lines: number;
  /** Characters that are new or gone, by words. */
  readonly characters: number;
}

/** Comparing takes the square of what differs: changes beyond this many lines or words are only large. */
const mostLines = 2000;
const mostWords = 2000;

/** How much a patch changes; of two that are accepted the smaller one changes less of what the program does. */
export function editSize({ edits }: Patch): EditSize {
  const sizes = edits.map(({ before, after }) => sizeOf(before, after));
  return {
    lines: sizes.reduce((total, { lines }) => total + lines, 0),
    characters: sizes.reduce((total, { characters }) => total + characters, 0),
  };
}

function sizeOf(before: string, after: string): EditSize {
  const parts = diffLines(before, after, { maxEditLength: mostLines });
  const of = (isAdded: boolean) => parts?.filter((part) => (isAdded ? part.added : part.removed)) ?? [];
  if (parts === undefined) return { lines: mostLines, characters: before.length + after.length };
  const count = (isAdded: boolean) => of(isAdded).reduce((total, part) => total + part.count, 0);
  const text = (isAdded: boolean) =>
    of(isAdded)
      .map(({ value }) => value)
      .join('');
  return { lines: Math.max(count(true), count(false)), characters: charactersOf(text(false), text(true)) };
}

function charactersOf(removed: string, added: string): number {
  const parts = diffWordsWithSpace(removed, added, { maxEditLength: mostWords });
  const changes = parts?.filter((part) => part.added || part.removed);
  return changes?.reduce((total, { value }) => total + value.length, 0) ?? removed.length + added.length;
}
