import type { AcceptanceStep } from '../acceptance-step.ts';

/** The patch says something, and it is about the tree as it is. */
export const patchApplies: AcceptanceStep = {
  id: 'applies',
  shownAs: 'edit',
  take: async ({ candidate: { patch }, deps }) => {
    if (patch.edits.length === 0) {
      return { outcome: 'failed', reason: 'malformed-reply', detail: 'there is no edit in it' };
    }
    if (patch.edits.every(({ before, after }) => before === after)) {
      return { outcome: 'failed', reason: 'does-not-apply', detail: 'it changes nothing' };
    }
    const broken = patch.edits.find(({ after }) => /[\0\ufffd]/.test(after) || after.trim() === '');
    if (broken !== undefined) {
      return { outcome: 'failed', reason: 'malformed-reply', detail: `${broken.file} would be no text` };
    }
    const opened = await deps.workspace.open(patch);
    if (!opened.ok) return { outcome: 'failed', reason: 'does-not-apply', detail: opened.reason };
    await opened.tree.close();
    return { outcome: 'passed', detail: `it applies to ${patch.edits.map(({ file }) => file).join(', ')}` };
  },
};
