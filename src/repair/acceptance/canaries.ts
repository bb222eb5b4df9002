import type { CStatement } from '../../project/c-statement.ts';
import { type UnitSetup, unitRequest } from '../../verification/unit-request.ts';
import type { Verifier } from '../../verification/verifier.ts';
import type { TextInsert } from './text-inserts.ts';

/** What a canary's comment starts with; its number follows. */
const label = 'esbmc-action:at:';

/** Before all else at the place; what a brace closes there comes still earlier. */
const beforeAll = -1_000_000;
const beforeThat = -2_000_000;

/** An assertion that can't hold before each statement, numbered by its position in the list: it fails where that is reached. */
export function canaryInserts(statements: readonly CStatement[]): readonly TextInsert[] {
  return statements.flatMap(({ start, end, isInBlock }, number): readonly TextInsert[] => {
    const canary = `__ESBMC_assert(0,"${label}${number}");`;
    if (isInBlock) return [{ start, end: start, text: canary, order: beforeAll }];
    return [
      { start, end: start, text: `{${canary}`, order: beforeAll },
      { start: end, end, text: '}', order: beforeThat },
    ];
  });
}

/** Statements that a canary can stand before. */
export function canHaveCanary({ kind }: CStatement): boolean {
  return kind !== 'block' && kind !== 'case' && kind !== 'label';
}

/** The numbers of the canaries that are reached within a bound, in runs that go wrong nowhere; null without an answer. */
export async function reachedCanaries(
  setup: UnitSetup,
  bound: number,
  timeoutSeconds: number,
  verifier: Verifier,
): Promise<ReadonlySet<number> | null> {
  const strategy = { name: 'enumerate', bound } as const;
  const run = { checks: 'safe-runs', strategy, allocationMayFail: true, timeoutSeconds } as const;
  const outcome = await verifier.verify(unitRequest(setup, run));
  if (outcome.status !== 'failed' && outcome.status !== 'passed') return null;
  const failing = [
    ...outcome.rows.filter(({ status }) => status === 'failed').map(({ comment }) => comment),
    ...outcome.counterexamples.map(({ property }) => property.comment),
  ];
  return new Set(
    failing.filter((one) => one.startsWith(label)).map((one) => Number(one.slice(label.length))),
  );
}
