import type { Node } from 'web-tree-sitter';

/** A change of one or two lines that brings a bug in, where the place is one that matters. */
export interface Mutation {
  readonly operator: string;
  /** Offsets in the source's text. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Operator {
  readonly name: string;
  mutate(node: Node): readonly Omit<Mutation, 'operator'>[];
}

/** What goes wrong in pull requests: checks that go missing, bounds by one, sizes, lifetimes, uninitialised locals. */
const operators: readonly Operator[] = [
  { name: 'drop the check', mutate: dropCheck },
  { name: 'drop a clause of the check', mutate: dropClause },
  { name: 'off by one in a comparison', mutate: offByOne },
  { name: 'index by one more', mutate: indexByOne },
  { name: 'allocate one less', mutate: allocateLess },
  { name: 'copy one more', mutate: copyMore },
  { name: 'size of the wrong thing', mutate: wrongSize },
  { name: 'drop the free', mutate: dropFree },
  { name: 'free twice', mutate: freeTwice },
  { name: 'drop the initial value', mutate: dropInitialValue },
];

/** All mutations of a function's body, in the order of the text. */
export function mutationsOf(body: Node): readonly Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: Node) => {
    for (const { name, mutate } of operators) {
      for (const one of mutate(node)) found.push({ operator: name, ...one });
    }
    for (const child of node.namedChildren) if (child !== null) visit(child);
  };
  visit(body);
  return found;
}

/** What keeps memory safe: comparisons with NULL and with bounds. */
const pointerCheck = /NULL|^\(?!\s*[a-z_>\-.*]+\)?$/i;
const boundCheck = /(^|[^<>-])[<>]=?($|[^<>])/;

/** `if (x == NULL) return 0;` without an else: its condition never holds. */
function dropCheck(node: Node) {
  if (node.type !== 'if_statement' || node.childForFieldName('alternative') !== null) return [];
  const condition = node.childForFieldName('condition');
  const body = node.childForFieldName('consequence');
  if (condition === null || body === null || !leaves(body)) return [];
  if (!isCheck(condition)) return [];
  if (/\|\||&&/.test(condition.text)) return [];
  return [{ start: node.startIndex, end: node.endIndex, replacement: blank(node.text) }];
}

/** `if (a == NULL || i >= n)` -> `if (i >= n)`, and `while (p && i < n)` -> `while (p)`. */
function dropClause(node: Node) {
  if (node.type !== 'binary_expression') return [];
  const operator = node.childForFieldName('operator')?.type;
  if (operator !== '||' && operator !== '&&') return [];
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  if (left === null || right === null || !isInCondition(node)) return [];
  return [
    ...(isCheck(left) ? [{ start: node.startIndex, end: node.endIndex, replacement: right.text }] : []),
    ...(isCheck(right) ? [{ start: node.startIndex, end: node.endIndex, replacement: left.text }] : []),
  ];
}

function isCheck({ text }: Node): boolean {
  return !/\|\||&&/.test(text) && (boundCheck.test(text) || pointerCheck.test(text));
}

const nextComparison: Record<string, string> = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' };

function offByOne(node: Node) {
  if (node.type !== 'binary_expression' || !isInCondition(node)) return [];
  const operator = node.childForFieldName('operator');
  const other = operator === null ? undefined : nextComparison[operator.type];
  if (operator === null || other === undefined) return [];
  return [{ start: operator.startIndex, end: operator.endIndex, replacement: other }];
}

function indexByOne(node: Node) {
  if (node.type !== 'subscript_expression') return [];
  const index = node.childForFieldName('index');
  if (index === null || index.type === 'number_literal' || /\+\+|--|=/.test(index.text)) return [];
  return [{ start: index.startIndex, end: index.endIndex, replacement: `${index.text} + 1` }];
}

const allocators = /alloc|_new|makespace|makeroom/i;

/** `malloc(n + 1)` -> `malloc(n)`. */
function allocateLess(node: Node) {
  if (node.type !== 'call_expression' || !allocators.test(callee(node))) return [];
  return argumentsOf(node).flatMap((argument) => {
    const sum = /^(.*\S)\s*\+\s*(1|2|sizeof\s*\(\s*""\s*\))$/s.exec(argument.text);
    if (sum?.[1] === undefined) return [];
    return [{ start: argument.startIndex, end: argument.endIndex, replacement: sum[1] }];
  });
}

const copies = /^(memcpy|memmove|memset|strncpy|memcmp|strncmp)$/;

function copyMore(node: Node) {
  if (node.type !== 'call_expression' || !copies.test(callee(node))) return [];
  const length = argumentsOf(node)[2];
  if (length === undefined) return [];
  return [{ start: length.startIndex, end: length.endIndex, replacement: `${length.text} + 1` }];
}

/** `sizeof(type)` and `sizeof(*p)` -> the size of a pointer, of `char` where it was one. */
function wrongSize(node: Node) {
  if (node.type !== 'sizeof_expression') return [];
  const inner = node.text.replace(/^sizeof\s*/, '');
  if (/""|"/.test(inner)) return [];
  const replacement = /\*\s*\)$/.test(inner) ? 'sizeof(char)' : 'sizeof(void *)';
  return [{ start: node.startIndex, end: node.endIndex, replacement }];
}

const frees = /free$|(^|_)delete$/i;

function dropFree(node: Node) {
  const call = freeCall(node);
  return call === null ? [] : [{ start: node.startIndex, end: node.endIndex, replacement: ';' }];
}

function freeTwice(node: Node) {
  const call = freeCall(node);
  if (call === null) return [];
  return [{ start: node.startIndex, end: node.endIndex, replacement: `{ ${node.text} ${node.text} }` }];
}

function freeCall(node: Node): Node | null {
  if (node.type !== 'expression_statement') return null;
  const call = node.namedChildren[0];
  return call?.type === 'call_expression' && frees.test(callee(call)) ? call : null;
}

const uninitialisable = /^(0|1|-1|NULL|false|true|'\\0'|\{\s*0.*\})$/s;

/** `size_t i = 0;` -> `size_t i;`. */
function dropInitialValue(node: Node) {
  if (node.type !== 'init_declarator' || /static|const/.test(node.parent?.text.split('=')[0] ?? ''))
    return [];
  const [declarator, value] = [node.childForFieldName('declarator'), node.childForFieldName('value')];
  if (declarator === null || value === null || !uninitialisable.test(value.text)) return [];
  return [{ start: node.startIndex, end: node.endIndex, replacement: declarator.text }];
}

function callee(call: Node): string {
  return call.childForFieldName('function')?.text ?? '';
}

function argumentsOf(call: Node): readonly Node[] {
  const list = call.childForFieldName('arguments')?.namedChildren ?? [];
  return list.filter((one): one is Node => one !== null && one.type !== 'comment');
}

/** Whether a statement ends the function or the loop on all of its ways, as far as its last statement says. */
function leaves(statement: Node): boolean {
  const last = statement.type === 'compound_statement' ? statement.namedChildren.at(-1) : statement;
  return last != null && /^(return|goto|break|continue)_statement$/.test(last.type);
}

function isInCondition(node: Node): boolean {
  for (let one: Node | null = node; one !== null; one = one.parent) {
    const parent: Node | null = one.parent;
    if (parent === null || /_statement$/.test(one.type) || one.type === 'compound_statement') return false;
    const condition = parent.childForFieldName('condition');
    if (condition !== null && condition.id === one.id) return true;
  }
  return false;
}

/** The same number of lines, so that findings keep their places. */
function blank(text: string): string {
  return `;${'\n'.repeat(text.split('\n').length - 1)}`;
}
