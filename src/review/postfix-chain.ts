import { type CToken, closingBracket, isName } from './c-tokens.ts';

/** A step of a chain that goes through memory: `[index]` or `->member`. */
export interface ChainStep {
  /** The last token of what it is applied to. */
  readonly operandEnd: number;
  /** The first and last token of the index; null for `->member`. */
  readonly index: readonly [first: number, last: number] | null;
  /** The last token of the step, with the `.member`s that follow. */
  readonly end: number;
}

/** A name with what follows it: `a[i]`, `p->x.y`, `f(x)->z`. Numbers are those of tokens. */
export interface PostfixChain {
  readonly first: number;
  readonly last: number;
  readonly steps: readonly ChainStep[];
  readonly hasCall: boolean;
}

export function postfixChain(tokens: readonly CToken[], first: number): PostfixChain {
  const steps: ChainStep[] = [];
  let hasCall = false;
  let last = first;
  for (;;) {
    const next = tokens[last + 1]?.text;
    const isMember = (next === '->' || next === '.') && isName(tokens[last + 2]?.text);
    const close = next === '[' || next === '(' ? closingBracket(tokens, last + 1) : null;
    if (close === null && !isMember) return { first, last, steps, hasCall };
    const end = close ?? last + 2;
    if (next === '[') steps.push({ operandEnd: last, index: [last + 2, end - 1], end });
    else if (next === '->') steps.push({ operandEnd: last, index: null, end });
    else extendLast(steps, end);
    hasCall ||= next === '(';
    last = end;
  }
}

function extendLast(steps: ChainStep[], end: number): void {
  const step = steps.pop();
  if (step !== undefined) steps.push({ ...step, end });
}
