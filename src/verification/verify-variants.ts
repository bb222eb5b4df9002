import type { CheckGroup } from '../domain/property-kind.ts';
import type { Deadline } from './deadline.ts';
import { propertyKey } from './property-key.ts';
import type { UnitSetup } from './unit-request.ts';
import type { Verifier } from './verifier.ts';
import { type UnitVerification, verifyUnit } from './verify-unit.ts';

/**
 * Verifies a unit under each plausible harness: a violation counts only when all of them have it. One harness under
 * which nothing fails is taken for the one that is meant, and its assumptions are the unit's.
 * @param setups the likeliest harness first; one for a unit without choice
 */
export async function verifyVariants(
  [first, ...others]: readonly [UnitSetup, ...UnitSetup[]],
  groups: readonly CheckGroup[],
  deadline: Deadline,
  verifier: Verifier,
): Promise<UnitVerification> {
  const share = (left: number) => deadline.within(deadline.left() / left);
  const verification = await verifyUnit(first, groups, share(others.length + 1), verifier);
  let agreed = verification.violations;
  for (const [index, setup] of others.entries()) {
    if (agreed.length === 0) break;
    const other = await verifyUnit(setup, groups, share(others.length - index), verifier);
    const { verdict } = other.result;
    if (verdict === 'proved' || verdict === 'bounded') return other;
    const keys = new Set(other.violations.map(({ counterexample }) => propertyKey(counterexample.property)));
    agreed = agreed.filter(({ counterexample }) => keys.has(propertyKey(counterexample.property)));
  }
  if (agreed.length > 0 || verification.violations.length === 0)
    return { ...verification, violations: agreed };
  const reason = 'it fails only when one number is taken for the length of a pointer, and not with another';
  return {
    ...verification,
    result: { ...verification.result, verdict: 'unknown', reason, bound: null },
    violations: [],
  };
}
