import { comparisonsIn } from '../../domain/violated-comparison.ts';
import { type CNode, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import { operatorOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';

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

/** The accesses among the violated expressions. */
export function violatedAccesses({ focus }: FaultSite): readonly Access[] {
  return focus.flatMap((node) => accessesIn(node).filter((access) => access.node === node));
}

/** Which side of an array's bounds is left; null where ESBMC does not say. */
export function violatedSide({ finding }: FaultSite): 'upper' | 'lower' | null {
  const { comment, expression } = finding.counterexample.property;
  const side = /\b(upper|lower) bound/.exec(comment)?.[1];
  if (side === 'upper' || side === 'lower') return side;
  const [comparison] = comparisonsIn(expression) ?? [];
  if (comparison?.operator === '>=' && comparison.limit === 0n) return 'lower';
  return comparison?.operator === '<' ? 'upper' : null;
}

function isMeasured(node: CNode, limit: CNode): boolean {
  for (let outer = node.parent; outer !== null && outer !== limit.parent; outer = outer.parent)
    if (outer.type === 'sizeof_expression') return true;
  return false;
}
