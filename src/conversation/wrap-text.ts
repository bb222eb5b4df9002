import { withoutStyle } from '../review/terminal-style.ts';

/**
 * Breaks a text at spaces, so that no line is longer than the width unless a word is.
 * @param column where the text begins
 * @param indent of the lines after the first
 */
export function wrapText(
  text: string,
  width: number,
  column = 0,
  indent = 0,
): { readonly text: string; readonly column: number } {
  let at = column;
  let wrapped = '';
  for (const [index, word] of text.split(' ').entries()) {
    const length = withoutStyle(word).length;
    const space = index === 0 ? 0 : 1;
    const isTooLong = at + space + length > width && at > indent;
    wrapped += isTooLong ? `\n${' '.repeat(indent)}${word}` : `${' '.repeat(space)}${word}`;
    at = isTooLong ? indent + length : at + space + length;
  }
  return { text: wrapped, column: at };
}
