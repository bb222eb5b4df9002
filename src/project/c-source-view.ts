import { conditionsIn } from './c-conditions.ts';
import type { CDirective } from './c-directive.ts';
import type { CText } from './c-file.ts';
import { mentionsOf, rangeOf, spellingOf, type TokenRange } from './c-text.ts';
import type { CToken } from './c-token.ts';

/** A source as the readers of its syntax tree look at it. */
export interface SourceView {
  /** All tokens, those of directives and dead branches too. */
  readonly all: TokenRange;
  /** The tokens that the syntax tree is made of. */
  readonly visible: TokenRange;
  /** What a run of tokens says, whatever its layout. */
  textOf(tokens: readonly CToken[]): CText;
  /** Where a declaration starts with the macros before it, which are not in the tree. */
  extendedStart(offset: number): number;
}

/** Of macros before a declaration. More are none: nobody writes them, and each of them would be read again and again. */
const mostTokensBefore = 200;

export function viewOf(
  tokens: readonly CToken[],
  visible: readonly CToken[],
  directives: readonly CDirective[],
): SourceView {
  const spend = allowance(tokens.length);
  const all = rangeOf(tokens, spend);
  const conditionsOn = conditionsIn(directives);
  return {
    all,
    visible: rangeOf(visible, spend),
    textOf(run) {
      const lines = { start: run[0]?.line ?? 0, end: run.at(-1)?.line ?? 0 };
      const conditions = conditionsOn(lines.start);
      return { lines, tokens: spellingOf(run), mentions: mentionsOf(run), conditions };
    },
    extendedStart(offset) {
      let index = all.indexAt(offset);
      const first = Math.max(0, index - mostTokensBefore);
      while (index > first && continues(tokens[index - 1])) index -= 1;
      return tokens[index]?.start ?? offset;
    },
  };
}

/** A file that was made to be read again and again: braces that stay open, functions inside of functions. */
export class TooEntangled extends Error {}

/** How often each token may be read. Nested code is read once for each level, and people write no hundred of them. */
const mostReadings = 100;

/** Small files may have each of their tokens nested in all others. */
const alwaysAllowed = 1_000_000;

/** Counts tokens that are read, and throws TooEntangled when they are too many for a file of that size. */
function allowance(tokens: number): (count: number) => void {
  let left = mostReadings * tokens + alwaysAllowed;
  return (count) => {
    left -= count;
    if (left < 0) throw new TooEntangled('too entangled to be read');
  };
}

function continues(token: CToken | undefined): boolean {
  if (token === undefined || token.directive !== null) return false;
  return token.text !== ';' && token.text !== '}' && token.text !== '{';
}
