import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createFaultLog } from '../../src/plugins/faults.ts';
import { createTaskHost } from '../../src/plugins/task-host.ts';

function host(over: Partial<Parameters<typeof createTaskHost>[0]> = {}) {
  const faults = createFaultLog();
  return { tasks: createTaskHost({ slots: 2, seconds: 5, perPlugin: 8, ...over }, faults), faults };
}

test('row 24-25: tasks run beside whoever launched them, as many at a time as there are slots', async () => {
  const { tasks } = host();
  let [running, peak] = [0, 0];
  const ids = Array.from({ length: 5 }, () =>
    tasks.launch('a', 'counts', async () => {
      running += 1;
      peak = Math.max(peak, running);
      await sleep(10);
      running -= 1;
      return 'done';
    }),
  );
  await sleep(1);
  expect(tasks.list().map(({ status }) => status)).toEqual([
    'running',
    'running',
    'queued',
    'queued',
    'queued',
  ]);
  await Promise.all(ids.map((id) => tasks.wait(id, 5)));
  expect(peak).toBe(2);
});

describe('row 26: a task is listed, waited for and fetched', () => {
  test('as it goes on; waiting too short leaves it running; its result can be read twice', async () => {
    const { tasks } = host({ slots: 1 });
    let finish = (_text: string) => {};
    const id = tasks.launch(
      'a',
      'waits',
      () =>
        new Promise((done) => {
          finish = done;
        }),
    );
    const second = tasks.launch('a', 'comes later', async () => 'two');
    expect(tasks.result(second).status).toBe('queued');
    expect((await tasks.wait(id, 0.01)).status).toBe('running');
    finish('one');
    expect((await tasks.wait(id, 5)).status).toBe('done');
    expect([tasks.result(id).text, tasks.result(id).text]).toEqual(['one', 'one']);
  });

  test('one that fails is a text, and ends nothing else', async () => {
    const { tasks, faults } = host();
    const bad = tasks.launch('a', 'fails', async () => {
      throw new Error('broken');
    });
    const good = tasks.launch('b', 'works', async () => 'fine');
    expect(await tasks.wait(bad, 5)).toMatchObject({ status: 'failed', text: 'broken' });
    expect(await tasks.wait(good, 5)).toMatchObject({ status: 'done', text: 'fine' });
    expect(faults.all).toEqual([{ plugin: 'a', at: 'task', message: 'broken' }]);
    expect(() => tasks.result('task-9')).toThrow('no task with that id');
  });

  test('one that fails with words about time is no other', async () => {
    const { tasks } = host();
    const id = tasks.launch('a', 'talks of time', async () => {
      throw new Error('took longer than I like');
    });
    expect(await tasks.wait(id, 5)).toMatchObject({ status: 'failed', text: 'took longer than I like' });
  });

  test('one that takes too long is ended, and a long result is cut', async () => {
    const { tasks } = host({ seconds: 0.02 });
    const slow = tasks.launch('a', 'hangs', () => new Promise(() => {}));
    expect(await tasks.wait(slow, 5)).toMatchObject({ status: 'timed-out' });
    const long = tasks.launch('a', 'talks', async () => 'x'.repeat(10_000_000));
    expect((await tasks.wait(long, 5)).text?.length).toBeLessThan(17_000);
  });

  test('one plugin can not take all: a hundred are refused', () => {
    const { tasks, faults } = host();
    const launch = () => tasks.launch('a', 'one of many', async () => '');
    for (let index = 0; index < 8; index += 1) launch();
    for (let index = 8; index < 100; index += 1) expect(launch).toThrow('may start 8 tasks');
    expect(tasks.list()).toHaveLength(8);
    expect(faults.all).toHaveLength(1);
    expect(tasks.launch('b', 'of somebody else', async () => '')).toBe('task-9');
  });

  test('with the phase they end, and what nobody has read is told', async () => {
    const { tasks } = host({ slots: 1 });
    let isTold = false;
    tasks.launch(
      'a',
      'hangs',
      (signal) =>
        new Promise(() =>
          signal.addEventListener('abort', () => {
            isTold = true;
          }),
        ),
    );
    tasks.launch('a', 'never begins', async () => 'no');
    await sleep(1);
    const unread = await tasks.close();
    expect(isTold).toBe(true);
    expect(unread.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(() => tasks.launch('a', 'too late', async () => '')).toThrow('the phase is over');
  });
});
