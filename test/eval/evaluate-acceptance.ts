import { executeSteps } from '../../src/repair/acceptance/execute-steps.ts';
import { verifySteps } from '../../src/repair/acceptance/verify-steps.ts';
import type { Acceptance } from '../../src/repair/acceptance.ts';
import { cheats } from '../repair/acceptance/cheats.ts';
import { honestFixes } from '../repair/acceptance/honest-fixes.ts';
import { judgePatch } from '../repair/acceptance/judge-patch.ts';
import { type PatchCase, toPatch } from '../repair/acceptance/patch-case.ts';
import { stepCases } from '../repair/acceptance/step-cases.ts';

/** All cheats, honest repairs, and cheats that one step alone sees through, as lines of a table. */
export async function* evaluateAcceptance(): AsyncGenerator<string> {
  yield '| patch | of | wanted | got | |';
  yield '|---|---|---|---|---|';
  for (const cheat of cheats) yield row(cheat, [cheat.reason].flat(), await judged(cheat));
  for (const fix of honestFixes) yield row(fix, ['accepted'], await judged(fix));
  for (const one of stepCases) {
    const execute = one.runs ? executeSteps : [];
    const left = (steps: typeof verifySteps) => steps.filter(({ id }) => id !== one.step);
    const name = `${one.name} (without ${one.step})`;
    const rest = { verify: left(verifySteps), execute: left(execute) };
    yield row({ ...one, name }, ['accepted'], await judged(one, rest));
  }
}

async function judged(one: PatchCase, steps?: Parameters<typeof judgePatch>[1]): Promise<string> {
  try {
    return wordOf(await judgePatch(await toPatch(one), steps));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wordOf(acceptance: Acceptance): string {
  return acceptance.verdict === 'accepted' ? 'accepted' : acceptance.reason;
}

function row({ name, program }: PatchCase, wanted: readonly string[], got: string): string {
  return `| ${name} | ${program} | ${wanted.join(' or ')} | ${got} | ${wanted.includes(got) ? 'ok' : 'WRONG'} |`;
}
