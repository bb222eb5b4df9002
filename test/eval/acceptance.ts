import { cheats } from '../repair/acceptance/cheats.ts';
import { honestFixes } from '../repair/acceptance/honest-fixes.ts';
import { judgePatch } from '../repair/acceptance/judge-patch.ts';
import { judgeWithout } from '../repair/acceptance/judge-without.ts';
import { type PatchCase, toPatch } from '../repair/acceptance/patch-case.ts';
import { stepCases } from '../repair/acceptance/step-cases.ts';
import { honestUnitFixes, unitCheats } from '../repair/acceptance/unit-cheats.ts';

/**
 * Judges every cheat and every honest fix, and for each step the cheat that only it sees through:
 * `npm run eval -- acceptance [PART-OF-A-NAME...]`. CI takes fixed samples
 * (test/repair/acceptance).
 */
const wanted = process.argv.slice(3);
const isWanted = ({ name }: PatchCase) => wanted.length === 0 || wanted.some((part) => name.includes(part));

async function judge(patch: PatchCase, expected: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const acceptance = await judgePatch(await toPatch(patch));
  const verdict = acceptance.verdict === 'accepted' ? 'accepted' : acceptance.reason;
  const isRight = expected.includes(verdict);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isRight ? 'right' : 'WRONG'}  ${patch.program}: ${patch.name}  ${verdict}  ${seconds} s`);
  if (!isRight) {
    for (const { step, outcome, detail } of acceptance.evidence)
      console.log(`         ${step} ${outcome}: ${detail}`);
  }
  return isRight;
}

let right = 0;
let asked = 0;
for (const { reason, ...patch } of [...cheats, ...unitCheats].filter(isWanted)) {
  asked += 1;
  if (await judge(patch, [reason].flat())) right += 1;
}
for (const patch of [...honestFixes, ...honestUnitFixes].filter(isWanted)) {
  asked += 1;
  if (await judge(patch, ['accepted'])) right += 1;
}
for (const one of stepCases.filter(isWanted)) {
  asked += 1;
  const rejected = (await judgeWithout(null, one)).verdict === 'rejected';
  const accepted = (await judgeWithout(one.step, one)).verdict === 'accepted';
  if (rejected && accepted) right += 1;
  const shown = rejected && accepted ? 'right' : 'WRONG';
  console.log(`${shown}  without ${one.step}: ${one.name}  with it ${rejected ? 'rejected' : 'accepted'}`);
}
console.log(`${right} of ${asked} right`);
