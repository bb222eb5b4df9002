import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ModelError, type ModelFault } from '../../domain/errors.ts';

/** Who was asked, for a sentence about it. */
export interface AskedModel {
  readonly model: string;
  readonly host: string;
  readonly temperature: number;
  /** Whether tools were offered with the request. */
  readonly withTools: boolean;
  /** Aborted when the time for the answer is over. */
  readonly deadline: AbortSignal;
}

/**
 * Runs a request to a model. Its failure becomes a ModelError in our own words: an endpoint's may quote the key, or what
 * a stranger wrote.
 */
export async function inModelWords<T>(asked: AskedModel, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (cause) {
    if (cause instanceof ModelError)
      throw new ModelError(`${asked.host}: ${cause.message}`, cause.fault, { cause });
    const [fault, meaning] = meaningOf(cause, asked);
    throw new ModelError(`${asked.host} ${meaning}`, fault, { cause });
  }
}

function meaningOf(cause: unknown, asked: AskedModel): readonly [ModelFault, string] {
  if (asked.deadline.aborted || cause instanceof APIConnectionTimeoutError)
    return ['time', 'did not answer in time'];
  if (cause instanceof APIUserAbortError || isAbort(cause)) return ['time', 'was no longer waited for'];
  if (asked.withTools && refusesTools(cause)) return ['no-tools', 'takes no tools for this model'];
  if (cause instanceof APIConnectionError) return ['unavailable', 'can not be reached; see `model-url`'];
  if (cause instanceof APIError && cause.status !== undefined) return ofStatus(cause.status, cause, asked);
  if (cause instanceof APIError) return ['unavailable', 'reported a failure while it answered'];
  if (cause instanceof SyntaxError) return ['unreadable', 'answered with something that is no JSON'];
  // What the fetch of Node throws when the connection ends inside of a body.
  if (cause instanceof TypeError) return ['cut', 'broke off its answer'];
  throw cause;
}

function ofStatus(
  status: number,
  { code, param }: APIError,
  { model, temperature }: AskedModel,
): readonly [ModelFault, string] {
  const say = (fault: ModelFault, text: string) => [fault, `${text} (${status})`] as const;
  switch (status) {
    case 400:
    case 422:
      if (param === 'temperature')
        return say(
          'refused',
          `says that ${model} does not take temperature ${temperature}; set \`temperature: 1\``,
        );
      if (code === 'context_length_exceeded') return say('refused', tooLong(model));
      return say('refused', 'found the request wrong; is it compatible with the OpenAI API?');
    case 401:
      return say('refused', 'did not accept the key; see `model-api-key`');
    case 403:
      return say(
        'refused',
        `does not let this key use ${model}; with a workflow's token that needs \`models: read\``,
      );
    case 404:
      return say(
        'refused',
        `knows no model ${model}, or its address is another one; see \`model\` and \`model-url\``,
      );
    case 413:
      return say('refused', tooLong(model));
    case 429:
      if (code === 'insufficient_quota') return say('refused', 'has no credit left for this key');
      return say('rate-limit', 'has a rate limit that was reached and does not end soon enough');
    default:
      return status >= 500
        ? say('unavailable', 'failed itself')
        : say('refused', 'refused the request without a reason that is known here');
  }
}

function tooLong(model: string): string {
  return `takes no request that long for ${model}; set \`model-context\``;
}

/** Endpoints say so with different codes, llama.cpp and Ollama among them; all name what they don't take. */
export function refusesTools(cause: unknown): boolean {
  if (!(cause instanceof APIError) || ![400, 404, 422, 500, 501].includes(cause.status ?? 0)) return false;
  return /^tool/.test(cause.param ?? '') || /\btools?\b|\bfunction.?call/i.test(cause.message);
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
