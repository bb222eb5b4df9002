import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { createBinder } from '../../src/plugins/binder.ts';
import { createDispatcher } from '../../src/plugins/dispatcher.ts';
import { createFaultLog } from '../../src/plugins/faults.ts';
import { makeFinding } from '../support/make-finding.ts';
import {
  bindingDeps,
  bundle,
  injectedExtension,
  loaded,
  plain,
  spyExtension,
  toolNamed,
  unit,
} from '../support/plugins.ts';

const findings = [makeFinding()];
const tail = { of: 'the phase' };
const nothing = async () => [];

function bind(plugins: Parameters<typeof bindingDeps>[0], faults = createFaultLog()) {
  return createBinder(unit, findings, bindingDeps(plugins, faults))(spyExtension, tail);
}

const namesOf = (bound: Awaited<ReturnType<typeof bind>>) =>
  bound.flatMap(({ tools }) => tools.map(({ name }) => name));

describe('row 5-6: the binder that a phase is handed', () => {
  test('gives bundles once, and refuses a second call', async () => {
    const binder = createBinder(unit, findings, bindingDeps([plain('a', toolNamed('x'))]));
    expect(namesOf(await binder(spyExtension, tail))).toEqual(['a__x']);
    await expect(binder(spyExtension, tail)).rejects.toThrow('for one attempt');
  });

  test('gives nothing without plugins', async () => {
    expect(await bind([])).toEqual([]);
  });
});

test('row 8-10: the core is about no phase: it imports none, nor what one hands its plugins', async () => {
  const core = (await readdir('src/plugins')).filter((one) => /\.ts$/.test(one) && one !== 'builtins.ts');
  for (const name of core) {
    const imports = (await readFile(`src/plugins/${name}`, 'utf8')).match(/from '[^']+'/g) ?? [];
    const ofPhases = /modes|conversation|phases|repair\/(?!model-tools|tool-arguments|language-model)/;
    expect(imports.filter((one) => ofPhases.test(one))).toEqual([]);
  }
});

