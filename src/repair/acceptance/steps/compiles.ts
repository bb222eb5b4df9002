import { join } from 'node:path';
import type { AcceptanceStep } from '../acceptance-step.ts';
import { moreOftenIn } from '../count-items.ts';

/** The project's compiler takes the patched file, with no warning of `-Wall` that it did not give before. */
export const compiles: AcceptanceStep = {
  id: 'compiles',
  shownAs: 'compile',
  take: async (trial) => {
    const { compiler, workspace } = trial.deps;
    if (compiler === null) return { outcome: 'not-run', detail: 'no C compiler was found' };
    const pair = await trial.pair();
    if (pair === null) return { outcome: 'not-run', detail: 'the build of the file is not known' };
    const { root } = await trial.patched();
    for (const { file } of trial.candidate.patch.edits.filter((edit) => edit.file.endsWith('.c'))) {
      const before = await compiler.check(join(workspace.root, file), workspace.root, pair.before.build);
      const after = await compiler.check(join(root, file), root, pair.after.build);
      if (before === null || after === null) {
        return { outcome: 'not-run', detail: 'the compiler gave no answer in time' };
      }
      if (before.some(({ severity }) => severity === 'error')) {
        return { outcome: 'not-run', detail: `${file} does not compile here without the patch either` };
      }
      const [added] = moreOftenIn(after.map(shown), before.map(shown));
      if (added !== undefined) {
        return { outcome: 'failed', reason: 'does-not-compile', detail: `the compiler says: ${added}` };
      }
    }
    return { outcome: 'passed', detail: 'it compiles with -Wall, without new warnings' };
  },
};

function shown({ severity, message }: { readonly severity: string; readonly message: string }): string {
  return `${severity}: ${message}`;
}
