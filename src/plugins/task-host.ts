import pLimit from 'p-limit';
import type { TaskId } from './api.ts';
import { cutOutput } from './dispatcher.ts';
import type { PluginId } from './extension.ts';
import { type FaultLog, wordsOf } from './faults.ts';
import { OutOfTime, settleWithin } from './settle-within.ts';

export interface Task {
  readonly id: TaskId;
  readonly plugin: PluginId;
  readonly description: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed' | 'timed-out' | 'cancelled';
  /** What it came to, a failure as well; null before it ended. */
  readonly text: string | null;
  /** Whether the model has seen how it ended. */
  readonly isRead: boolean;
}

type Job = (signal: AbortSignal) => Promise<string>;

/** Runs work of plugins beside the model. A task that fails is a text, and ends nothing else. */
export interface TaskHost {
  launch(plugin: PluginId, description: string, job: Job): TaskId;
  list(): readonly Task[];
  /** Throws for an unknown one, like `result`. */
  wait(id: TaskId, seconds: number): Promise<Task>;
  result(id: TaskId): Task;
  /** Ends all that still runs, and says what nobody has read. */
  close(): Promise<readonly Task[]>;
}

export interface TaskLimits {
  /** Tasks that run at the same time. */
  readonly slots: number;
  readonly seconds: number;
  /** Tasks of one plugin, in one phase. */
  readonly perPlugin: number;
}

/** Milliseconds that tasks have to end once they are told to. */
const grace = 2000;

export function createTaskHost({ slots, seconds, perPlugin }: TaskLimits, faults: FaultLog): TaskHost {
  const tasks = new Map<TaskId, Task>();
  const ends = new Map<TaskId, Promise<void>>();
  const queue = pLimit(slots);
  const over = new AbortController();
  const known = (id: TaskId) => {
    const task = tasks.get(id);
    if (task === undefined) throw new Error('there is no task with that id');
    return task;
  };
  const update = (id: TaskId, change: Partial<Task>) => tasks.set(id, { ...known(id), ...change });
  const run = async (id: TaskId, job: Job) => {
    const { plugin } = known(id);
    try {
      over.signal.throwIfAborted();
      update(id, { status: 'running' });
      const text = await settleWithin(seconds * 1000, `task ${id} of ${plugin}`, job, over.signal);
      update(id, { status: 'done', text: cutOutput(String(text)) });
    } catch (thrown) {
      const text = wordsOf(thrown);
      if (over.signal.aborted) return void update(id, { status: 'cancelled', text });
      update(id, { status: thrown instanceof OutOfTime ? 'timed-out' : 'failed', text });
      faults.add({ plugin, at: 'task', message: text });
    }
  };
  return {
    launch: (plugin, description, job) => {
      over.signal.throwIfAborted();
      if ([...tasks.values()].filter((task) => task.plugin === plugin).length >= perPlugin) {
        faults.add({ plugin, at: 'task', message: `asked for more than ${perPlugin} tasks` });
        throw new Error(`a plugin may start ${perPlugin} tasks`);
      }
      const id = `task-${tasks.size + 1}`;
      const words = description.slice(0, 200);
      tasks.set(id, { id, plugin, description: words, status: 'queued', text: null, isRead: false });
      const end = queue(() => run(id, job));
      ends.set(id, end);
      return id;
    },
    list: () => [...tasks.values()],
    wait: async (id, most) => {
      await settleWithin(most * 1000, `end of ${id}`, () => ends.get(id)).catch(() => {});
      return known(id);
    },
    result: (id) => {
      if (known(id).text !== null) update(id, { isRead: true });
      return known(id);
    },
    close: async () => {
      over.abort(new Error('the phase is over'));
      await settleWithin(grace, 'end of all tasks', () => Promise.all(ends.values())).catch(() => {});
      return [...tasks.values()].filter(({ isRead }) => !isRead);
    },
  };
}
