import type { CNode } from '../../project/c-node.ts';
import { operatorOf } from './expression.ts';

/** As an operand of `&&` or `||`, in parentheses where it needs them. */
export function operand(condition: CNode | string, operator: '&&' | '||'): string {
  if (typeof condition === 'string')
    return operator === '&&' && condition.includes('||') ? `(${condition})` : condition;
  const own = operatorOf(condition);
  const binds = condition.type === 'binary_expression' && (operator === '||' || own !== '||');
  const needsNone =
    binds ||
    /^(?:identifier|unary|call|subscript|field|pointer|parenthesized|number|update)/.test(condition.type);
  return needsNone ? condition.text : `(${condition.text})`;
}
