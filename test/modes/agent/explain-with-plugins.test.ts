import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceReader } from '../../../src/adapters/files/source-reader.ts';
import { buildConfig } from '../../../src/config/build-config.ts';
import type { AskedExplanation } from '../../../src/conversation/ask-for-explanation.ts';
import { explainWithPlugins } from '../../../src/modes/agent/explain-with-plugins.ts';
import type { PluginKit } from '../../../src/modes/agent/plugin-kit.ts';
import { noLentHeaders } from '../../../src/modes/lend-headers.ts';
import type { LoadedPlugin } from '../../../src/plugins/extension.ts';
import type { ModelTools } from '../../../src/repair/model-tools.ts';
import { makeFinding } from '../../support/make-finding.ts';
import { cParser } from '../../support/parse-c.ts';
import { bundle, loaded, toolNamed } from '../../support/plugins.ts';

let root: string;
let entries: Map<string, string>;
let asked: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'test-kept-'));
  await writeFile(join(root, 'a.c'), 'int a;\n');
  entries = new Map();
  asked = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

const noting = (id: string, version?: string, digest?: string) =>
  loaded(
    id,
    {
      anyPhaseTools: async (
        _unit: unknown,
        _findings: unknown,
        { artifacts }: { artifacts: { register(one: object): void } },
      ) => {
        artifacts.register({ name: 'x.txt', kind: 'note', description: 'a note', content: `of ${id}` });
        return [bundle(toolNamed('look'))];
      },
    },
    version,
    digest,
  );

interface Asking {
  readonly plugins?: readonly LoadedPlugin[];
  readonly answer?: Partial<AskedExplanation>;
  readonly meanwhile?: (tools: ModelTools | null) => Promise<unknown>;
  readonly model?: string;
  readonly loadFaults?: PluginKit['loadFaults'];
}

async function explain({ plugins = [], answer = {}, meanwhile, model = 'm', loadFaults = [] }: Asking = {}) {
  const kept: string[] = [];
  const kit: PluginKit = {
    plugins,
    loadFaults,
    analyser: null,
    cores: 1,
    keep: async ({ plugin, content }) => {
      kept.push(`${plugin}: ${content}`);
      return `left/${plugin}`;
    },
    write: async () => {},
    log: () => {},
  };
  const deps = { reader: sourceReader, parser: await cParser(), verifier: { version: '8.4.0' } as never };
  const place = { tree: { root, commit: null }, checkout: root, lent: noLentHeaders };
  const part = await explainWithPlugins(
    { finding: makeFinding(), place, config: buildConfig([]), deps },
    plugins.length === 0 && loadFaults.length === 0 ? null : kit,
    {
      model,
      messages: [{ role: 'user', content: 'why?' }],
      ask: async (tools) => {
        asked += 1;
        await meanwhile?.(tools);
        return { sentences: [`answer ${asked}`], notes: [], isWhole: true, ...answer };
      },
    },
    {
      read: async (key) => entries.get(key) ?? null,
      write: async (key, text) => void entries.set(key, text),
      remove: async (key) => void entries.delete(key),
    },
  );
  return { ...part, kept };
}

describe('row 4, 19: the same question is not asked again', () => {
  test('and what plugins left is in the report again', async () => {
    const first = await explain({ plugins: [noting('a')] });
    expect(first).toEqual({
      sentences: ['answer 1'],
      notes: ['From plugin a: a note (left/a).'],
      kept: ['a: of a'],
    });
    expect(await explain({ plugins: [noting('a')] })).toEqual(first);
    expect(asked).toBe(1);
  });

  test('whatever the order of plugins, and with others that have no part in it', async () => {
    await explain({ plugins: [noting('a'), noting('b')] });
    await explain({ plugins: [noting('b'), noting('a'), loaded('c', { repairTools: async () => [] })] });
    expect(asked).toBe(1);
  });

  test.each<[string, readonly LoadedPlugin[]]>([
    ['goes', []],
    ['comes', [noting('a'), noting('b')]],
    ['is another version', [noting('a', '2')]],
    ['has other bytes', [noting('a', '1', 'other')]],
  ])('but is where a plugin %s', async (_what, plugins) => {
    await explain({ plugins: [noting('a')] });
    await explain({ plugins });
    expect(asked).toBe(2);
  });

  test('but is about other code that a plugin may look at, and of another model', async () => {
    await explain({ plugins: [noting('a')] });
    await writeFile(join(root, 'b.h'), 'int b;\n');
    await explain({ plugins: [noting('a')] });
    await explain({ plugins: [noting('a')], model: 'n' });
    expect(asked).toBe(3);
  });
});

test.each<[string, Asking]>([
  ['was cut off', { answer: { isWhole: false } }],
  [
    'a plugin failed in',
    { plugins: [loaded('a', { anyPhaseTools: async () => Promise.reject(new Error('broken')) })] },
  ],
  ['a plugin is missing in', { loadFaults: [{ plugin: 'b', at: 'load', message: 'broken' }] }],
])('an answer that %s is not kept', async (_what, asking) => {
  await explain(asking);
  expect(entries.size).toBe(0);
  await explain(asking);
  expect(asked).toBe(2);
});

test('an entry that somebody changed is none', async () => {
  await explain();
  for (const [key, text] of entries) entries.set(key, text.replace('answer 1', 'answer X'));
  expect((await explain()).sentences).toEqual(['answer 2']);
});
