import OpenAI from 'openai';
import type { ChatMessage, LanguageModel, ModelReply, ModelRequest } from '../../repair/language-model.ts';
import { withoutSecretsIn } from '../known-secrets.ts';
import { inModelWords } from './model-fault.ts';
import { parseCompletion } from './parse-completion.ts';
import { readStream } from './read-stream.ts';
import { type RetryOptions, withRetries } from './with-retries.ts';

export interface OpenAiModelOptions {
  /** The model's name at the endpoint. */
  readonly model: string;
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  /** Null for endpoints that ask for none. */
  readonly key: string | null;
  readonly userAgent: string;
  readonly retry?: Partial<RetryOptions>;
}

/** Endpoints that ask for no key ignore it; the client wants one. */
const noKey = 'none';

/** A model behind any endpoint that speaks OpenAI's chat completions. */
export function createOpenAiModel({ model, url, key, userAgent, retry }: OpenAiModelOptions): LanguageModel {
  const client = new OpenAI({
    apiKey: key ?? noKey,
    baseURL: url,
    // What is not named would be read from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // Its own retries wait as long as a server asks them to.
    maxRetries: 0,
    logLevel: 'off',
    defaultHeaders: { 'user-agent': userAgent },
  });
  const endpoint = { model, host: new URL(url).host };
  return {
    name: model,
    ask: async (request) => {
      const startedAt = performance.now();
      const deadline = AbortSignal.timeout(request.timeoutSeconds * 1000);
      const signal = request.signal === undefined ? deadline : AbortSignal.any([request.signal, deadline]);
      const asked = {
        ...endpoint,
        deadline,
        temperature: request.temperature,
        withTools: request.tools !== undefined,
      };
      const reply = await inModelWords(asked, () =>
        withRetries(() => complete(client, model, request, signal), signal, retry),
      );
      return { ...reply, seconds: (performance.now() - startedAt) / 1000 };
    },
  };
}

type Completed = Omit<ModelReply, 'seconds'>;

async function complete(
  client: OpenAI,
  model: string,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<Completed> {
  const { temperature, onText, tools } = request;
  const messages = withoutSecretsIn(request.messages.map(toParam));
  const asked = { model, messages, temperature, ...(tools === undefined ? {} : toolParams(tools)) };
  const options = { signal, timeout: Math.ceil(request.timeoutSeconds * 1000) };
  if (onText === undefined) return parseCompletion(await client.chat.completions.create(asked, options));
  const stream = await client.chat.completions.create(
    { ...asked, stream: true, stream_options: { include_usage: true } },
    options,
  );
  return readStream(stream, onText);
}

type Params = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;

function toParam({ role, content, calls, callId = '' }: ChatMessage): Params['messages'][number] {
  if (role === 'tool') return { role, tool_call_id: callId, content };
  if (role !== 'assistant' || calls === undefined) return { role, content };
  const tool_calls = calls.map(({ id, name, arguments: text }) => {
    return { id, type: 'function' as const, function: { name, arguments: text } };
  });
  return { role, content: content === '' ? null : content, tool_calls };
}

function toolParams({
  declarations,
  choice,
}: NonNullable<ModelRequest['tools']>): Pick<Params, 'tools' | 'tool_choice'> {
  const tools = declarations.map(({ name, description, parameters }) => {
    return { type: 'function' as const, function: { name, description, parameters: { ...parameters } } };
  });
  return { tools, tool_choice: choice };
}
