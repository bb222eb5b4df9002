import { describe, expect, test, vi } from 'vitest';
import type { Tool } from '../../src/plugins/api.ts';
import { createBinder } from '../../src/plugins/binder.ts';
import { createDispatcher } from '../../src/plugins/dispatcher.ts';
import { createFaultLog } from '../../src/plugins/faults.ts';
import { bindingDeps, plain, spyExtension, toolNamed, unit } from '../support/plugins.ts';

async function toolsWith(tool: Tool, mint = () => ({})) {
  const faults = createFaultLog();
  const bound = await createBinder(unit, [], bindingDeps([plain('p', tool)], faults))(spyExtension, {});
  const tools = createDispatcher({ faults, mint })(bound);
  const call = async (args: string, name = `p__${tool.name}`) =>
    (await tools.answer([{ id: 'c', name, arguments: args }]))[0] ?? '';
  return { tools, call, faults };
}

const counting: Tool['parameters'] = {
  type: 'object',
  properties: {
    n: { type: 'integer' },
    how: { type: 'string', enum: ['up', 'down'] },
    all: { type: 'array', items: { type: 'boolean' } },
  },
  required: ['n'],
};

describe('whatever a tool does, the model gets a text', () => {
  test.each<[string, Partial<Tool>, string]>([
    [
      'it throws',
      {
        execute: () => {
          throw new Error('broken');
        },
      },
      'p__x failed: broken',
    ],
    [
      'it throws something odd',
      {
        execute: () => {
          throw {
            toString() {
              throw new Error('ha');
            },
          };
        },
      },
      'p__x failed: something that can not be shown',
    ],
    ['it rejects', { execute: () => Promise.reject(new Error('later')) }, 'p__x failed: later'],
    [
      'it never settles',
      { timeoutMs: 50, execute: () => new Promise(() => {}) },
      'p__x failed: took longer than 0.05 s',
    ],
    ['it returns a number', { execute: () => 7 as never }, 'p__x failed: it returned no text'],
  ])('%s', async (_name, over, said) => {
    const { call, faults } = await toolsWith(toolNamed('x', over));
    expect(await call('{}')).toBe(said);
    expect(faults.all).toHaveLength(1);
  });

  test('and what is long is cut, and marked as cut', async () => {
    const { call } = await toolsWith(toolNamed('x', { execute: () => 'y'.repeat(10_000_000) }));
    const said = await call('{}');
    expect(said.length).toBeLessThan(17_000);
    expect(said).toMatch(/\(cut: it has 10000000 characters\)$/);
  });
});

test.each([
  ['not json', 'no JSON'],
  ['[]', 'expected object'],
  ['{}', 'received undefined\n  → at n'],
  ['{"n":1.5}', 'expected int'],
  ['{"n":1,"m":2}', 'Unrecognized key: "m"'],
  ['{"n":1,"how":"sideways"}', 'expected one of "up"|"down"'],
  ['{"n":1,"all":[true,0]}', 'expected boolean, received number\n  → at all[1]'],
  ['{"n":1,"__proto__":{"a":1}}', 'Unrecognized key: "__proto__"'],
])('arguments are checked before the tool sees them: %s', async (args, message) => {
  const execute = vi.fn(() => 'ran');
  const { call } = await toolsWith(toolNamed('x', { parameters: counting, execute }));
  expect(await call(args)).toContain(message);
  expect(execute).not.toHaveBeenCalled();
  expect(await call('{"n":1,"how":"up","all":[true]}')).toBe('ran');
});

test.each(['constructor', '__proto__', 'toString', 'p__y', ''])('%j is no tool', async (name) => {
  const { call } = await toolsWith(toolNamed('x'));
  expect(await call('{}', name)).toBe('there is no such tool');
});

test('three failures in a row retire a tool; one success in between keeps it', async () => {
  let fails = true;
  const execute = () => {
    if (fails) throw new Error('no');
    return 'yes';
  };
  const { tools, call } = await toolsWith(toolNamed('x', { execute }));
  await call('{}');
  await call('{}');
  fails = false;
  expect(await call('{}')).toBe('yes');
  fails = true;
  for (let round = 0; round < 2; round += 1) await call('{}');
  expect(await call('{}')).toBe('p__x failed: no');
  expect(await call('{}')).toBe('there is no such tool');
  expect(tools.offer().declarations).toEqual([]);
});

test('a tool that hangs is told to stop', async () => {
  let isTold = false;
  const execute: Tool['execute'] = (_args, { signal }) => {
    signal.addEventListener('abort', () => {
      isTold = true;
    });
    return new Promise(() => {});
  };
  const { call } = await toolsWith(toolNamed('x', { timeoutMs: 30, execute }));
  await call('{}');
  expect(isTold).toBe(true);
});

test('calls of one answer see one state, made for it', async () => {
  const states: unknown[] = [];
  const mint = vi.fn(() => ({}));
  const { tools } = await toolsWith(
    toolNamed('x', {
      execute: (_args, { state }) => {
        states.push(state);
        return '';
      },
    }),
    mint,
  );
  const one = { name: 'p__x', arguments: '{}' };
  await tools.answer([
    { id: '1', ...one },
    { id: '2', ...one },
  ]);
  await tools.answer([{ id: '3', ...one }]);
  expect(mint).toHaveBeenCalledTimes(2);
  expect(states[0]).toBe(states[1]);
  expect(states[2]).not.toBe(states[0]);
});
