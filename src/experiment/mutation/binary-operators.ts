import { type CNode, fieldOf } from '../../project/c-node.ts';
import { type Change, type MutationOperator, replaced } from './operator.ts';

/** Mull's name, the operator in the source, and what takes its place. */
const swaps = [
  ['add_to_sub', '+', '-'],
  ['sub_to_add', '-', '+'],
  ['mul_to_div', '*', '/'],
  ['div_to_mul', '/', '*'],
  ['rem_to_div', '%', '/'],
  ['and_to_or', '&', '|'],
  ['or_to_and', '|', '&'],
  ['xor_to_or', '^', '|'],
  ['lshift_to_rshift', '<<', '>>'],
  ['rshift_to_lshift', '>>', '<<'],
  ['eq_to_ne', '==', '!='],
  ['ne_to_eq', '!=', '=='],
  ['ge_to_gt', '>=', '>'],
  ['ge_to_lt', '>=', '<'],
  ['gt_to_ge', '>', '>='],
  ['gt_to_le', '>', '<='],
  ['le_to_gt', '<=', '>'],
  ['le_to_lt', '<=', '<'],
  ['lt_to_ge', '<', '>='],
  ['lt_to_le', '<', '<='],
  ['logical_and_to_or', '&&', '||'],
  ['logical_or_to_and', '||', '&&'],
] as const;

/** Their precedence is not that of what takes their place. */
const regrouping = new Set<string>(['&', '|', '^', '&&', '||']);

export const binaryOperators: readonly MutationOperator[] = swaps.map(([name, from, to]) => ({
  name,
  mutate: (node) => (node.type === 'binary_expression' ? swap(node, from, to) : null),
}));

function swap(node: CNode, from: string, to: string): Change | null {
  const [sign, left, right] = ['operator', 'left', 'right'].map((name) => fieldOf(node, name));
  if (sign?.text !== from || left == null || right == null) return null;
  // What the compiler computes is no instruction that could be mutated.
  if (isLiteral(left) && isLiteral(right)) return null;
  const isGrouped = regrouping.has(from) && node.parent?.type === 'binary_expression';
  if (!isGrouped) return replaced(sign, to);
  const { start, end } = sign;
  const text = node.text.slice(0, start - node.start) + to + node.text.slice(end - node.start);
  return replaced(node, `(${text})`, sign);
}

function isLiteral({ type }: CNode): boolean {
  return type === 'number_literal' || type === 'char_literal';
}
