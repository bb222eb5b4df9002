import type { AcceptanceStep } from '../acceptance-step.ts';
import { editProblem } from '../edit-problem.ts';

/** The edit is one that a repair may make: judged by its text, before any tool reads it. */
export const editAllowed: AcceptanceStep = {
  id: 'edit-allowed',
  shownAs: 'edit',
  take: async (trial) => {
    const problem = editProblem(trial.candidate.patch, trial, trial.deps.parser);
    if (problem !== null) return { outcome: 'failed', reason: 'forbidden-edit', detail: problem };
    return {
      outcome: 'passed',
      detail: 'it changes the file to be repaired only, and nothing that is checked',
    };
  },
};
