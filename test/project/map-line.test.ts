import { expect, test } from 'vitest';
import { baseLineOf } from '../../src/project/map-line.ts';

const hunks = [
  { baseStart: 3, baseLines: 0, headStart: 4, headLines: 2 },
  { baseStart: 10, baseLines: 3, headStart: 11, headLines: 0 },
  { baseStart: 20, baseLines: 1, headStart: 19, headLines: 1 },
];

test.each([
  [1, 1],
  [3, 3],
  [4, null],
  [5, null],
  [6, 4],
  [11, 9],
  [12, 13],
  [18, 19],
  [19, null],
  [20, 21],
])('line %i of head was line %s of the base', (head, base) => {
  expect(baseLineOf(head, hunks)).toBe(base);
});
