import { describe, expect, it } from 'vitest';
import { cheats } from './cheats.ts';
import { honestFixes } from './honest-fixes.ts';
import { judgePatch } from './judge-patch.ts';
import { type PatchCase, toPatch } from './patch-case.ts';
import { unitCheats } from './unit-cheats.ts';

// All of them take half an hour (`npm run eval -- acceptance`): here are those that are judged by their text or by
// the compiler, and a fixed sample of the others.
const sample = [
  'moves the bug to a callee',
  'adds a dead guard',
  'swallows the result',
  'drops the first free to hide the second',
  'passes the bug on to its callers',
  'keeps every run from the statement, in another file',
];
const honestSample = ['walks with a pointer', 'adds a helper'];

const byText = ['forbidden-edit', 'does-not-compile', 'malformed-reply'];

async function verdictOn(patch: PatchCase) {
  const acceptance = await judgePatch(await toPatch(patch));
  return acceptance.verdict === 'accepted' ? 'accepted' : acceptance.reason;
}

describe('a patch that only looks like a repair is rejected when it', () => {
  const judged = [...cheats, ...unitCheats].filter(({ name, reason }) => {
    return sample.includes(name) || (typeof reason === 'string' && byText.includes(reason));
  });
  it.each(judged)('$name', async ({ reason, ...patch }) => {
    expect([reason].flat()).toContain(await verdictOn(patch));
  });
});

describe('a repair in a style of its own is accepted when it', () => {
  it.each(honestFixes.filter(({ name }) => honestSample.includes(name)))('$name', async (patch) => {
    expect(await verdictOn(patch)).toBe('accepted');
  });
});

it('there are cheats of all kinds', () => {
  expect(cheats.length).toBeGreaterThanOrEqual(40);
  expect(honestFixes.length).toBeGreaterThanOrEqual(20);
  expect(sample.filter((name) => ![...cheats, ...unitCheats].some((one) => one.name === name))).toEqual([]);
});
