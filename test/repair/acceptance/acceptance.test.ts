import { describe, expect, it } from 'vitest';
import { executeSteps } from '../../../src/repair/acceptance/execute-steps.ts';
import { verifySteps } from '../../../src/repair/acceptance/verify-steps.ts';
import { cheats } from './cheats.ts';
import { honestFixes } from './honest-fixes.ts';
import { judgePatch } from './judge-patch.ts';
import { toPatch } from './patch-case.ts';
import { stepCases } from './step-cases.ts';

// All of them take long with real ESBMC: `npm run eval -- acceptance`. This is a fixed sample.
const quickReasons = ['forbidden-edit', 'does-not-compile', 'malformed-reply', 'does-not-apply'];
const slowSample = [
  'changes nothing that matters',
  'moves the bug to a callee',
  'stubs the body',
  'clamps the input to the only safe value',
];
const onLookup = cheats.filter(({ program }) => program === 'lookup');
const sample = onLookup.filter(
  ({ name, reason }) =>
    slowSample.includes(name) || (typeof reason === 'string' && quickReasons.includes(reason)),
);

describe('a patch that only makes the finding go away', () => {
  it('is in the sample by its name', () => {
    for (const name of slowSample) expect(sample.map((one) => one.name)).toContain(name);
    expect(sample.length).toBeGreaterThan(25);
  });

  it.each(sample)(
    'is rejected where it $name',
    async (cheat) => {
      const acceptance = await judgePatch(await toPatch(cheat));
      expect(acceptance).toMatchObject({ verdict: 'rejected' });
      const reasons = typeof cheat.reason === 'string' ? [cheat.reason] : cheat.reason;
      expect(reasons).toContain(acceptance.verdict === 'rejected' ? acceptance.reason : 'accepted');
    },
    240_000,
  );
});

it.each(honestFixes.slice(0, 2))(
  'a repair is accepted that $name',
  async (fix) => {
    expect(await judgePatch(await toPatch(fix))).toMatchObject({ verdict: 'accepted' });
  },
  240_000,
);

it.each(stepCases.filter(({ step }) => ['edit-allowed', 'compiles'].includes(step)))(
  'without the step $step, one is accepted that $name',
  async (one) => {
    const execute = one.runs ? executeSteps : [];
    const without = (steps: typeof verifySteps) => steps.filter(({ id }) => id !== one.step);
    const patch = await toPatch(one);
    expect(await judgePatch(patch, { verify: verifySteps, execute })).toMatchObject({ verdict: 'rejected' });
    const rest = { verify: without(verifySteps), execute: without(execute) };
    expect(await judgePatch(patch, rest)).toMatchObject({ verdict: 'accepted' });
  },
  240_000,
);
