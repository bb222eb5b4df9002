/** A text whose continued lines are joined, and where each of its characters was before. */
interface SplicedText {
  readonly text: string;
  /** The offset in the original. To be asked for in ascending order only. */
  originalOffset(offset: number): number;
}

/**
 * Joins the lines that end with a backslash. Blanks may stand between the backslash and the line's end: gcc and
 * clang both allow it, with a warning.
 */
export function spliceLines(source: string): SplicedText {
  const cuts: { readonly at: number; readonly removed: number }[] = [];
  let removed = 0;
  const text = source.replaceAll(/\\[ \t\f\v\r]*\n/g, (match: string, offset: number) => {
    const at = offset - removed;
    removed += match.length;
    cuts.push({ at, removed });
    return '';
  });
  let next = 0;
  let shift = 0;
  return {
    text,
    originalOffset(offset) {
      for (let cut = cuts[next]; cut !== undefined && cut.at <= offset; cut = cuts[next]) {
        shift = cut.removed;
        next += 1;
      }
      return offset + shift;
    },
  };
}
