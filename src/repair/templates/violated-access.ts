import { comparisonsIn } from '../../domain/violated-comparison.ts';
import { type Access, accessesIn } from './access.ts';
import type { FaultSite } from './fault-site.ts';

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