describe('row 11-13: a hook', () => {
  test('gets unit, findings, a frozen context, then the very tail', async () => {
    const spyTools = vi.fn(nothing);
    await bind([loaded('a', { spyTools })]);
    const [call = []] = spyTools.mock.calls as unknown[][];
    expect(call.slice(0, 2)).toEqual([unit, findings]);
    expect(Object.isFrozen(call[2])).toBe(true);
    expect(call[3]).toBe(tail);
    expect(call).toHaveLength(4);
  });

  test('of a class has its `this`', async () => {
    class Counting {
      readonly title = 'counting';
      #names = ['one', 'two'];
      async spyTools() {
        return [bundle(...this.#names.map((name) => toolNamed(name)))];
      }
    }
    const plugin = { id: 'c', version: '1', digest: '', plugin: new Counting() };
    expect(namesOf(await bind([plugin]))).toEqual(['c__one', 'c__two']);
  });
});

test('row 14: the injected form knows who asks, whatever the order they were loaded in', async () => {
  const seen: Record<string, unknown> = {};
  const asking = (id: string) =>
    loaded(id, {
      injectedTools: async (
        _unit: unknown,
        _findings: unknown,
        _context: unknown,
        own: unknown,
        last: unknown,
      ) => {
        seen[id] = [own, last];
        return [];
      },
    });
  for (const plugins of [
    [asking('a'), asking('b')],
    [asking('b'), asking('a')],
  ]) {
    await createBinder(unit, findings, bindingDeps(plugins))(injectedExtension, (id) => ({ id }), tail);
    expect(seen).toEqual({ a: [{ id: 'a' }, tail], b: [{ id: 'b' }, tail] });
  }
});

test('row 15: all plugins are looked at, in the order of their ids; of those without the hook none is called', async () => {
  const other = vi.fn(nothing);
  const spy = (id: string) => loaded(id, { spyTools: async () => [bundle(toolNamed('x'))] });
  const bound = await bind([spy('c'), loaded('b', { repairTools: other }), spy('a')]);
  expect(namesOf(bound)).toEqual(['a__x', 'c__x']);
  expect(other).not.toHaveBeenCalled();
});

describe('row 16: the hook for any phase', () => {
  test('gets the beginning only, in a plain and in an injected phase', async () => {
    const anyPhaseTools = vi.fn(nothing);
    const plugins = [loaded('a', { anyPhaseTools })];
    await bind(plugins);
    await createBinder(unit, findings, bindingDeps(plugins))(injectedExtension, () => ({}), tail);
    expect(anyPhaseTools.mock.calls.map((call: unknown[]) => call.length)).toEqual([3, 3]);
  });

  test('and the hook of the phase both give their bundles', async () => {
    const both = loaded('a', {
      anyPhaseTools: async () => [bundle(toolNamed('any'))],
      spyTools: async () => [bundle(toolNamed('own'))],
    });
    expect(namesOf(await bind([both]))).toEqual(['a__own', 'a__any']);
  });
});

test('row 17: a tool hook has no way to start jobs', async () => {
  const spyTools = vi.fn(nothing);
  await bind([loaded('a', { spyTools })]);
  const context = (spyTools.mock.calls as unknown[][])[0]?.[2] as object;
  expect('runner' in context).toBe(false);
  expect(Object.keys(context).sort()).toEqual(['artifacts', 'cache', 'log', 'source']);
});

describe('a plugin that is no good is off, and the others are bound', () => {
  const good = plain('z', toolNamed('ok'));
  const many = Array.from({ length: 9 }, (_, index) => toolNamed(`t${index}`));
  const returning = (value: unknown) => ({ anyPhaseTools: async () => value });
  test.each([
    [
      'throws in its hook',
      {
        anyPhaseTools: async () => {
          throw new Error('broken');
        },
      },
      'broken',
    ],
    ['hangs in its hook', { anyPhaseTools: () => new Promise(() => {}) }, 'took longer than 0.2 s'],
    ['returns no list', returning('tools'), 'expected array'],
    [
      'returns a text for tools',
      returning([{ tools: 'x', systemPrompt: '' }]),
      'expected array, received string',
    ],
    ['has a name that is none', returning([bundle(toolNamed('X-1'))]), 'must match pattern'],
    ['has one tool twice', returning([bundle(toolNamed('x')), bundle(toolNamed('x'))]), 'two tools b__x'],
    ['has too many tools', returning([bundle(...many)]), 'more than 8 tools'],
    ['talks too much', returning([{ tools: [], systemPrompt: 'x'.repeat(4001) }]), '<=4000 characters'],
    [
      'has a schema of something else',
      returning([bundle(toolNamed('x', { parameters: { type: 'string' } }))]),
      'expected "object"',
    ],
    [
      'has a schema from elsewhere',
      returning([
        bundle(
          toolNamed('x', {
            parameters: { type: 'object', properties: { a: { $ref: 'https://a.example/s.json' } } } as never,
          }),
        ),
      ]),
      'at parameters.properties.a',
    ],
    [
      'has no execute',
      returning([bundle({ ...toolNamed('x'), execute: undefined as never })]),
      'must be a function',
    ],
  ])('%s', async (_name, bad, message) => {
    const faults = createFaultLog();
    expect(namesOf(await bind([loaded('b', bad), good], faults))).toEqual(['z__ok']);
    expect(faults.all).toEqual([{ plugin: 'b', at: 'hook', message: expect.stringContaining(message) }]);
    // For this unit: later attempts do not ask again.
    expect(faults.isOff('b')).toBe(true);
  });
});

test('the schema that was checked is the one that counts, whatever the plugin does with its own', async () => {
  const parameters = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] } as const;
  const mine = structuredClone(parameters) as { properties: object };
  const [bound] = await bind([plain('a', toolNamed('x', { parameters: mine as never }))]);
  mine.properties = {};
  expect(bound?.tools[0]?.parameters).toEqual({ ...parameters, additionalProperties: false });
});

test('row 7: what tells the model about tools is there exactly where they are, after faults too', async () => {
  const failing = toolNamed('x', {
    execute: () => {
      throw new Error('no');
    },
  });
  const tools = createDispatcher({ faults: createFaultLog(), mint: () => ({}) })(
    await bind([plain('a', failing), plain('b', toolNamed('y'))]),
  );
  expect(tools.offer().instructions).toBe('Use x.\n\nUse y.');
  for (let round = 0; round < 3; round += 1) await tools.answer([{ id: '1', name: 'a__x', arguments: '{}' }]);
  expect(tools.offer().instructions).toBe('Use y.');
  expect(tools.offer().declarations.map(({ name }) => name)).toEqual(['b__y']);
});
