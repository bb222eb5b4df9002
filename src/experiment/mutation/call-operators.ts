import { isScalar } from './c-types.ts';
import { type MutationOperator, replaced } from './operator.ts';

/** `f(x)` -> `42`, where f returns a number. */
const replaceScalarCall: MutationOperator = {
  name: 'replace_scalar_call',
  mutate: (node, types) =>
    node.type === 'call_expression' && isScalar(types.typeOf(node)) ? replaced(node, '42') : null,
};

/** `f(x);` -> `;`, where f returns nothing. */
const removeVoidCall: MutationOperator = {
  name: 'remove_void_call',
  mutate: (node, types) => {
    if (node.type !== 'call_expression' || node.parent?.type !== 'expression_statement') return null;
    const type = types.typeOf(node);
    return type?.base === 'void' && type.depth === 0 ? replaced(node.parent, ';', node) : null;
  },
};

export const callOperators: readonly MutationOperator[] = [replaceScalarCall, removeVoidCall];
