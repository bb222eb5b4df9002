import { pluginsIn } from '../../candidate.ts';
import type { AcceptanceStep } from '../acceptance-step.ts';
import { editProblem } from '../edit-problem.ts';

/** The edit is one that a repair may make: judged by its text, before any tool reads it. */
export const editAllowed: AcceptanceStep = {
  id: 'edit-allowed',
  shownAs: 'edit',
  take: async (trial) => {
    const { candidate, editable, closure = new Map<string, string>() } = trial;
    const ofUnit = pluginsIn(candidate).length > 0 ? [...editable, ...closure.keys()] : editable;
    const problem = editProblem(candidate.patch, { ...trial, editable: ofUnit }, trial.deps.parser);
    if (problem !== null) return { outcome: 'failed', reason: 'forbidden-edit', detail: problem };
    const isOne = candidate.patch.edits.every(({ file }) => editable.includes(file));
    const what = isOne ? 'the file to be repaired' : 'files of the unit';
    return { outcome: 'passed', detail: `it changes ${what} only, and nothing that is checked` };
  },
};
