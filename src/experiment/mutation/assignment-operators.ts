import { fieldOf } from '../../project/c-node.ts';
import { isScalar } from './c-types.ts';
import { type MutationOperator, replaced } from './operator.ts';

const swaps = [
  ['add_assign_to_sub_assign', '+=', '-='],
  ['sub_assign_to_add_assign', '-=', '+='],
  ['mul_assign_to_div_assign', '*=', '/='],
  ['div_assign_to_mul_assign', '/=', '*='],
  ['rem_assign_to_div_assign', '%=', '/='],
  ['and_assign_to_or_assign', '&=', '|='],
  ['or_assign_to_and_assign', '|=', '&='],
  ['xor_assign_to_or_assign', '^=', '|='],
  ['lshift_assign_to_rshift_assign', '<<=', '>>='],
  ['rshift_assign_to_lshift_assign', '>>=', '<<='],
] as const;

/** What Mull writes in the place of a value. */
const constant = '42';

const swapped: readonly MutationOperator[] = swaps.map(([name, from, to]) => ({
  name,
  mutate: (node) => {
    const sign = node.type === 'assignment_expression' ? fieldOf(node, 'operator') : null;
    return sign?.text === from ? replaced(sign, to) : null;
  },
}));

/** `a = b` -> `a = 42`, for numbers. */
const assignConst: MutationOperator = {
  name: 'assign_const',
  mutate: (node, types) => {
    if (node.type !== 'assignment_expression' || fieldOf(node, 'operator')?.text !== '=') return null;
    const [left, right] = [fieldOf(node, 'left'), fieldOf(node, 'right')];
    if (left === null || right === null || right.text === constant) return null;
    return isScalar(types.typeOf(left)) ? replaced(right, constant) : null;
  },
};

/** `T a = b` -> `T a = 42`, for numbers. */
const initConst: MutationOperator = {
  name: 'init_const',
  mutate: (node, types) => {
    if (node.type !== 'init_declarator') return null;
    const [name, value] = [fieldOf(node, 'declarator'), fieldOf(node, 'value')];
    if (name?.type !== 'identifier' || value === null || value.text === constant) return null;
    return isScalar(types.typeOf(name)) ? replaced(value, constant) : null;
  },
};

export const assignmentOperators: readonly MutationOperator[] = [...swapped, assignConst, initConst];
