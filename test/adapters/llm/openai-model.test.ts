import { describe, expect, test } from 'vitest';
import { hideSecret } from '../../../src/adapters/known-secrets.ts';
import { createOpenAiModel, type OpenAiModelOptions } from '../../../src/adapters/llm/openai-model.ts';
import { ModelError } from '../../../src/domain/errors.ts';
import type { ModelRequest } from '../../../src/repair/language-model.ts';
import {
  type EndpointOptions,
  type ModelEndpoint,
  startModelEndpoint,
} from '../../support/model-endpoint.ts';

const key = 'sk-test-key';
const start = (over: Partial<EndpointOptions> = {}) =>
  startModelEndpoint({ key, models: ['m'], reply: 'int x;', ...over });

function modelAt({ url }: { url: string }, over: Partial<OpenAiModelOptions> = {}) {
  return createOpenAiModel({ model: 'm', url, key, userAgent: 'test', retry: { secondMs: 20 }, ...over });
}

const request: ModelRequest = {
  messages: [
    { role: 'system', content: 'rules' },
    { role: 'user', content: 'repair' },
    { role: 'assistant', content: 'int y;' },
    { role: 'user', content: 'again' },
  ],
  temperature: 0.4,
  timeoutSeconds: 10,
};

async function faultOf(promise: Promise<unknown>): Promise<ModelError> {
  const error = await promise.then(
    () => new Error('it was answered'),
    (cause: unknown) => cause,
  );
  if (error instanceof ModelError) return error;
  throw error;
}

describe('a model behind an endpoint', () => {
  test('is sent the messages in their order, and gives text, finish and tokens', async () => {
    await using endpoint = await start();
    expect(await modelAt(endpoint).ask(request)).toMatchObject({
      text: 'int x;',
      finish: 'stop',
      tokens: { prompt: 21, completion: 7 },
    });
    expect(endpoint.requests).toEqual([{ model: 'm', messages: request.messages, temperature: 0.4 }]);
  });

  test.each([
    ['length', 'length'],
    ['content_filter', 'other'],
  ] as const)('that ended with %s says so', async (finish, expected) => {
    await using endpoint = await start({ finish });
    expect(await modelAt(endpoint).ask(request)).toMatchObject({ finish: expected });
  });

  test('hands its answer on piece by piece where somebody waits for it', async () => {
    await using endpoint = await start({ reply: 'int x = 3;' });
    const pieces: string[] = [];
    const reply = await modelAt(endpoint).ask({ ...request, onText: (piece) => pieces.push(piece) });
    expect(pieces).toEqual(['int x', ' = 3;']);
    expect(reply).toMatchObject({
      text: 'int x = 3;',
      finish: 'stop',
      tokens: { prompt: 21, completion: 7 },
    });
  });

  test('is sent no secret of the job', async () => {
    hideSecret('secret-of-the-job');
    await using endpoint = await start();
    const messages = [{ role: 'user', content: 'return "secret-of-the-job";' }] as const;
    await modelAt(endpoint).ask({ ...request, messages });
    expect(endpoint.requests[0]?.messages).toEqual([{ role: 'user', content: 'return "[redacted]";' }]);
  });

  test('takes nothing from the variables of other programs', async () => {
    await using endpoint = await start();
    const variables = {
      OPENAI_API_KEY: 'sk-other',
      OPENAI_BASE_URL: 'http://127.0.0.1:1',
      OPENAI_ORG_ID: 'o',
    };
    Object.assign(process.env, variables);
    try {
      expect(await modelAt(endpoint).ask(request)).toMatchObject({ text: 'int x;' });
    } finally {
      for (const name of Object.keys(variables)) delete process.env[name];
    }
  });
});

