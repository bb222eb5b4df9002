import { type CNode, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import { operatorOf } from './expression.ts';

/** A place that goes through a pointer or an index: `p->x`, `*p`, `a[i]`. */
export interface Access {
  readonly node: CNode;
  /** What must point to a valid object. */
  readonly pointer: CNode;
  readonly index: CNode | null;
}

export function accessesIn(node: CNode): readonly Access[] {
  const found: Access[] = [];
  for (const inner of within(node, 'subscript_expression', 'field_expression', 'pointer_expression')) {
    const pointer = fieldOf(inner, 'argument');
    if (pointer === null || isMeasured(inner, node)) continue;
    const operator = operatorOf(inner);
    if (inner.type === 'field_expression' && operator !== '->') continue;
    if (inner.type === 'pointer_expression' && operator !== '*') continue;
    found.push({ node: inner, pointer: unwrapped(pointer), index: fieldOf(inner, 'index') });
  }
  return found;
}

function isMeasured(node: CNode, limit: CNode): boolean {
  for (let outer = node.parent; outer !== null && outer !== limit.parent; outer = outer.parent)
    if (outer.type === 'sizeof_expression') return true;
  return false;
}
