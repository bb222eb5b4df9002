import { structuredPatch } from 'diff';
import type { Hunk } from '../project/repository.ts';

/** The ranges of lines in which two texts differ, as `git diff -U0` tells them. */
export function hunksOf(before: string, after: string): readonly Hunk[] {
  const { hunks } = structuredPatch('a', 'b', before, after, '', '', { context: 0 });
  return hunks.map(({ oldStart, oldLines, newStart, newLines }) => ({
    // git names the line before an empty range, the library the one after it.
    baseStart: oldLines === 0 ? oldStart - 1 : oldStart,
    baseLines: oldLines,
    headStart: newLines === 0 ? newStart - 1 : newStart,
    headLines: newLines,
  }));
}
