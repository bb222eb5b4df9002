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
