import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** Something that goes wrong instead of the next answer. */
export type EndpointFault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly code?: string;
      readonly param?: string;
      readonly headers?: Record<string, string>;
    }
  /** No answer while the connection lasts. */
  | { readonly kind: 'silence' }
  /** Headers, and then nothing. */
  | { readonly kind: 'slow-body' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'body'; readonly type: string; readonly text: string };

export interface ModelEndpoint extends AsyncDisposable {
  /** As `model-url` takes it. */
  readonly url: string;
  /** The bodies of requests that were well formed. */
  readonly requests: readonly z.output<typeof requestBody>[];
  /** All requests, and when they came, in milliseconds. */
  readonly times: readonly number[];
  /** What the next requests get, in order; then the reply. */
  readonly faults: EndpointFault[];
}

export interface EndpointOptions {
  readonly key: string;
  readonly models: readonly string[];
  /** Always the same, or made of what is asked. */
  readonly reply: string | ((messages: readonly { role: string; content: string }[]) => string);
  readonly finish?: 'stop' | 'length' | 'content_filter';
}

const text = z.string();
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: text, name: text.optional() }),
  z.strictObject({ role: z.literal('user'), content: text.min(1), name: text.optional() }),
  z.strictObject({ role: z.literal('assistant'), content: text.min(1), name: text.optional() }),
]);
/** What the original takes, as far as the product may send it; any other name is refused, as there. */
const requestBody = z.strictObject({
  model: text.min(1),
  messages: z.array(message).min(1),
  temperature: z.number().min(0).max(2).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  seed: z.int().optional(),
  stop: z.union([text, z.array(text).max(4)]).optional(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
});

/** A chat-completions endpoint on this machine that refuses what the original refuses. */
export async function startModelEndpoint(options: EndpointOptions): Promise<ModelEndpoint> {
  const requests: z.output<typeof requestBody>[] = [];
  const times: number[] = [];
  const faults: EndpointFault[] = [];
  const server = createServer(async (request, response) => {
    times.push(performance.now());
    const fault = faults.shift();
    if (fault !== undefined) return void misbehave(fault, request, response);
    const refusal = refusalOf(request, options);
    if (refusal !== null) return void refuse(response, ...refusal);
    const parsed = requestBody.safeParse(JSON.parse(await bodyOf(request)));
    if (!parsed.success) return void refuse(response, 400, ...complaint(parsed.error));
    const { data } = parsed;
    if (!options.models.includes(data.model)) return void refuse(response, 404, 'model_not_found', 'model');
    if (data.stream_options !== undefined && data.stream !== true)
      return void refuse(response, 400, null, 'stream_options');
    requests.push(data);
    const { reply, finish = 'stop' } = options;
    const answer = { reply: typeof reply === 'string' ? reply : reply(data.messages), finish };
    if (data.stream === true)
      stream(response, data.model, data.stream_options?.include_usage === true, answer);
    else json(response, 200, completion(data.model, answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    times,
    faults,
    [Symbol.asyncDispose]: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

type Refusal = readonly [number, string | null, string | null];

function refusalOf({ method, url, headers }: IncomingMessage, { key }: EndpointOptions): Refusal | null {
  if (url !== '/v1/chat/completions') return [404, 'unknown_url', null];
  if (method !== 'POST') return [405, 'method_not_supported', null];
  if (headers.authorization !== `Bearer ${key}`) return [401, 'invalid_api_key', null];
  // As OpenAI answers a key that does not belong to the organisation that is named.
  if (headers['openai-organization'] !== undefined || headers['openai-project'] !== undefined)
    return [401, 'mismatched_organization', null];
  if (!/^application\/json/.test(headers['content-type'] ?? ''))
    return [400, 'unsupported_content_type', null];
  return null;
}

function complaint(error: z.ZodError): readonly [string | null, string | null] {
  const [issue] = error.issues;
  const name = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : issue?.path.join('.');
  return [issue?.code === 'unrecognized_keys' ? 'unknown_parameter' : null, name ?? null];
}

/** The original quotes a part of the key, which nobody may repeat. */
function refuse(response: ServerResponse, status: number, code: string | null, param: string | null): void {
  const said = `refused: ${code ?? param}, key sk-leaked`;
  json(response, status, { error: { message: said, type: 'invalid_request_error', param, code } });
}

function misbehave(fault: EndpointFault, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  switch (fault.kind) {
    case 'status':
      for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value);
      refuse(response, fault.status, fault.code ?? null, fault.param ?? null);
      return;
    case 'silence':
      return;
    case 'slow-body':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"choices": [', () => response.destroy());
      return;
    case 'body':
      response.writeHead(200, { 'content-type': fault.type }).end(fault.text);
  }
}

const usage = { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 };
const head = (model: string) => ({
  id: 'chatcmpl-1',
  created: 1_700_000_000,
  model,
  system_fingerprint: null,
});

interface Answered {
  readonly reply: string;
  readonly finish: string;
}

function completion(model: string, { reply, finish }: Answered): object {
  const answer = { role: 'assistant', content: reply, refusal: null };
  const choices = [{ index: 0, message: answer, logprobs: null, finish_reason: finish }];
  return { ...head(model), object: 'chat.completion', choices, usage };
}

/**
 * Two pieces, the end, and the usage in an event of its own without choices, as the original has it. After the first piece
 * a reply that ends in CUT is broken off, one in WAIT goes no further, and one in END has no end.
 */
function stream(
  response: ServerResponse,
  model: string,
  withUsage: boolean,
  { reply, finish }: Answered,
): void {
  const send = (event: object) =>
    response.write(
      `data: ${JSON.stringify({ ...head(model), object: 'chat.completion.chunk', ...event })}\n\n`,
    );
  const choice = (delta: object, finish_reason: string | null) =>
    send({ choices: [{ index: 0, delta, finish_reason }] });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const middle = Math.ceil(reply.length / 2);
  choice({ role: 'assistant', content: '' }, null);
  choice({ content: reply.slice(0, middle) }, null);
  if (reply.endsWith('WAIT')) return;
  if (reply.endsWith('CUT')) return void setTimeout(() => response.destroy(), 20);
  if (reply.endsWith('END')) return void response.end('data: [DONE]\n\n');
  choice({ content: reply.slice(middle) }, null);
  choice({}, finish);
  if (withUsage) send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
