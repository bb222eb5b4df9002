import { expect, test } from 'vitest';
import { occurrences } from '../../../src/repair/reply/occurrences.ts';

const plainly = (wanted: readonly string[], lines: readonly string[]) =>
  lines.flatMap((_, at) => (wanted.every((line, index) => lines[at + index] === line) ? [at] : []));

test('lines are found wherever they stand, overlapping ones too', () => {
  expect(occurrences(['a', 'a'], ['a', 'a', 'a', 'b', 'a', 'a'])).toEqual([0, 1, 4]);
  expect(occurrences(['a'], [])).toEqual([]);
  expect(occurrences([], ['a'])).toEqual([]);
  // All texts of two letters, up to six lines, against the obvious way.
  const texts = Array.from({ length: 126 }, (_, index) => [...(index + 2).toString(2).slice(1)]);
  for (const wanted of texts.filter(({ length }) => length < 5))
    for (const lines of texts) expect(occurrences(wanted, lines)).toEqual(plainly(wanted, lines));
});
