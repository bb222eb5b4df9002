import { comparisonsIn } from '../../domain/violated-comparison.ts';
import { type Access, accessesIn } from './access.ts';
import type { FaultSite } from './fault-site.ts';
import { nameOf } from './functions.ts';

/** The accesses among the violated expressions. */
export function violatedAccesses({ focus }: FaultSite): readonly Access[] {
  return focus.flatMap((node) => accessesIn(node).filter((access) => access.node === node));
}

/** Which side of an array's bounds is left; null where neither ESBMC's words nor its trace say. */
export function violatedSide(site: FaultSite): 'upper' | 'lower' | null {
  const { finding } = site;
  const { comment, expression } = finding.counterexample.property;
  const side = /\b(upper|lower) bound/.exec(comment)?.[1];
  if (side === 'upper' || side === 'lower') return side;
  const [comparison] = comparisonsIn(expression) ?? [];
  if (comparison?.operator === '>=' && comparison.limit === 0n) return 'lower';
  return comparison?.operator === '<' ? 'upper' : sideInTrace(site);
}

/** By the last value of the index, where it is a variable. */
function sideInTrace(site: FaultSite): 'upper' | 'lower' | null {
  const [{ index } = { index: null }, ...others] = violatedAccesses(site);
  if (index?.type !== 'identifier' || others.some((other) => other.index?.text !== index.text)) return null;
  const last = site.finding.counterexample.steps.findLast(
    ({ assignment, location }) =>
      assignment.variable === index.text && location.function === nameOf(site.function),
  );
  const value = /^(-?)\d+\b/.exec(last?.assignment.value ?? '');
  if (value === null) return null;
  return value[1] === '-' ? 'lower' : 'upper';
}
