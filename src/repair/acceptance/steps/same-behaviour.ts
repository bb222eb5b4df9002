import { dirname } from 'node:path';
import { differingNames } from '../../../project/changed-functions.ts';
import { indexTypes } from '../../../project/harness/type-index.ts';
import { unitText } from '../../../project/unit-text.ts';
import { inputFunctions } from '../../../verification/replay/input-functions.ts';
import { type UnitSetup, unitRequest } from '../../../verification/unit-request.ts';
import type { VerificationOutcome } from '../../../verification/verifier.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { bothVersions, bothVersionsFront } from '../behaviour/both-versions.ts';
import { stateAccess } from '../behaviour/linked-state.ts';
import { observedGlobals } from '../behaviour/observed-globals.ts';
import { observedHarness } from '../behaviour/observed-harness.ts';
import { endLabel, sameLabel, twiceEntry, twiceProgram } from '../behaviour/twice-program.ts';
import { boundOf } from '../bound-of.ts';
import { type EditedFile, editedFunctions } from '../edited-file.ts';
import type { UnitPair } from '../patched-analysis.ts';
import type { Trial } from '../trial.ts';
import { changesCode, pathIn, unitEdits } from '../unit-edits.ts';
import { withText } from '../with-text.ts';

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

/** An edit with what is compared of it. */
interface ChangedFile {
  readonly edit: EditedFile;
  /** Of its functions. */
  readonly names: readonly string[];
}

interface Question {
  /** All C files of the unit, its own first. */
  readonly files: readonly ChangedFile[];
  readonly pair: UnitPair;
}

/** What is to be compared, or why that can't be done. */
async function questionOf(trial: Trial): Promise<Question | string> {
  const pair = await trial.pair();
  if (pair === null) return 'its unit is gone';
  const all = unitEdits(trial, pair);
  const outside = trial.edits().find((edit) => changesCode(edit) && !all.includes(edit));
  if (outside !== undefined) return `${outside.path} is none of the C files of the unit`;
  if (all[0] === undefined || pathIn(pair, all[0]) !== pair.after.file) return 'its file can not be read';
  if (trial.finding.counterexample.property.kind === 'uninitialised') {
    return 'which runs read what was never written can not be told apart';
  }
  const [declared] = all.flatMap(({ before, after }) => differingNames(before.file, after.file));
  if (declared !== undefined) return `\`${declared}\` is declared in another way`;
  const files = all.map((edit) => ({ edit, names: editedFunctions(edit) }));
  if (files.every(({ names }) => names.length === 0)) return 'no function changes';
  const main = pair.functions.find(({ name, isDefinition }) => name === 'main' && isDefinition);
  const isMain = entryOf(pair) === 'main';
  if (isMain && main?.parameters.some(({ type }) => type !== 'void')) return '`main` takes arguments';
  return { files, pair };
}

function entryOf({ after }: UnitPair): string {
  return after.harness?.entry ?? after.unit.entry;
}

/** Null where no run came to its end, so that nothing was compared. */
async function compare(question: Question, looksInside: boolean, trial: Trial): Promise<StepOutcome | null> {
  const setup = await twiceUnit(question, looksInside, trial);
  if (setup === null) return notCompared('a changed function can not be called through another one');
  const bound = boundOf(trial, question.pair);
  const request = unitRequest(setup, {
    checks: 'safe-runs',
    strategy: { name: 'enumerate', bound },
    // Two runs would not fail at the same allocations.
    allocationMayFail: false,
    timeoutSeconds: Math.min(60, trial.deadline.left() / 2),
  });
  return judge(await trial.deps.verifier.verify({ ...request, entry: twiceEntry }), bound);
}

/** The unit with each changed function twice, and what runs it twice; null where that can't be done. */
async function twiceUnit(
  { files: [own, ...linked], pair }: Question,
  looksInside: boolean,
  { finding, deps: { scratch } }: Trial,
): Promise<UnitSetup | null> {
  const isMain = entryOf(pair) === 'main';
  const headers = pair.files.slice(1);
  const indexOf = ({ after }: EditedFile) => indexTypes([after.file, ...headers]);
  const bothOf = ({ edit, names }: ChangedFile) =>
    bothVersions(edit, names, finding, { index: indexOf(edit), seesTargets: isMain && looksInside });
  const both = own === undefined ? null : bothOf(own);
  if (own === undefined || both === null) return null;
  let setup = pair.after;
  for (const [at, one] of linked.entries()) {
    const text = bothOf(one);
    const state = stateAccess(at, observedGlobals(indexOf(one.edit)));
    const file = pathIn(pair, one.edit);
    const replaced =
      text === null ? null : await withText(setup, file, `${text}\n${state}\n`, bothVersionsFront, scratch);
    if (replaced === null) return null;
    setup = replaced;
  }
  const { file, harness } = pair.after;
  const copy = await scratch.write('both.c', `${bothVersionsFront}\n${unitText(file, both)}`);
  const around = harness?.textFor(copy) ?? `#include "${copy}"`;
  const index = indexOf(own.edit);
  const text = isMain ? around : observedHarness(around, index, looksInside);
  const program = twiceProgram({
    text: `int esbmc_action_mode;\n${text}`,
    entry: entryOf(pair),
    inputs: inputFunctions(text, pair.functions),
    globals: observedGlobals(index),
    linked: linked.map((_, at) => at),
    isMain,
  });
  const started = await scratch.write('twice.c', program);
  const build = { ...setup.build, includeDirs: [dirname(file), ...setup.build.includeDirs] };
  return { ...setup, sources: [started, ...setup.sources.slice(1)], build };
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
