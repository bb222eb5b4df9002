import type { Hunk } from './repository.ts';

/** The base's line for a line of head that the change left alone; null for one that the change wrote. */
export function baseLineOf(headLine: number, hunks: readonly Hunk[]): number | null {
  let shift = 0;
  for (const hunk of hunks) {
    // A hunk that only deletes stands after its start line (git's convention for empty ranges).
    const start = hunk.headLines === 0 ? hunk.headStart + 1 : hunk.headStart;
    if (headLine < start) break;
    if (headLine < start + hunk.headLines) return null;
    shift += hunk.baseLines - hunk.headLines;
  }
  return headLine + shift;
}

/** Where a line of the base is at head; of one that the change replaced, the first line in its place. */
export function headLineOf(baseLine: number, hunks: readonly Hunk[]): number {
  let shift = 0;
  for (const { baseStart, baseLines, headStart, headLines } of hunks) {
    const start = baseLines === 0 ? baseStart + 1 : baseStart;
    if (baseLine < start) break;
    if (baseLine < start + baseLines) return Math.max(1, headStart);
    shift += headLines - baseLines;
  }
  return baseLine + shift;
}
