import type { TaskId } from './api.ts';
import { cutOutput } from './dispatcher.ts';
import type { PluginId } from './extension.ts';
import { type FaultLog, wordsOf } from './faults.ts';
import { settleWithin } from './settle-within.ts';

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

/** Runs work of plugins beside the model. A task that fails is a text, and ends nothing else. */
export interface TaskHost {
  launch(plugin: PluginId, description: string, job: (signal: AbortSignal) => Promise<string>): TaskId;
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
  const waiting: (() => Promise<void>)[] = [];
  const ends = new Map<TaskId, Promise<void>>();
  const over = new AbortController();
  let running = 0;
  const known = (id: TaskId) => {
    const task = tasks.get(id);
    if (task === undefined) throw new Error('there is no task with that id');
    return task;
  };
  const update = (id: TaskId, change: Partial<Task>) => tasks.set(id, { ...known(id), ...change });
  const next = () => {
    for (
      let start = running < slots ? waiting.shift() : undefined;
      start;
      start = running < slots ? waiting.shift() : undefined
    ) {
      running += 1;
      void start().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  const run = async (id: TaskId, job: (signal: AbortSignal) => Promise<string>) => {
    if (over.signal.aborted)
      return void update(id, { status: 'cancelled', text: 'The phase ended before it began.' });
    update(id, { status: 'running' });
    try {
      const text = await settleWithin(seconds * 1000, `task ${id} of ${known(id).plugin}`, job, over.signal);
      update(id, { status: 'done', text: cutOutput(String(text)) });
    } catch (thrown) {
      const message = wordsOf(thrown);
      const status = over.signal.aborted
        ? 'cancelled'
        : /^took longer than/.test(message)
          ? 'timed-out'
          : 'failed';
      update(id, { status, text: message });
      if (status !== 'cancelled') faults.add({ plugin: known(id).plugin, at: 'task', message });
    }
  };
  const read = (id: TaskId) => {
    const task = known(id);
    if (task.text !== null) update(id, { isRead: true });
    return known(id);
  };
  return {
    launch: (plugin, description, job) => {
      if (over.signal.aborted) throw new Error('the phase is over');
      const own = [...tasks.values()].filter((task) => task.plugin === plugin).length;
      if (own >= perPlugin) {
        faults.add({ plugin, at: 'task', message: `asked for more than ${perPlugin} tasks` });
        throw new Error(`a plugin may start ${perPlugin} tasks`);
      }
      const id = `task-${tasks.size + 1}`;
      tasks.set(id, {
        id,
        plugin,
        description: description.slice(0, 200),
        status: 'queued',
        text: null,
        isRead: false,
      });
      ends.set(id, new Promise((end) => waiting.push(() => run(id, job).finally(end))));
      next();
      return id;
    },
    list: () => [...tasks.values()],
    wait: async (id, most) => {
      known(id);
      let timer: NodeJS.Timeout | undefined;
      const pause = new Promise<void>((wake) => {
        timer = setTimeout(wake, most * 1000);
      });
      await Promise.race([ends.get(id), pause]);
      clearTimeout(timer);
      return known(id);
    },
    result: read,
    close: async () => {
      over.abort(new Error('the phase is over'));
      const rest = [...ends.values()].map((end) =>
        settleWithin(grace, 'end of a task', () => end).catch(() => {}),
      );
      await Promise.all(rest);
      return [...tasks.values()].filter(({ isRead }) => !isRead);
    },
  };
}
