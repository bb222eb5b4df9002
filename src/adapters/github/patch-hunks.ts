/** An inclusive 1-based range of lines on the side of the head. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The lines of the head that each hunk of a file's `patch` shows, context included; null without a patch (too large,
 * binary, pure rename). Lines are counted and not taken from the header, so that a patch that was cut off promises no
 * more than it shows.
 */
export function patchHunks(patch: string | undefined): readonly LineRange[] | null {
  if (patch === undefined) return null;
  const hunks: { start: number; lines: number }[] = [];
  for (const line of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)?.[1];
    const hunk = hunks.at(-1);
    if (start !== undefined) hunks.push({ start: Number(start), lines: 0 });
    else if (hunk !== undefined && (line.startsWith(' ') || line.startsWith('+'))) hunk.lines++;
  }
  return hunks
    .filter(({ lines }) => lines > 0)
    .map(({ start, lines }) => ({ start, end: start + lines - 1 }));
}
