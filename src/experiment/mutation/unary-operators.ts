import { type CNode, fieldOf, unwrapped } from '../../project/c-node.ts';
import { type Change, type MutationOperator, replaced } from './operator.ts';

const removed = [
  ['remove_negation', '!'],
  ['minus_to_noop', '-'],
  ['bitwise_not_to_noop', '~'],
] as const;

const steps = [
  ['pre_inc_to_pre_dec', 'before', '++', '--'],
  ['pre_dec_to_pre_inc', 'before', '--', '++'],
  ['post_inc_to_post_dec', 'behind', '++', '--'],
  ['post_dec_to_post_inc', 'behind', '--', '++'],
] as const;

export const unaryOperators: readonly MutationOperator[] = [
  ...removed.map(([name, sign]) => ({ name, mutate: (node: CNode) => withoutSign(node, sign) })),
  ...steps.map(([name, place, from, to]) => ({
    name,
    mutate: (node: CNode) => otherStep(node, place, from, to),
  })),
];

function withoutSign(node: CNode, sign: string): Change | null {
  if (node.type !== 'unary_expression') return null;
  const [operator, argument] = [fieldOf(node, 'operator'), fieldOf(node, 'argument')];
  if (operator?.text !== sign || argument === null) return null;
  // A negative number, and a mask of ones, are constants.
  if (sign !== '!' && unwrapped(argument).type === 'number_literal') return null;
  return replaced(operator, ' '.repeat(sign.length));
}

function otherStep(node: CNode, place: 'before' | 'behind', from: string, to: string): Change | null {
  if (node.type !== 'update_expression') return null;
  const [operator, argument] = [fieldOf(node, 'operator'), fieldOf(node, 'argument')];
  if (operator?.text !== from || argument === null) return null;
  const isBefore = operator.start < argument.start;
  return isBefore === (place === 'before') ? replaced(operator, to) : null;
}
