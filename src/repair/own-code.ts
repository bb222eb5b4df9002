import type { FileEdit } from './patch.ts';
import type { EditedCode } from './repair-agent.ts';
import type { RepairTask } from './repair-task.ts';

/** The code of a repair that nobody but the model has a part in: one file changes. */
export function ownCode({ file, text: before }: Pick<RepairTask, 'file' | 'text'>): EditedCode {
  let after = before;
  return {
    edits: () => (after === before ? [] : [{ file, before, after }]),
    applied: () => [],
    write: (_file, text) => {
      after = text;
    },
  };
}

/** What a file's text is with the edits. */
export function textWith(
  edits: readonly FileEdit[],
  { file, text }: Pick<RepairTask, 'file' | 'text'>,
): string {
  return edits.find((one) => one.file === file)?.after ?? text;
}
