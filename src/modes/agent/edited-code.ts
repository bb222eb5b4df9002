import type { EditStore } from '../../repair/edit-store.ts';
import { type FileEdit, unifiedDiff } from '../../repair/patch.ts';
import type { EditedCode } from '../../repair/repair-agent.ts';

/**
 * The code of a repair as the edits of a store leave it. The model's own edits go there too, so that what is proposed
 * for a code that is there no more is known for that.
 * @param originals texts in the pull request, by path
 */
export function editedCode(store: EditStore, originals: ReadonlyMap<string, string>): EditedCode {
  return {
    edits: () => fileEdits(store.current(), originals),
    applied: () =>
      store.applied().map(({ id, author, summary }) => {
        return { id, plugin: author.by === 'plugin' ? author.plugin : null, summary };
      }),
    write: (file, text, summary) => {
      const id = store.commit({ by: 'agent' }, store.current(), { [file]: text }, { summary, whySound: '' });
      store.apply(id);
    },
  };
}

/** An edit as a diff against what the pull request has. */
export function editDiff(store: EditStore, id: string, originals: ReadonlyMap<string, string>): string {
  const edit = store.all().find((one) => one.id === id);
  return edit === undefined ? '' : unifiedDiff({ edits: fileEdits(edit.files, originals) });
}

export function fileEdits(
  files: ReadonlyMap<string, string>,
  originals: ReadonlyMap<string, string>,
): readonly FileEdit[] {
  const edits = [...files].map(([file, after]) => ({ file, before: originals.get(file) ?? '', after }));
  return edits.filter(({ before, after }) => before !== after);
}
