import { describe, expect, it } from 'vitest';
import { executeSteps } from '../../../src/repair/acceptance/execute-steps.ts';
import { verifySteps } from '../../../src/repair/acceptance/verify-steps.ts';
import { judgePatch } from './judge-patch.ts';
import { toPatch } from './patch-case.ts';
import { type StepCase, stepCases } from './step-cases.ts';

// All of them take many minutes; without this filter the file shows them all.
const sample = ['edit-allowed', 'compiles', 'property-holds', 'same-behaviour'];

async function judgeWithout(step: string, { runs, testCommand, ...patch }: StepCase) {
  const verify = verifySteps.filter(({ id }) => id !== step);
  const execute = runs ? executeSteps.filter(({ id }) => id !== step) : [];
  const judged = await toPatch(patch);
  return judgePatch(testCommand === undefined ? judged : { ...judged, testCommand }, { verify, execute });
}

describe('without one step of the acceptance a cheat gets through', () => {
  it.each(stepCases.filter(({ step }) => sample.includes(step)))('$step: it $name', async (one) => {
    expect(await judgeWithout('none', one)).toMatchObject({ verdict: 'rejected' });
    expect(await judgeWithout(one.step, one)).toMatchObject({ verdict: 'accepted' });
  });
});

it('each step but the one that reads the patch has a cheat of its own', () => {
  const steps = [...verifySteps, ...executeSteps].map(({ id }) => id);
  expect(stepCases.map(({ step }) => step)).toEqual(steps.filter((id) => id !== 'applies'));
});
