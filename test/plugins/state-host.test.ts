import { describe, expect, test } from 'vitest';
import type { StateToken } from '../../src/plugins/api.ts';
import { createFaultLog } from '../../src/plugins/faults.ts';
import { createStateHost } from '../../src/plugins/state-host.ts';

function host(signal?: AbortSignal) {
  const closed: number[] = [];
  const faults = createFaultLog();
  let version = 1;
  const { mint, readerFor } = createStateHost<
    'spy',
    { n: number },
    { n: number; by: string; deep: { get(): number } }
  >({
    snapshot: () => ({ n: version }),
    open: async ({ n }, id) => ({
      view: { n, by: id, deep: { get: () => n } },
      close: async () => void closed.push(n),
    }),
    faults,
    signal,
  });
  return {
    mint,
    open: readerFor('a'),
    closed,
    faults,
    advance: () => {
      version += 1;
    },
  };
}

describe('row 20-21: a state is seen through its token alone', () => {
  test('which says nothing, and opens what was there when it was made', async () => {
    const { mint, open, advance } = host();
    const token = mint();
    advance();
    expect(Reflect.ownKeys(token)).toEqual([]);
    expect(Object.isFrozen(token)).toBe(true);
    expect(await open(token, ({ n, by }) => `${n} ${by}`)).toBe('1 a');
    expect(await open(mint(), ({ n }) => n)).toBe(2);
  });

  test('a forged one, and one of another phase, open nothing', async () => {
    const { open, faults } = host();
    const forged = [{}, Object.freeze({}), host().mint(), structuredClone(host().mint())];
    for (const token of forged)
      await expect(open(token as StateToken<'spy'>, () => 1)).rejects.toThrow('no state of this phase');
    expect(faults.all).toMatchObject([{ plugin: 'a', at: 'state' }]);
  });

  test('a view is over with its use: all of it, what it handed out as well', async () => {
    const { mint, open, closed } = host();
    const kept = await open(mint(), (view) => ({ view, deep: view.deep, get: view.deep.get }));
    expect(closed).toEqual([1]);
    expect(() => kept.view.n).toThrow('this view of the state is over');
    expect(() => kept.deep.get()).toThrow('over');
    expect(() => kept.get()).toThrow('over');
  });

  test('it can not be written to', async () => {
    const { mint, open } = host();
    await expect(
      open(mint(), (view) => {
        view.n = 7;
      }),
    ).rejects.toThrow();
  });

  test('a list in it is a copy: what is done to it changes nothing of the host', async () => {
    const flags = ['--unwind'];
    const { mint, readerFor } = createStateHost<'spy', object, { config: { flags: string[] } }>({
      snapshot: () => ({}),
      open: async () => ({ view: { config: { flags } }, close: async () => {} }),
      faults: createFaultLog(),
    });
    await readerFor('a')(mint(), ({ config }) => config.flags.push('--no-bounds-check'));
    expect(flags).toEqual(['--unwind']);
  });

  test('what it stands on is put away after a throw, and after an abort that nobody answers', async () => {
    const abort = new AbortController();
    const { mint, open, closed } = host(abort.signal);
    await expect(
      open(mint(), () => {
        throw new Error('mine');
      }),
    ).rejects.toThrow('mine');
    expect(closed).toEqual([1]);
    const never = open(mint(), () => new Promise(() => {}));
    await new Promise((wake) => setTimeout(wake, 5));
    abort.abort(new Error('the phase is over'));
    await expect(never).rejects.toThrow('the phase is over');
    expect(closed).toEqual([1, 1]);
  });
});
