import type { Deadline } from './deadline.ts';
import { propertyKey } from './property-key.ts';
import { type UnitSetup, unitRequest } from './unit-request.ts';
import type { Verifier } from './verifier.ts';
import type { Violation } from './verify-unit.ts';

/**
 * Whether a unit has a violation up to the bound at which it was found in another setup; null where that could not be
 * found out, or where the place is not reached any more.
 */
export async function failsAt(
  setup: UnitSetup,
  { counterexample: { property, bound }, group }: Violation,
  deadline: Deadline,
  verifier: Verifier,
): Promise<boolean | null> {
  const outcome = await verifier.verify(
    unitRequest(setup, {
      checks: group,
      allocationMayFail: true,
      strategy: { name: 'enumerate', bound: bound ?? setup.harness?.bound ?? 1 },
      timeoutSeconds: deadline.left(),
    }),
  );
  if (outcome.status !== 'failed' && outcome.status !== 'passed') return null;
  const key = propertyKey(property);
  if (outcome.counterexamples.some((each) => propertyKey(each.property) === key)) return true;
  const { line, file } = property.location;
  return outcome.rows.some((row) => row.line === line && row.file === file && row.status === 'passed')
    ? false
    : null;
}
