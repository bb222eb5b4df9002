/** The spaces that a line starts with; other blanks are not kept. */
export function indentOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? '';
}
