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
  const all = rangeOf(tokens);
  const conditionsOn = conditionsIn(directives);
  return {
    all,
    visible: rangeOf(visible),
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

function continues(token: CToken | undefined): boolean {
  if (token === undefined || token.directive !== null) return false;
  return token.text !== ';' && token.text !== '}' && token.text !== '{';
}
