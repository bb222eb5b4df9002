import { expect, test } from 'vitest';
import { allParsers } from './parsers/all-parsers.ts';
import { measure } from './parsers/growth.ts';
import { shapeName, textOf } from './parsers/shape.ts';

/** Characters. Long enough to see what takes the square of it; how all of them grow says `npm run eval -- linear`. */
const length = 8192;

/** Of the processor: what takes the square of its length takes longer. */
const mostSeconds = 1.5;

test.each((await allParsers()).map((parser) => [parser.name, parser] as const))(
  'texts made to take long do not: %s',
  (_, parser) => {
    for (const shape of parser.shapes) {
      const { seconds, overflows } = measure(
        parser,
        textOf(shape, Math.min(length, parser.longest ?? length)),
      );
      expect([shapeName(shape), overflows]).toEqual([shapeName(shape), false]);
      expect(seconds, shapeName(shape)).toBeLessThan(mostSeconds);
    }
  },
);
