import { expect, test } from 'vitest';
import { editSize } from '../../src/repair/edit-size.ts';

const size = (before: string, after: string) => editSize({ edits: [{ file: 'a.c', before, after }] });

test('an edit is as large as what is new or gone', () => {
  expect(size('a;\ni <= n;\nb;\n', 'a;\ni < n;\nb;\n')).toEqual({ lines: 1, characters: 1 });
  expect(size('a;\nb;\n', 'a;\n')).toEqual({ lines: 1, characters: 3 });
  expect(size('a;\n', 'a;\n')).toEqual({ lines: 0, characters: 0 });
});

test('what is very different takes no time to compare, and is large', () => {
  const numbers = (from: number) =>
    Array.from({ length: 20_000 }, (_, index) => `v${from + index};\n`).join('');
  const startedAt = performance.now();
  expect(size(numbers(0), numbers(100_000)).lines).toBeGreaterThanOrEqual(2000);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
