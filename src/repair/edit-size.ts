import { diffLines, diffWordsWithSpace } from 'diff';
import type { Patch } from './patch.ts';

export interface EditSize {
  /** Lines that are new or changed, or, where more, that are gone. */
  readonly lines: number;
  /** Characters that are new or gone, by words. */
  readonly characters: number;
}

/** Changes beyond this are of one size: large. */
const comparedCharacters = 200_000;

/** How much a patch changes; of two that are accepted the smaller one changes less of what the program does. */
export function editSize({ edits }: Patch): EditSize {
  const sizes = edits.map(({ before, after }) => sizeOf(before, after));
  return {
    lines: sizes.reduce((total, { lines }) => total + lines, 0),
    characters: sizes.reduce((total, { characters }) => total + characters, 0),
  };
}

function sizeOf(before: string, after: string): EditSize {
  const parts = diffLines(before, after);
  const sum = (isAdded: boolean) =>
    parts.reduce((total, part) => total + ((isAdded ? part.added : part.removed) ? part.count : 0), 0);
  const text = (isAdded: boolean) =>
    parts
      .filter((part) => (isAdded ? part.added : part.removed))
      .map(({ value }) => value)
      .join('');
  return { lines: Math.max(sum(true), sum(false)), characters: charactersOf(text(false), text(true)) };
}

function charactersOf(removed: string, added: string): number {
  if (removed.length + added.length > comparedCharacters) return removed.length + added.length;
  const changes = diffWordsWithSpace(removed, added).filter((part) => part.added || part.removed);
  return changes.reduce((total, { value }) => total + value.length, 0);
}
