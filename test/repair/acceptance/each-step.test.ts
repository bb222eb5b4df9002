import { describe, expect, it } from 'vitest';
import { executeSteps } from '../../../src/repair/acceptance/execute-steps.ts';
import { verifySteps } from '../../../src/repair/acceptance/verify-steps.ts';
import { judgeWithout } from './judge-without.ts';
import { stepCases } from './step-cases.ts';

// All of them take many minutes: `npm run eval -- acceptance`.
const sample = ['edit-allowed', 'same-behaviour'];

describe('without one step of the acceptance a cheat gets through', () => {
  it.each(stepCases.filter(({ step }) => sample.includes(step)))('$step: it $name', async (one) => {
    expect(await judgeWithout(null, one)).toMatchObject({ verdict: 'rejected' });
    expect(await judgeWithout(one.step, one)).toMatchObject({ verdict: 'accepted' });
  });
});

it('each step but the one that reads the patch has a cheat of its own', () => {
  const steps = [...verifySteps, ...executeSteps].map(({ id }) => id);
  expect(stepCases.map(({ step }) => step)).toEqual(steps.filter((id) => id !== 'applies'));
});
