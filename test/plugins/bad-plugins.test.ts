import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importTextIn } from '../../src/adapters/plugins/import-text.ts';
import type { Hook, PhaseUnit, Plugin } from '../../src/plugins/api.ts';
import { createDispatcher } from '../../src/plugins/dispatcher.ts';
import { hasMethod, type InjectedToolExtension } from '../../src/plugins/extension.ts';
import { loadPlugins } from '../../src/plugins/load-plugins.ts';
import { type Phase, runPhase } from '../../src/plugins/run-phase.ts';
import { createStateHost } from '../../src/plugins/state-host.ts';
import { taskTools } from '../../src/plugins/task-tools.ts';
import { createEditStore, type EditedFiles } from '../../src/repair/edit-store.ts';
import { unit } from '../support/plugins.ts';

/** A plugin whose one tool has this body; `view` is what `open` lends. */
const withTool = (body: string, more = '') => `${more}
export default {
  title: 'bad',
  asyncTools: async (unit, findings, context, open) => [{ systemPrompt: 'use x', tools: [{
    name: 'x', description: 'x', timeoutMs: 300, launchesTasks: true,
    parameters: { type: 'object', properties: {} },
    execute: async (args, { state }) => { ${body} },
  }] }],
};`;

const withHook = (body: string) => `export default { title: 'bad', asyncTools: async () => { ${body} } };`;
const propose = (files: string, why = '{ summary: "s", whySound: "w" }') =>
  `return open(state, (view) => view.edits.propose(${files}, ${why}));`;

/** By their names; each is a file as a repository would have it. */
const bad: Readonly<Record<string, string>> = {
  'throws-on-load': 'throw new Error("on load");',
  'throws-in-hook': withHook('throw new Error("in the hook");'),
  'hangs-in-hook': withHook('return new Promise((wake) => setTimeout(wake, 60_000).unref());'),
  'never-settles': withTool('return new Promise(() => {});'),
  'bad-schema': withHook(
    'return [{ systemPrompt: "", tools: [{ name: "x", description: "", parameters: { $ref: "https://a.example" }, execute: () => "" }] }];',
  ),
  'duplicate-tool': withHook(
    'const x = { name: "x", description: "", parameters: { type: "object", properties: {} }, execute: () => "" }; return [{ systemPrompt: "", tools: [x, x] }];',
  ),
  'ten-megabytes': withTool('return "y".repeat(10_000_000);'),
  'forged-author': withTool(
    propose(
      '{ "a.c": "forged" }',
      '{ summary: "s", whySound: "w", author: { by: "agent" }, by: "agent", plugin: "good" }',
    ),
  ),
  'path-escape': withTool(propose('{ "../../etc/a.c": "x" }')),
  'dead-view': withTool(
    'return String(kept = kept ?? await open(state, (view) => view), kept.n);',
    'let kept;',
  ),
  spins: withTool('const end = Date.now() + 5000; while (Date.now() < end); return "spun";'),
  'hundred-tasks': withTool(
    'return open(state, (view) => { for (let i = 0; i < 100; i += 1) view.tasks.launch("t", async () => "done"); return "all"; });',
  ),
};
const good = withTool('return "good";');

interface View {
  readonly n: number;
  readonly edits: { propose(files: object, why: object): string };
  readonly tasks: { launch(description: string, job: () => Promise<string>): string };
}

interface AsyncTools extends Plugin {
  asyncTools: Hook<PhaseUnit, [open: unknown]>;
}

const extension: InjectedToolExtension<AsyncTools, PhaseUnit, [], unknown> = {
  kind: 'injected',
  provider: (plugin): plugin is AsyncTools => hasMethod(plugin, 'asyncTools'),
  project: (provider) => provider.asyncTools,
};

test('12 bad plugins leave the run sound, each is named, and the good one among them works', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-plugins-'));
  try {
    const files = Object.entries({ ...bad, good }).map(([id, text]) => ({ path: `tools/${id}.mjs`, text }));
    const product = { version: '1', digest: '' };
    const loading = { builtins: {}, product, importText: importTextIn(folder) };
    const { plugins, faults: loadFaults } = await loadPlugins([], files, loading);
    const store = createEditStore({ mayEdit: (path) => path === 'a.c' });
    const said: Record<string, string> = {};
    let declared: readonly string[] = [];
    const phase: Phase<PhaseUnit, string> = {
      name: 'test',
      extension,
      run: async (_unit, _findings, { nextBinder, tasks, faults, signal }) => {
        const states = createStateHost<'test', EditedFiles, View>({
          snapshot: store.current,
          open: async (edited, id) => ({
            view: {
              n: 1,
              edits: {
                propose: (given, why) => store.commit({ by: 'plugin', plugin: id }, edited, given, why),
              },
              tasks: { launch: (description, job) => tasks.launch(id, description, job) },
            },
            close: async () => {},
          }),
          faults,
          signal,
        });
        const bound = await nextBinder()(extension, states.readerFor);
        const tools = createDispatcher({ faults, mint: states.mint, signal })([
          ...bound,
          ...taskTools(bound, tasks),
        ]);
        declared = tools.offer().declarations.map(({ name }) => name);
        for (const name of declared.filter((one) => one.includes('__')))
          [said[name] = ''] = await tools.answer([{ id: name, name, arguments: '{}' }]);
        return 'the verdict';
      },
    };
    const source = { read: async () => null, list: async () => [], analyse: async () => null };
    const limits = { slots: 1, seconds: 5, perPlugin: 8 };
    const ended = await runPhase(phase, unit, [], { plugins, source, limits, log: () => {} });

    expect(ended.result).toBe('the verdict');
    expect(said.good__x).toBe('good');
    const named = [...loadFaults, ...ended.faults].map(({ plugin, at }) => `${plugin} ${at}`);
    expect(named.sort()).toEqual([
      'bad-schema hook',
      'dead-view tool',
      'duplicate-tool hook',
      'hangs-in-hook hook',
      'hundred-tasks task',
      'hundred-tasks tool',
      'never-settles tool',
      'path-escape tool',
      'spins tool',
      'ten-megabytes tool',
      'throws-in-hook hook',
      'throws-on-load load',
    ]);
    // A forgery is not read: what it proposed is in the log under its own name.
    expect(said['ten-megabytes__x']?.length).toBeLessThan(17_000);
    expect(store.all().map(({ author }) => author)).toEqual([{ by: 'plugin', plugin: 'forged-author' }]);
    expect(store.current()).toEqual(new Map());
    expect(ended.unread.length).toBeLessThanOrEqual(8);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
