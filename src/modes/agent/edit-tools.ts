import type { Bound } from '../../plugins/extension.ts';
import { ownTool } from '../../plugins/task-tools.ts';
import type { EditAuthor, EditStore } from '../../repair/edit-store.ts';

/** By which the model takes, or takes back, what plugins propose: it decides, and the acceptance after it. */
export function editTools(store: EditStore, diffOf: (id: string) => string): Bound {
  const id = { id: { type: 'string', description: 'the id of the edit' } } as const;
  return {
    plugin: null,
    systemPrompt:
      'Tools may propose edits; each has an id. `edit_apply` puts one into the code, `edit_log` lists them, `edit_revert` takes the last one back. Your answer is then read against the code as it is with those applied; the answer `DONE` has them judged as they are.',
    tools: [
      ownTool('edit_apply', 'Puts a proposed edit into the code.', id, (args) => {
        const edit = store.apply(String(args.id));
        return `Applied, proposed by ${authorText(edit.author)}:\n${diffOf(edit.id)}`;
      }),
      ownTool('edit_revert', 'Takes the edit back that was applied last.', id, (args) => {
        return `Taken back: ${store.revert(String(args.id)).id}`;
      }),
      ownTool('edit_log', 'Lists all edits, with who proposed them and whether they are applied.', {}, () => {
        const applied = store.applied().map((edit) => edit.id);
        const lines = store.all().map((edit) => {
          const state = applied.includes(edit.id) ? 'applied' : 'proposed';
          return `${edit.id} ${state}, by ${authorText(edit.author)}: ${edit.summary}`;
        });
        return lines.join('\n') || 'There are no edits.';
      }),
    ],
  };
}

function authorText(author: EditAuthor): string {
  return author.by === 'agent' ? 'you' : `plugin ${author.plugin}`;
}
