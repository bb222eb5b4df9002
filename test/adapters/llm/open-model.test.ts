import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openModel } from '../../../src/adapters/llm/open-model.ts';
import { buildConfig } from '../../../src/config/build-config.ts';
import type { ConfigInput } from '../../../src/config/config.ts';
import { Secret } from '../../../src/config/secret.ts';
import { startModelEndpoint } from '../../support/model-endpoint.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-model-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (settings: ConfigInput, workflowToken: string | null = null) =>
  openModel(buildConfig([settings]), { workingDirectory: folder, workflowToken, userAgent: 'test' });
const request = {
  messages: [{ role: 'user', content: 'repair' }],
  temperature: 0,
  timeoutSeconds: 5,
} as const;

describe('the model that the settings name', () => {
  test('is none by default', async () => {
    expect(await open({})).toBeNull();
  });

  test('is asked at its address with its key', async () => {
    await using endpoint = await startModelEndpoint({ key: 'sk-1', models: ['m'], reply: 'yes' });
    const model = await open(
      { model: 'm', modelUrl: endpoint.url, modelApiKey: new Secret('sk-1') },
      'workflow',
    );
    expect(await model?.ask(request)).toMatchObject({ text: 'yes' });
  });

  test('is never sent the token of the workflow at another address', async () => {
    await using endpoint = await startModelEndpoint({ key: 'workflow', models: ['m'], reply: 'yes' });
    const model = await open({ model: 'm', modelUrl: endpoint.url }, 'workflow');
    await expect(model?.ask(request)).rejects.toThrow('did not accept the key');
  });

  test('has to say where it is, outside of a workflow', async () => {
    await expect(open({ model: 'm' })).rejects.toThrow('say where it is with `model-url`');
    expect((await open({ model: 'openai/gpt-4o-mini' }, 'workflow'))?.name).toBe('openai/gpt-4o-mini');
  });
});

describe('a scripted model', () => {
  const write = (name: string, script: unknown) => writeFile(join(folder, name), JSON.stringify(script));

  test('plays its file back and records what it is asked', async () => {
    const full = { text: 'two', finish: 'length', tokens: { prompt: 3, completion: 1 } };
    await write('a.json', { replies: ['one', full, { fault: 'rate-limit' }] });
    const model = await open({ model: 'scripted:a.json' });
    expect(await model?.ask(request)).toMatchObject({ text: 'one', finish: 'stop', tokens: null });
    expect(await model?.ask(request)).toMatchObject(full);
    await expect(model?.ask(request)).rejects.toMatchObject({ fault: 'rate-limit' });
    await expect(model?.ask(request)).rejects.toThrow('no reply left');
    const calls = (await readFile(join(folder, 'a.json.calls.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(calls.map((line) => JSON.parse(line))).toEqual(
      Array(4).fill({ messages: request.messages, temperature: 0 }),
    );
  });

  test.each([
    ['a file that is not there', 'none.json', null, 'no file that can be read'],
    ['a wrong reply', 'b.json', { replies: [3] }, 'replies.0'],
    ['a file without replies', 'c.json', {}, 'replies'],
  ])('refuses %s', async (_name, file, script, message) => {
    if (script !== null) await write(file, script);
    await expect(open({ model: `scripted:${file}` })).rejects.toThrow(message);
  });

  test('refuses a file that is not JSON', async () => {
    await writeFile(join(folder, 'd.json'), 'replies: [one]');
    await expect(open({ model: 'scripted:d.json' })).rejects.toThrow('not JSON');
  });
});
