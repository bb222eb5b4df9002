import type { JsonSchema } from './api.ts';
import { cutOutput } from './dispatcher.ts';
import type { EditAuthor, EditStore } from './edit-store.ts';
import type { Bound, BoundTool } from './extension.ts';
import type { Task, TaskHost } from './task-host.ts';

/** Seconds. */
const longestWait = 300;

const id = (what: string): JsonSchema => ({ type: 'string', description: `the id of ${what}` });

/** By which the model takes, or takes back, what plugins propose: it decides, and the acceptance after it. */
export function editTools(store: EditStore, diffOf: (id: string) => string): Bound {
  const of = { id: id('the edit') };
  return {
    plugin: null,
    systemPrompt:
      'Tools may propose edits; each has an id. `edit_apply` puts one into the code, `edit_log` lists them, `edit_revert` takes the last one back. Your answer is then read against the code as it is with those applied; the answer `DONE` has them judged as they are.',
    tools: [
      own('edit_apply', 'Puts a proposed edit into the code.', of, ({ id: asked }) => {
        const edit = store.apply(String(asked));
        return `Applied, proposed by ${authorText(edit.author)}:\n${diffOf(edit.id)}`;
      }),
      own(
        'edit_revert',
        'Takes the edit back that was applied last.',
        of,
        ({ id: asked }) => `Taken back: ${store.revert(String(asked)).id}`,
      ),
      own('edit_log', 'Lists all edits, with who proposed them and whether they are applied.', {}, () => {
        const applied = store.applied().map((edit) => edit.id);
        const lines = store.all().map((edit) => {
          const state = applied.includes(edit.id) ? 'applied' : 'proposed';
          return `${edit.id} ${state}, by ${authorText(edit.author)}: ${edit.summary}`;
        });
        return lines.length === 0 ? 'There are no edits.' : lines.join('\n');
      }),
    ],
  };
}

/** The tools for tasks, where a bound tool may start any. */
export function launchedTasks(bound: readonly Bound[], tasks: TaskHost): readonly Bound[] {
  const launches = bound.some(({ tools }) => tools.some((tool) => tool.launchesTasks));
  return launches ? [taskTools(tasks)] : [];
}

/** By which the model follows work that goes on beside it. A result can be read again: a model may lose what it read. */
export function taskTools(tasks: TaskHost): Bound {
  const one = { id: id('the task') };
  const waiting = { ...one, seconds: { type: 'integer', description: `at most ${longestWait}` } as const };
  return {
    plugin: null,
    systemPrompt:
      'Some tools start tasks that run while you go on. `task_list` shows them, `task_wait` waits for one, `task_result` shows what one came to.',
    tools: [
      own(
        'task_list',
        'Lists the tasks and how they stand.',
        {},
        () => tasks.list().map(taskLine).join('\n') || 'There are no tasks.',
      ),
      own('task_wait', 'Waits until a task ends, or for some seconds.', waiting, async (args) =>
        taskLine(await tasks.wait(String(args.id), Math.min(longestWait, Math.max(0, Number(args.seconds))))),
      ),
      own('task_result', 'Shows what a task came to.', one, (args) => {
        const task = tasks.result(String(args.id));
        return task.text === null ? taskLine(task) : cutOutput(`${taskLine(task)}\n${task.text}`);
      }),
    ],
  };
}

function own(
  name: string,
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  execute: BoundTool['execute'],
): BoundTool {
  const parameters = { type: 'object', properties, required: Object.keys(properties) } as const;
  return { name, plugin: null, description, parameters, timeoutMs: (longestWait + 10) * 1000, execute };
}

export function authorText(author: EditAuthor): string {
  return author.by === 'agent' ? 'you' : `plugin ${author.plugin}`;
}

export function taskLine({ id: task, plugin, status, description }: Task): string {
  return `${task} ${status}, of ${plugin}: ${description}`;
}
