import type { AcceptanceStep } from '../acceptance-step.ts';

/** The project's own tests pass, where it names a command for them. */
export const testsPass: AcceptanceStep = {
  id: 'tests-pass',
  shownAs: 'tests',
  take: async ({ deps: { tests, workspace }, candidate, deadline }) => {
    if (tests === null)
      return { outcome: 'not-run', detail: 'the configuration names no tests that may run here' };
    const opened = await workspace.open(candidate.patch, true);
    if (!opened.ok) return { outcome: 'failed', reason: 'does-not-apply', detail: opened.reason };
    try {
      const { passed, detail } = await tests.run(opened.tree.root, deadline.left());
      return passed ? { outcome: 'passed', detail } : { outcome: 'failed', reason: 'tests-fail', detail };
    } finally {
      await opened.tree.close();
    }
  },
};
