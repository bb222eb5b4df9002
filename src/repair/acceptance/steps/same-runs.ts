import { changedFunctions } from '../../../project/changed-functions.ts';
import { actsOnMachine } from '../../../verification/replay/acts-on-machine.ts';
import type { Executable, Toolchain } from '../../../verification/replay/toolchain.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { type Comparison, compareRuns, type WatchedRun, watchRuns } from '../behaviour/compare-runs.ts';
import { compileWatched, type WatchedFile, type WatchedVersion } from '../behaviour/watched-program.ts';
import type { Trial } from '../trial.ts';
import { changesCode } from '../unit-edits.ts';

/** Fewer runs than this say nothing about the others. */
const fewest = 5;

/** Of the safe runs: a check that comes earlier leaves some inputs unread, work that is left out does so nearly always. */
const mostOtherInputs = 0.5;

/**
 * Old and new are run on boundary and random inputs under the sanitizers; where the old one ends by itself, both come to
 * the same: results, what is left behind pointers, globals, output and exit code.
 */
export const sameRuns: AcceptanceStep = {
  id: 'same-runs',
  shownAs: 'behaviour',
  take: async (trial) => {
    const { toolchain } = trial.deps;
    const edits = trial.edits().filter((edit) => edit.path.endsWith('.c') && changesCode(edit));
    const pair = await trial.pair();
    if (toolchain === null) return notCompared('nothing may be run here');
    if (edits.length === 0 || pair === null) return notCompared('it changes no code of a C file');
    if (actsOnMachine(pair.functions)) return notCompared('the code reaches beyond its own process');
    const lines = edits.flatMap(({ before, after }) =>
      [before, after].flatMap(({ text }) => text.split('\n')),
    );
    const files = (when: 'before' | 'after') =>
      edits.map((edit): WatchedFile => {
        const names = changedFunctions(edit.before.file, edit.after.file);
        return { path: edit.path, version: edit[when], names };
      });
    for (const looksInside of [true, false]) {
      const versionOf = (when: 'before' | 'after', initial: WatchedVersion['initial']): WatchedVersion => {
        return { pair, when, files: files(when), lines, looksInside, initial };
      };
      const compared = await compare(versionOf, toolchain, trial);
      if (compared === null) return notCompared('they do not compile with what watches them');
      const outcome = judge(compared);
      if (outcome !== null) return outcome;
    }
    return notCompared('the original is safe on too few inputs that were tried');
  },
};

function notCompared(detail: string): StepOutcome {
  return { outcome: 'not-run', detail: `old and new were not run side by side: ${detail}` };
}

function judge({ safe, difference, otherInputs }: Comparison): StepOutcome | null {
  if (difference !== null) {
    const { before, after } = difference;
    const detail = `where the original came to \`${before.came}\`, it ${after.ended ? `comes to \`${after.came}\`` : 'goes wrong'}`;
    return { outcome: 'failed', reason: 'behaviour-changed', detail, isSuggestable: true };
  }
  if (safe < fewest) return null;
  if (otherInputs > safe * mostOtherInputs) {
    const detail = `it asks for another number of inputs in ${otherInputs} of ${safe} runs in which the original is safe`;
    return { outcome: 'failed', reason: 'behaviour-changed', detail, isSuggestable: true };
  }
  return { outcome: 'passed', detail: `old and new agree in all ${safe} runs in which the original is safe` };
}

/**
 * Runs of the original that come to something else where other values are left on its stack read what was never written:
 * they show nothing. Null where one of them does not compile.
 */
async function compare(
  versionOf: (when: 'before' | 'after', initial: WatchedVersion['initial']) => WatchedVersion,
  toolchain: Toolchain,
  { deps: { scratch } }: Trial,
): Promise<Comparison | null> {
  const made: Executable[] = [];
  try {
    const runs: ReadonlyMap<number, WatchedRun>[] = [];
    for (const version of [
      versionOf('before', 'zero'),
      versionOf('before', 'pattern'),
      versionOf('after', 'zero'),
    ]) {
      const executable = await compileWatched(version, { scratch, toolchain });
      if (executable === null) return null;
      made.push(executable);
      runs.push(await watchRuns(executable));
    }
    const [then, again, now] = runs;
    return then && again && now ? compareRuns(then, again, now) : null;
  } finally {
    await Promise.all(made.map((one) => one.close()));
  }
}
