import { type CToken, closingBracket, cTokens, isName } from './c-tokens.ts';
import { type NamePrefix, namePrefix } from './name-prefix.ts';
import { type ChainStep, type PostfixChain, postfixChain } from './postfix-chain.ts';

/** One place of a line of C that goes through a pointer or an index. */
interface MemoryAccess {
  /** As written: `p->x`, `a[i]`, `*p`. */
  readonly text: string;
  /** What must point to a valid object: more than one for `a[i][j]`, where `a[i]` can be a pointer too. */
  readonly pointers: readonly string[];
  readonly indexes: readonly string[];
  readonly use: 'read' | 'written' | 'accessed';
}

interface LineAccesses {
  readonly accesses: readonly MemoryAccess[];
  /** False when the line may have more: in a call or a macro, after a cast, on the next line. */
  readonly complete: boolean;
}

/** Characters. Nobody writes longer ones, and brackets that are open all along them would take long. */
const longestLine = 2000;

/**
 * The memory accesses that a line of C shows. A reading aid and no parser: what it is not sure of makes the answer
 * incomplete, so that nobody is told about the wrong pointer.
 */
export function memoryAccesses(line: string): LineAccesses {
  if (line.length > longestLine) return { accesses: [], complete: false };
  const tokens = cTokens(line);
  const textOf = (first: number, last: number) => line.slice(tokens[first]?.start, tokens[last]?.end);
  const accesses: MemoryAccess[] = [];
  let complete = isWhole(tokens) && !hasDoubt(tokens);
  for (let index = 0; index < tokens.length; index++) {
    const previous = tokens[index - 1]?.text;
    if (tokens[index]?.text === 'sizeof') {
      index = endOfOperand(tokens, index);
    } else if (isName(tokens[index]?.text) && previous !== '.' && previous !== '->') {
      const chain = postfixChain(tokens, index);
      const prefix = namePrefix(tokens, index);
      complete &&= !chain.hasCall;
      if (!prefix.isDeclared) accesses.push(...chainAccesses(tokens, chain, prefix, textOf));
    }
  }
  return { accesses, complete };
}

type TextOf = (first: number, last: number) => string;

function chainAccesses(
  tokens: readonly CToken[],
  { first, last, steps }: PostfixChain,
  { stars, before }: NamePrefix,
  textOf: TextOf,
): readonly MemoryAccess[] {
  const after = tokens[last + 1]?.text;
  const increment = stars > 0 && (after === '++' || after === '--') ? after : '';
  const use = useOf(increment === '' ? after : tokens[last + 2]?.text, before);
  const groups = rowsTogether(steps);
  const accesses = groups.map((group, index): MemoryAccess => {
    const isLast = index === groups.length - 1 && stars === 0;
    return {
      text: textOf(first, group.at(-1)?.end ?? last),
      pointers: group.map(({ operandEnd }) => textOf(first, operandEnd)),
      indexes: group.flatMap(({ index: range }) => (range === null ? [] : [textOf(...range)])),
      use: isLast ? use : 'read',
    };
  });
  // `&a[i]` computes an address and touches nothing.
  if (before === '&' && stars === 0) return accesses.slice(0, -1);
  if (stars === 0) return accesses;
  const operand = textOf(first, last);
  const pointers = Array.from({ length: stars }, (_, star) => `${'*'.repeat(star)}${operand}`);
  return [...accesses, { text: `${'*'.repeat(stars)}${operand}${increment}`, pointers, indexes: [], use }];
}

/** `a[i][j]` is one access where `a` is an array of arrays, and its rows are not worth telling apart. */
function rowsTogether(steps: readonly ChainStep[]): readonly (readonly ChainStep[])[] {
  const groups: ChainStep[][] = [];
  for (const step of steps) {
    const previous = groups.at(-1);
    const isRow =
      step.index !== null && previous?.at(-1)?.index != null && previous.at(-1)?.end === step.operandEnd;
    if (isRow) previous.push(step);
    else groups.push([step]);
  }
  return groups;
}

function useOf(after: string | undefined, before: string | null): MemoryAccess['use'] {
  if (after === '=') return 'written';
  const changes = after !== undefined && /^(?:\+\+|--|(?:<<|>>|[-+*/%&|^])=)$/.test(after);
  return changes || before === '++' || before === '--' ? 'accessed' : 'read';
}

/** After `)`, a star can be a product or the dereference of a cast; and `(...)->x` can hide what it goes through. */
function hasDoubt(tokens: readonly CToken[]): boolean {
  return tokens.some(({ text }, index) => {
    const next = tokens[index + 1]?.text ?? '';
    if (text === ')') return ['*', '&', '->', '.', '[', '('].includes(next);
    return text === '*' && ['(', '++', '--'].includes(next);
  });
}

/** Whether the statement, or the head of a control statement, begins and ends on this line. */
function isWhole(tokens: readonly CToken[]): boolean {
  const count = (wanted: string) => tokens.filter(({ text }) => text === wanted).length;
  const end = tokens.at(-1)?.text ?? '';
  const isHead = end === ')' && /^(?:if|while|for|switch|else|\})$/.test(tokens[0]?.text ?? '');
  return count('(') === count(')') && count('[') === count(']') && ([';', '{', '}'].includes(end) || isHead);
}

/** The last token of what `sizeof` measures and does not evaluate. */
function endOfOperand(tokens: readonly CToken[], index: number): number {
  if (tokens[index + 1]?.text === '(') return closingBracket(tokens, index + 1) ?? tokens.length;
  let name = index + 1;
  while (tokens[name]?.text === '*') name++;
  return postfixChain(tokens, name).last;
}
