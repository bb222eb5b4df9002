import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message of a request or of an answer, as an endpoint sees it. */
export interface WireMessage {
  readonly role: string;
  readonly content: string | null;
}

export interface WireRequest {
  readonly messages: readonly WireMessage[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** An answer: a text, or the call of one tool. */
export type Reaction = string | { readonly name: string; readonly args: object };

/** Instead of an answer. */
export interface Refusal {
  readonly status: number;
  readonly body: object;
}

export interface ReactingModel extends AsyncDisposable {
  /** As `model-url` takes it. */
  readonly url: string;
  /** As they came. */
  readonly bodies: readonly string[];
  readonly requests: readonly WireRequest[];
}

/** A chat-completions endpoint that answers by what it is asked, so that what a tool says makes a difference. */
export async function startReactingModel(
  react: (request: WireRequest) => Reaction | Refusal,
): Promise<ReactingModel> {
  const bodies: string[] = [];
  const requests: WireRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const asked = JSON.parse(body) as WireRequest;
    bodies.push(body);
    requests.push(asked);
    const answer = react(asked);
    response.setHeader('content-type', 'application/json');
    if (typeof answer === 'object' && 'status' in answer) {
      response.statusCode = answer.status;
      response.end(JSON.stringify(answer.body));
      return;
    }
    const message =
      typeof answer === 'string'
        ? { role: 'assistant', content: answer }
        : { role: 'assistant', content: null, tool_calls: [callOf(answer, bodies.length)] };
    const choices = [
      { index: 0, message, finish_reason: typeof answer === 'string' ? 'stop' : 'tool_calls' },
    ];
    response.end(JSON.stringify({ choices, usage: { prompt_tokens: 1, completion_tokens: 1 } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    bodies,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function callOf({ name, args }: Exclude<Reaction, string>, number: number) {
  return { id: `call-${number}`, type: 'function', function: { name, arguments: JSON.stringify(args) } };
}

/** Whether a request offers a tool. */
export function offers({ tools = [] }: WireRequest, name: string): boolean {
  return tools.some((tool) => tool.function.name === name);
}

/** What the last tool said; empty where the last message is no tool's. */
export function toolSaid({ messages }: WireRequest): string {
  const last = messages.at(-1);
  return last?.role === 'tool' ? (last.content ?? '') : '';
}
