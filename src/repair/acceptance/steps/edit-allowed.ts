import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import { editRules } from '../rules/edit-rules.ts';

/** The edit is one that a repair may make: judged by its text, before any tool reads it. */
export const editAllowed: AcceptanceStep = {
  id: 'edit-allowed',
  shownAs: 'edit',
  take: async (trial) => {
    const { candidate, editable } = trial;
    const foreign = candidate.patch.edits.find(({ file }) => !editable.includes(file) || !isSource(file));
    if (foreign !== undefined) return forbidden(`${foreign.file} is not the file to be repaired`);
    for (const edit of trial.edits()) {
      for (const rule of editRules) {
        const objection = rule(edit, trial);
        if (objection !== null) return forbidden(objection);
      }
    }
    return {
      outcome: 'passed',
      detail: 'it changes the file to be repaired only, and nothing that is checked',
    };
  },
};

function forbidden(detail: string): StepOutcome {
  return { outcome: 'failed', reason: 'forbidden-edit', detail };
}

function isSource(file: string): boolean {
  return (
    /\.[ch]$/.test(file) && !/(?:^|\/)(?:\.github|\.git)\//.test(file) && !file.split('/').includes('..')
  );
}
