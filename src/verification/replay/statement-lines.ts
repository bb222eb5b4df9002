const startsAnew = /[;{}:]\s*$|^\s*$|^\s*#/;

/**
 * First and last line (1-based) of the statement that a line is part of: compilers and ESBMC name different lines of
 * one that is written over several. Read from the text alone.
 */
export function statementLines(
  lines: readonly string[],
  line: number,
): { readonly first: number; readonly last: number } {
  const plain = (at: number) =>
    (lines[at - 1] ?? '').replace(/\/\*.*?\*\/|\/\/.*$/g, '').replace(/"(?:[^"\\]|\\.)*"/g, '""');
  let first = line;
  while (first > 1 && line - first < farthest && !startsAnew.test(plain(first - 1))) first -= 1;
  let last = line;
  while (last < lines.length && last - line < farthest && !/[;{}]/.test(plain(last))) last += 1;
  return { first, last };
}

const farthest = 20;
