import { changedFunctions } from '../../../project/changed-functions.ts';
import { actsOnMachine } from '../../../verification/replay/acts-on-machine.ts';
import type { Toolchain } from '../../../verification/replay/toolchain.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { type Comparison, compareRuns, watchRuns } from '../behaviour/compare-runs.ts';
import { compileWatched, type WatchedVersion } from '../behaviour/watched-program.ts';
import type { Trial } from '../trial.ts';

/** Fewer runs than this say nothing about the others. */
const fewest = 5;

/**
 * Old and new are run on boundary and random inputs under the sanitizers; where the old one ends by itself, both come to
 * the same: results, what is left behind pointers, globals, output and exit code.
 */
export const sameRuns: AcceptanceStep = {
  id: 'same-runs',
  shownAs: 'behaviour',
  take: async (trial) => {
    const { toolchain } = trial.deps;
    const [edit, ...others] = trial.edits().filter(({ path }) => path.endsWith('.c'));
    const pair = await trial.pair();
    if (toolchain === null) return notCompared('nothing may be run here');
    if (edit === undefined || others.length > 0 || pair === null)
      return notCompared('it changes several files');
    if (actsOnMachine(pair.functions)) return notCompared('the code reaches beyond its own process');
    if (trial.finding.counterexample.property.kind === 'uninitialised') {
      return notCompared('which runs read what was never written can not be told apart');
    }
    const names = changedFunctions(edit.before.file, edit.after.file);
    const lines = [edit.before, edit.after].flatMap(({ text }) => text.split('\n'));
    for (const looksInside of [true, false]) {
      const version = (when: 'before' | 'after'): WatchedVersion => {
        return { pair, when, path: edit.path, version: edit[when], lines, names, looksInside };
      };
      const compared = await compare(version('before'), version('after'), toolchain, trial);
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

function judge({ safe, difference }: Comparison): StepOutcome | null {
  if (difference !== null) {
    const { before, after } = difference;
    const detail = `where the original came to \`${before.came}\`, it ${after.ended ? `comes to \`${after.came}\`` : 'goes wrong'}`;
    return { outcome: 'failed', reason: 'behaviour-changed', detail, isSuggestable: true };
  }
  if (safe < fewest) return null;
  return { outcome: 'passed', detail: `old and new agree in all ${safe} runs in which the original is safe` };
}

/** Null where one of them does not compile. */
async function compare(
  before: WatchedVersion,
  after: WatchedVersion,
  toolchain: Toolchain,
  { deps: { scratch } }: Trial,
): Promise<Comparison | null> {
  const deps = { scratch, toolchain };
  const [old, young] = [await compileWatched(before, deps), await compileWatched(after, deps)];
  try {
    if (old === null || young === null) return null;
    const [then, again] = [await watchRuns(old), await watchRuns(old)];
    return compareRuns(then, again, await watchRuns(young));
  } finally {
    await old?.close();
    await young?.close();
  }
}
