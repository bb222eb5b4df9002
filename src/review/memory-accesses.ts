import { type CToken, closingBracket, cTokens, isName } from './c-tokens.ts';

/** One place of a line of C that goes through a pointer or an index. */
export interface MemoryAccess {
  /** As written: `p->x`, `a[i]`, `*p`. */
  readonly text: string;
  /** What must point to a valid object: more than one for `a[i][j]`, where `a[i]` can be a pointer too. */
  readonly pointers: readonly string[];
  readonly indexes: readonly string[];
  readonly use: 'read' | 'written' | 'accessed';
}

export interface LineAccesses {
  readonly accesses: readonly MemoryAccess[];
  /** False when the line may have more: in a call or a macro, after a cast, on the next line. */
  readonly complete: boolean;
}

/**
 * The memory accesses that a line of C shows. A reading aid and no parser: what it is not sure of makes the answer
 * incomplete, so that nobody is told about the wrong pointer.
 */
export function memoryAccesses(line: string): LineAccesses {
  const tokens = cTokens(line);
  const accesses: MemoryAccess[] = [];
  let complete = isWhole(tokens) && !hasDoubt(tokens);
  for (let index = 0; index < tokens.length; index++) {
    if (tokens[index]?.text === 'sizeof') {
      index = skipOperand(tokens, index);
    } else if (isChainStart(tokens, index)) {
      const chain = readChain(line, tokens, index);
      complete &&= !chain.calls;
      accesses.push(...chain.accesses);
    }
  }
  return { accesses, complete };
}

interface Chain {
  readonly accesses: readonly MemoryAccess[];
  readonly calls: boolean;
}

/** Reads a name with what follows it (`[i]`, `.x`, `->x`, a call) and the stars in front of it. */
function readChain(line: string, tokens: readonly CToken[], first: number): Chain {
  const steps: { pointer: string; index: string | null }[][] = [];
  const ends: number[] = [];
  const slice = (from: number, to: number) => line.slice(tokens[from]?.start, tokens[to]?.end);
  let calls = false;
  let last = first;
  for (;;) {
    const next = tokens[last + 1]?.text;
    const close = next === '[' || next === '(' ? closingBracket(tokens, last + 1) : null;
    if (next === '[' && close !== null) {
      const step = { pointer: slice(first, last), index: slice(last + 2, close - 1) };
      // `a[i][j]` is one access where `a` is an array of arrays, and its rows are not worth telling apart.
      if (tokens[last]?.text === ']') steps.at(-1)?.push(step);
      else steps.push([step]);
      last = close;
    } else if (next === '(' && close !== null) {
      calls = true;
      last = close;
    } else if (next === '->' && isName(tokens[last + 2]?.text)) {
      steps.push([{ pointer: slice(first, last), index: null }]);
      last += 2;
    } else if (next === '.' && isName(tokens[last + 2]?.text)) {
      last += 2;
    } else break;
    if (steps.length > 0) ends[steps.length - 1] = last;
  }
  const before = prefixOf(tokens, first);
  if (before.isDeclared) return { accesses: [], calls };
  const after = tokens[last + 1]?.text;
  const increments = after === '++' || after === '--';
  const use = useOf(increments && before.stars > 0 ? tokens[last + 2]?.text : after, before.operator);
  const accesses: MemoryAccess[] = steps.map((group, index) => ({
    text: slice(first, ends[index] ?? last),
    pointers: group.map(({ pointer }) => pointer),
    indexes: group.flatMap(({ index: text }) => (text === null ? [] : [text])),
    use: index === steps.length - 1 && before.stars === 0 ? use : 'read',
  }));
  // `&a[i]` computes an address and touches nothing.
  if (before.operator === '&' && before.stars === 0) accesses.pop();
  if (before.stars > 0) {
    const inner = slice(first, last);
    const pointers = Array.from({ length: before.stars }, (_, star) => '*'.repeat(star) + inner);
    const text = `${'*'.repeat(before.stars)}${inner}${increments ? after : ''}`;
    accesses.push({ text, pointers, indexes: [], use });
  }
  return { accesses, calls };
}

function useOf(after: string | undefined, before: string | null): MemoryAccess['use'] {
  if (after === '=') return 'written';
  const changes = after !== undefined && /^(?:\+\+|--|(?:<<|>>|[-+*/%&|^])=)$/.test(after);
  return changes || before === '++' || before === '--' ? 'accessed' : 'read';
}

/** What stands in front of a name: dereferencing stars, another unary operator, or a type that declares it. */
function prefixOf(tokens: readonly CToken[], first: number) {
  let start = first;
  while (tokens[start - 1]?.text === '*') start--;
  const stars = first - start;
  const previous = tokens[start - 1]?.text;
  // Only `type *name` and `type name` put a name in front; `a * name` is told apart by what comes before `a`.
  if (isName(previous))
    return { stars: 0, operator: null, isDeclared: stars === 0 || startsLine(tokens, start - 1) };
  const isOperand = previous !== undefined && /^(?:[\])]|\d.*|["'].*)$/.test(previous);
  if (isOperand) return { stars: Math.max(0, stars - 1), operator: null, isDeclared: false };
  return { stars, operator: previous ?? null, isDeclared: previous === ',' && stars > 0 && declares(tokens) };
}

function startsLine(tokens: readonly CToken[], name: number): boolean {
  let index = name;
  while (isName(tokens[index]?.text)) index--;
  return index < 0 || ['(', ';', '{', '}', ':'].includes(tokens[index]?.text ?? '');
}

function declares(tokens: readonly CToken[]): boolean {
  return isName(tokens[0]?.text) && /^(?:\*|[A-Za-z_]\w*)$/.test(tokens[1]?.text ?? '');
}

function isChainStart(tokens: readonly CToken[], index: number): boolean {
  const previous = tokens[index - 1]?.text;
  return isName(tokens[index]?.text) && previous !== '.' && previous !== '->';
}

/** After `)`, a star can be a product or the dereference of a cast; and `(...)->x` can hide what it goes through. */
function hasDoubt(tokens: readonly CToken[]): boolean {
  return tokens.some(({ text }, index) => {
    const next = tokens[index + 1]?.text;
    if (text === ')') return ['*', '&', '->', '.', '[', '('].includes(next ?? '');
    return text === '*' && (next === '(' || next === '++' || next === '--');
  });
}

/** Whether the statement, or the head of a control statement, begins and ends on this line. */
function isWhole(tokens: readonly CToken[]): boolean {
  const ofKind = (kind: string) => tokens.filter(({ text }) => text === kind).length;
  const end = tokens.at(-1)?.text;
  const isHead = end === ')' && /^(?:if|while|for|switch|else|\})$/.test(tokens[0]?.text ?? '');
  return (
    ofKind('(') === ofKind(')') &&
    ofKind('[') === ofKind(']') &&
    (end === ';' || end === '{' || end === '}' || isHead)
  );
}

/** `sizeof` does not evaluate its operand. */
function skipOperand(tokens: readonly CToken[], index: number): number {
  if (tokens[index + 1]?.text === '(') return closingBracket(tokens, index + 1) ?? tokens.length;
  let last = index + 1;
  while (/^(?:\*|->|\.)$/.test(tokens[last]?.text ?? '') || /^(?:->|\.)$/.test(tokens[last + 1]?.text ?? ''))
    last++;
  return last;
}
