/** Values and texts of a program can be of any length. */
const longest = 300;

/** A text as one line without anything that moves a cursor or hides; what is too long is cut. */
export function plainLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd();
  return line.length > longest ? `${line.slice(0, longest)}...` : line;
}

/** Several lines, as a compiler writes them; the first ones where there are many. */
export function plainLines(text: string, most: number): string {
  const lines = text.split(/\r?\n/).map(plainLine);
  return lines.slice(0, most).join('\n');
}
