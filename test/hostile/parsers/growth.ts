import { type Parser, type Shape, shapeName, textOf } from './shape.ts';

/** How the time of a parser grows with one kind of text. */
export interface Growth {
  readonly shape: string;
  /** By which the time grows when the text doubles: 2 is linear, 4 is square. Null where it is too quick to tell. */
  readonly ratio: number | null;
  /** Of the processor, for the longest text that was tried. */
  readonly seconds: number;
  /** Characters of that text. */
  readonly length: number;
  /** Whether it ran out of stack instead of answering. */
  readonly overflows: boolean;
}

/** Characters of the first text. */
const shortest = 256;
/** As long as a source may be. */
const longest = 4 * 1024 * 1024;

/**
 * Lengthens the text until the time tells something, and compares with a quarter of it. What seems to grow too fast is
 * looked at again with longer texts, where the collector of garbage and the compiler of the runtime count less.
 */
export function growthOf(parser: Parser, shape: Shape | string): Growth {
  const quick = growthUpTo(parser, shape, 0.08, 1);
  return (quick.ratio ?? 0) > 2.7 ? growthUpTo(parser, shape, 0.5, 2) : quick;
}

function growthUpTo(parser: Parser, shape: Shape | string, telling: number, tries: number): Growth {
  const most = parser.longest ?? longest;
  let length = Math.min(shortest, most);
  let before: number | null = null;
  for (;;) {
    const text = textOf(shape, length);
    const measured = Array.from({ length: tries }, () => measure(parser, text));
    const seconds = Math.min(...measured.map((one) => one.seconds));
    const overflows = measured.some((one) => one.overflows);
    if (seconds >= telling || length * 4 > most || overflows) {
      const tells = seconds >= telling && before !== null;
      const ratio = tells ? Math.sqrt(seconds / Math.max(before ?? 0, 1e-4)) : null;
      return { shape: shapeName(shape), ratio, seconds, length, overflows };
    }
    before = seconds;
    length *= 4;
  }
}

/** A refusal is an answer; an overflow of the stack is none. */
export function measure(
  parser: Parser,
  text: string,
): { readonly seconds: number; readonly overflows: boolean } {
  const start = process.cpuUsage();
  let overflows = false;
  try {
    parser.parse(text);
  } catch (error) {
    overflows = error instanceof RangeError && error.message.includes('call stack');
  }
  const { user, system } = process.cpuUsage(start);
  return { seconds: (user + system) / 1e6, overflows };
}