describe('a fault becomes a sentence that says what to change, without the words of the endpoint', () => {
  test.each([
    ['401, a wrong key', { key: 'sk-wrong' }, 'refused', 'did not accept the key; see `model-api-key` (401)'],
    ['404, an unknown model', { model: 'n' }, 'refused', 'knows no model n'],
    ['404, another address', { url: '/other' }, 'refused', 'see `model` and `model-url` (404)'],
  ] as const)('%s', async (_name, over, fault, sentence) => {
    await using endpoint = await start();
    const options = 'url' in over ? { url: endpoint.url.replace('/v1', over.url) } : over;
    const error = await faultOf(modelAt(endpoint, options).ask(request));
    expect(error).toMatchObject({ fault, message: expect.stringContaining(sentence) });
    expect(error.message).not.toContain('sk-');
    expect(endpoint.times).toHaveLength(1);
  });

  const repeated = (fault: ModelEndpoint['faults'][number]) => [fault, fault, fault, fault];
  const status = (code: number, more: object = {}) => ({ kind: 'status', status: code, ...more }) as const;

  test.each([
    ['403', [status(403)], 'refused', '`models: read` (403)', 1],
    ['413', [status(413)], 'refused', 'set `model-context` (413)', 1],
    [
      '400, too long',
      [status(400, { code: 'context_length_exceeded' })],
      'refused',
      'set `model-context` (400)',
      1,
    ],
    [
      '400, a temperature',
      [status(400, { param: 'temperature' })],
      'refused',
      'does not take temperature 0.4',
      1,
    ],
    ['429, again and again', repeated(status(429)), 'rate-limit', 'does not end soon enough (429)', 4],
    [
      '429, for longer than is waited',
      [status(429, { headers: { 'retry-after': '3600' } })],
      'rate-limit',
      '(429)',
      1,
    ],
    ['429, no credit', [status(429, { code: 'insufficient_quota' })], 'refused', 'has no credit left', 1],
    ['500, again and again', repeated(status(500)), 'unavailable', 'failed itself (500)', 4],
    ['an answer that breaks off', [{ kind: 'cut' }], 'cut', 'broke off its answer', 1],
    [
      'a page',
      [{ kind: 'body', type: 'text/html', text: '<h1>Log in</h1>' }],
      'unreadable',
      'no chat completion',
      1,
    ],
    [
      'broken JSON',
      [{ kind: 'body', type: 'application/json', text: '{"choices":' }],
      'unreadable',
      'no JSON',
      1,
    ],
    [
      'no choices',
      [{ kind: 'body', type: 'application/json', text: '{"choices":[]}' }],
      'unreadable',
      'no chat completion',
      1,
    ],
    ['nothing', [{ kind: 'body', type: 'application/json', text: '' }], 'unreadable', '', 1],
  ] as const)('%s', async (_name, faults, fault, sentence, requests) => {
    await using endpoint = await start();
    endpoint.faults.push(...faults);
    const error = await faultOf(modelAt(endpoint).ask(request));
    expect(error).toMatchObject({ fault, message: expect.stringContaining(sentence) });
    expect(error.message).toMatch(/^127\.0\.0\.1:\d+/);
    expect(error.message).not.toContain('sk-');
    expect(endpoint.times).toHaveLength(requests);
  });

  test.each(['silence', 'slow-body'] as const)('time that is over (%s)', async (kind) => {
    await using endpoint = await start();
    endpoint.faults.push({ kind });
    const error = await faultOf(modelAt(endpoint).ask({ ...request, timeoutSeconds: 0.3 }));
    expect(error).toMatchObject({
      fault: 'time',
      message: expect.stringContaining('did not answer in time'),
    });
  });

  test('an endpoint that is not there', async () => {
    const { url } = await start().then(async (endpoint) => {
      await endpoint[Symbol.asyncDispose]();
      return endpoint;
    });
    const error = await faultOf(modelAt({ url }).ask(request));
    expect(error).toMatchObject({
      fault: 'unavailable',
      message: expect.stringContaining('see `model-url`'),
    });
  });

  test.each([
    ['breaks off', 'a long answer CUT'],
    ['ends before the model does', 'a long answer END'],
  ])('a stream that %s', async (_name, reply) => {
    await using endpoint = await start({ reply });
    const error = await faultOf(modelAt(endpoint).ask({ ...request, onText: () => {} }));
    expect(error.fault).toBe('cut');
  });

  test('a request that is cancelled', async () => {
    await using endpoint = await start();
    endpoint.faults.push({ kind: 'silence' });
    const error = await faultOf(modelAt(endpoint).ask({ ...request, signal: AbortSignal.timeout(50) }));
    expect(error.message).toContain('no longer waited for');
  });
});

describe('what passes is waited for', () => {
  test.each([
    ['as long as the endpoint says', '5', 100],
    ['until the date that it says', () => new Date(Date.now() + 5000).toUTCString(), 60],
  ])('%s', async (_name, header, milliseconds) => {
    await using endpoint = await start();
    const value = typeof header === 'string' ? header : header();
    endpoint.faults.push({ kind: 'status', status: 429, headers: { 'retry-after': value } });
    expect(await modelAt(endpoint).ask(request)).toMatchObject({ text: 'int x;' });
    const [first = 0, second = 0] = endpoint.times;
    expect(second - first).toBeGreaterThanOrEqual(milliseconds - 5);
  });

  test.each([408, 500, 502, 503])('status %i', async (status) => {
    await using endpoint = await start();
    endpoint.faults.push({ kind: 'status', status }, { kind: 'status', status });
    expect(await modelAt(endpoint).ask(request)).toMatchObject({ text: 'int x;' });
  });

  test('within the time for the answer', async () => {
    await using endpoint = await start();
    endpoint.faults.push({ kind: 'status', status: 429, headers: { 'retry-after': '100' } });
    const error = await faultOf(modelAt(endpoint).ask({ ...request, timeoutSeconds: 0.3 }));
    expect(error.fault).toBe('time');
  });
});
