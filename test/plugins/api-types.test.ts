import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { PhaseUnit, PluginToolContext, StateToken } from '../../src/plugins/api.ts';
import { createBinder } from '../../src/plugins/binder.ts';
import type { ToolBinder, ToolExtension } from '../../src/plugins/extension.ts';
import type { ExplainTools, RepairTools } from '../../src/plugins/phases.ts';
import {
  bindingDeps,
  injectedExtension,
  type SpyTools,
  spyExtension,
  toolNamed,
  unit,
} from '../support/plugins.ts';

// Each line below an `@ts-expect-error` must not compile: `npm run types` fails where one does.

test('row 8-10: a phase hands over exactly what its plugins expect', async () => {
  const binder = (): ToolBinder<PhaseUnit> => createBinder(unit, [], bindingDeps([]));
  const own = (id: string) => ({ id });
  await Promise.all([
    binder()(spyExtension, { a: 1 }),
    binder()(injectedExtension, own, { a: 1 }),
    // @ts-expect-error the tail is missing
    binder()(spyExtension),
    // @ts-expect-error the tail is another one
    binder()(spyExtension, 7),
    // @ts-expect-error the tail has more than is expected
    binder()(spyExtension, { a: 1 }, { b: 2 }),
    // @ts-expect-error what is injected comes first
    binder()(injectedExtension, { a: 1 }).catch(() => {}),
    // @ts-expect-error the tail behind what is injected is missing
    binder()(injectedExtension, own),
  ]);
});

test('row 8-10: another unit, and another method, are refused', () => {
  const wrongUnit: ToolExtension<SpyTools, { line: number }, [tail: object]> = {
    kind: 'plain',
    provider: spyExtension.provider,
    // @ts-expect-error its plugins expect another unit
    project: (provider) => provider.spyTools,
  };
  const wrongMethod: ToolExtension<RepairTools, PhaseUnit, []> = {
    kind: 'plain',
    provider: (plugin): plugin is RepairTools => plugin.title === '',
    // @ts-expect-error the reader of the state is not handed over
    project: (provider) => provider.repairTools,
  };
  expect([wrongUnit.kind, wrongMethod.kind]).toEqual(['plain', 'plain']);
});

test('row 17: a tool context has no runner to be called', () => {
  const use = (context: PluginToolContext) => {
    // @ts-expect-error there is none
    return context.runner;
  };
  expect(use({} as PluginToolContext)).toBeUndefined();
});

test('row 20: a token of one phase opens no other', () => {
  const takes = (state: StateToken<'repair'>) => state;
  const other: StateToken<'explain'> = {};
  // @ts-expect-error it is of another phase
  expect(takes(other)).toEqual({});
});

test('a plugin of the explanation gets the trace', async () => {
  const plugin: ExplainTools = {
    title: 'steps',
    explainTools: async (_unit, _findings, _context, trace) => [
      { tools: [toolNamed('steps', { execute: () => `${trace.length} steps` })], systemPrompt: '' },
    ],
  };
  const [bundle] = await plugin.explainTools(unit, [], {} as PluginToolContext, []);
  expect(bundle?.tools).toHaveLength(1);
});

test('row 23: what plugins may rely on is this list; a change of it is a change for all plugins', async () => {
  const text = `${await readFile('src/plugins/api.ts', 'utf8')}\n${await readFile('src/plugins/phases.ts', 'utf8')}`;
  const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([
    'AnyPhaseTools',
    'Artifact',
    'ArtifactRegistrar',
    'AuthorState',
    'Checked',
    'EditId',
    'ExplainTools',
    'Hook',
    'JsonSchema',
    'Observed',
    'PhaseUnit',
    'Plugin',
    'PluginToolContext',
    'ProvidedTools',
    'RepairTools',
    'StateReader',
    'StateToken',
    'TaskId',
    'Tool',
    'ToolArguments',
    'ToolCall',
  ]);
  expect(text).not.toMatch(/^export (?:const|function|class)/m);
});
