import { join } from 'node:path';
import { differingNames } from '../../../project/changed-functions.ts';
import { indexTypes, type TypeIndex } from '../../../project/harness/type-index.ts';
import { unitText } from '../../../project/unit-text.ts';
import { inputFunctions } from '../../../verification/replay/input-functions.ts';
import { unitRequest } from '../../../verification/unit-request.ts';
import type { VerificationOutcome } from '../../../verification/verifier.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { bothVersions, bothVersionsFront } from '../behaviour/both-versions.ts';
import { observedGlobals } from '../behaviour/observed-globals.ts';
import { observedHarness } from '../behaviour/observed-harness.ts';
import { endLabel, sameLabel, twiceEntry, twiceProgram } from '../behaviour/twice-program.ts';
import { boundOf } from '../bound-of.ts';
import { type EditedFile, editedFunctions } from '../edited-file.ts';
import type { UnitPair } from '../patched-analysis.ts';
import type { Trial } from '../trial.ts';

/**
 * On inputs on which the original goes wrong nowhere, old and new agree: ESBMC runs one after the other on the same
 * inputs and compares results, what is left behind pointers, and globals.
 */
export const sameBehaviour: AcceptanceStep = {
  id: 'same-behaviour',
  shownAs: 'behaviour',
  take: async (trial) => {
    const question = await questionOf(trial);
    if (typeof question === 'string') return notCompared(question);
    // Where what the function leaves may be freed by then, a look at it would leave no run.
    for (const looksInside of [true, false]) {
      const outcome = await compare(question, looksInside, trial);
      // What a program allocates by itself holds anything, and not twice the same.
      const isCertain = outcome?.outcome !== 'failed' || !looksInside || entryOf(question.pair) !== 'main';
      if (outcome !== null && isCertain) return outcome;
    }
    return notCompared('the original goes wrong on every input, or no run ends within the bound');
  },
};

function notCompared(detail: string): StepOutcome {
  return { outcome: 'not-run', detail: `old and new were not compared by ESBMC: ${detail}` };
}

interface Question {
  readonly edit: EditedFile;
  readonly names: readonly string[];
  readonly pair: UnitPair;
  readonly index: TypeIndex;
}

/** What is to be compared, or why that can't be done. */
async function questionOf(trial: Trial): Promise<Question | string> {
  const [edit, ...others] = trial.edits();
  const pair = await trial.pair();
  if (edit === undefined || others.length > 0 || pair === null) return 'it changes several files';
  if (join(pair.after.root, edit.path) !== pair.after.file) return 'the unit starts in another file';
  if (trial.finding.counterexample.property.kind === 'uninitialised') {
    return 'which runs read what was never written can not be told apart';
  }
  const [declared] = differingNames(edit.before.file, edit.after.file);
  if (declared !== undefined) return `\`${declared}\` is declared in another way`;
  const names = editedFunctions(edit);
  if (names.length === 0) return 'no function changes';
  const main = pair.functions.find(({ name, isDefinition }) => name === 'main' && isDefinition);
  const isMain = entryOf(pair) === 'main';
  if (isMain && main?.parameters.some(({ type }) => type !== 'void')) return '`main` takes arguments';
  const headers = pair.files.slice(1);
  return { edit, names, pair, index: indexTypes([edit.after.file, ...headers]) };
}

function entryOf({ after }: UnitPair): string {
  return after.harness?.entry ?? after.unit.entry;
}

/** Null where no run came to its end, so that nothing was compared. */
async function compare(
  { edit, names, pair, index }: Question,
  looksInside: boolean,
  trial: Trial,
): Promise<StepOutcome | null> {
  const isMain = entryOf(pair) === 'main';
  const { scratch, verifier } = trial.deps;
  const options = { index, seesTargets: isMain && looksInside };
  const both = bothVersions(edit, names, trial.finding, options);
  if (both === null) return notCompared('a changed function can not be called through another one');
  const { file, harness } = pair.after;
  const copy = await scratch.write('both.c', `${bothVersionsFront}\n${unitText(file, both)}`);
  const around = harness?.textFor(copy) ?? `#include "${copy}"`;
  const text = isMain ? around : observedHarness(around, index, looksInside);
  const program = twiceProgram({
    text: `int esbmc_action_mode;\n${text}`,
    entry: entryOf(pair),
    inputs: inputFunctions(text, pair.functions),
    globals: observedGlobals(index),
    isMain,
  });
  const started = await scratch.write('twice.c', program);
  const bound = boundOf(trial, pair);
  const build = { ...pair.after.build, includeDirs: [folderOf(file), ...pair.after.build.includeDirs] };
  const setup = { ...pair.after, sources: [started, ...pair.after.sources.slice(1)], build };
  const request = unitRequest(setup, {
    checks: 'safe-runs',
    strategy: { name: 'enumerate', bound },
    // Two runs would not fail at the same allocations.
    allocationMayFail: false,
    timeoutSeconds: Math.min(60, trial.deadline.left() / 2),
  });
  return judge(await verifier.verify({ ...request, entry: twiceEntry }), bound);
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function judge(outcome: VerificationOutcome, bound: number): StepOutcome | null {
  if (outcome.status !== 'failed' && outcome.status !== 'passed') return notCompared(outcome.message);
  const statusOf = (label: string) => outcome.rows.find(({ comment }) => comment === label)?.status;
  if (statusOf(endLabel) !== 'failed') return null;
  if (statusOf(sameLabel) === 'failed') {
    const detail = 'it does something else on an input on which the original is safe';
    return { outcome: 'failed', reason: 'behaviour-changed', detail, isSuggestable: true };
  }
  return statusOf(sameLabel) === 'passed'
    ? {
        outcome: 'passed',
        detail: `old and new agree where the original is safe, up to ${bound} loop iterations`,
      }
    : notCompared('it was not decided in time');
}
