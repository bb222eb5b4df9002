import type { JsonSchema } from './api.ts';
import type { Bound, BoundTool } from './extension.ts';
import type { Task, TaskHost } from './task-host.ts';
import { objectSchema } from './tool-schema.ts';

/** Seconds. */
const longestWait = 300;

/**
 * By which the model follows work that goes on beside it, where a bound tool may start any. A result can be read again: a
 * model may lose what it read.
 */
export function taskTools(bound: readonly Bound[], tasks: TaskHost): readonly Bound[] {
  if (!bound.some((one) => one.tools.some((tool) => tool.launchesTasks))) return [];
  const id = { id: { type: 'string', description: 'the id of the task' } } as const;
  const waiting = { ...id, seconds: { type: 'integer', description: `at most ${longestWait}` } } as const;
  const systemPrompt =
    'Some tools start tasks that run while you go on. `task_list` shows them, `task_wait` waits for one, `task_result` shows what one came to.';
  const tools = [
    ownTool('task_list', 'Lists the tasks and how they stand.', {}, () => {
      return tasks.list().map(taskLine).join('\n') || 'There are no tasks.';
    }),
    ownTool('task_wait', 'Waits until a task ends, or for some seconds.', waiting, async (args) => {
      const most = Math.min(longestWait, Math.max(0, Number(args.seconds)));
      return taskLine(await tasks.wait(String(args.id), most));
    }),
    ownTool('task_result', 'Shows what a task came to.', id, (args) => {
      const task = tasks.result(String(args.id));
      return [taskLine(task), ...(task.text === null ? [] : [task.text])].join('\n');
    }),
  ];
  return [{ plugin: null, systemPrompt, tools }];
}

/** A tool of this program, for which no plugin answers. */
export function ownTool(
  name: string,
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  execute: BoundTool['execute'],
): BoundTool {
  const parameters = objectSchema.parse({ type: 'object', properties, required: Object.keys(properties) });
  return { name, plugin: null, description, parameters, timeoutMs: (longestWait + 10) * 1000, execute };
}

export function taskLine({ id, plugin, status, description }: Task): string {
  return `${id} ${status}, of ${plugin}: ${description}`;
}
