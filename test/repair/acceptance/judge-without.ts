import { executeSteps } from '../../../src/repair/acceptance/execute-steps.ts';
import { verifySteps } from '../../../src/repair/acceptance/verify-steps.ts';
import type { Acceptance } from '../../../src/repair/acceptance.ts';
import { judgePatch } from './judge-patch.ts';
import { toPatch } from './patch-case.ts';
import type { StepCase } from './step-cases.ts';

/** What the acceptance says of a cheat when one step is left out; null: none. */
export async function judgeWithout(
  step: string | null,
  { runs, testCommand, ...patch }: StepCase,
): Promise<Acceptance> {
  const verify = verifySteps.filter(({ id }) => id !== step);
  const execute = runs ? executeSteps.filter(({ id }) => id !== step) : [];
  const judged = await toPatch(patch);
  return judgePatch(testCommand === undefined ? judged : { ...judged, testCommand }, { verify, execute });
}
