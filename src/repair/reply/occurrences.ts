/**
 * Where the lines stand in others, as indices of the first one; they may overlap. In linear time (Knuth, Morris and
 * Pratt), whatever repeats itself in a reply.
 */
export function occurrences(wanted: readonly string[], lines: readonly string[]): readonly number[] {
  if (wanted.length === 0) return [];
  const borders = bordersOf(wanted);
  const found: number[] = [];
  let matched = 0;
  for (const [at, line] of lines.entries()) {
    while (matched > 0 && wanted[matched] !== line) matched = borders[matched - 1] ?? 0;
    if (wanted[matched] === line) matched += 1;
    if (matched === wanted.length) {
      found.push(at - matched + 1);
      matched = borders[matched - 1] ?? 0;
    }
  }
  return found;
}

/** For each beginning of the lines: how long a beginning it ends with, itself left out. */
function bordersOf(wanted: readonly string[]): readonly number[] {
  const borders = [0];
  let length = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (length > 0 && wanted[length] !== wanted[at]) length = borders[length - 1] ?? 0;
    if (wanted[length] === wanted[at]) length += 1;
    borders.push(length);
  }
  return borders;
}
