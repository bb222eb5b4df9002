import { z } from 'zod';
import { ModelError } from '../../domain/errors.ts';
import type { ModelReply } from '../../repair/language-model.ts';

const usage = z.object({
  prompt_tokens: z.number().int().min(0),
  completion_tokens: z.number().int().min(0),
});

const toolCall = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

/** What is read of an answer; endpoints add to it, and some leave parts of it out. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(toolCall).nullish().catch(null),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: usage.nullish().catch(null),
});

/** Reads a chat completion. Throws ModelError where it is something else. */
export function parseCompletion(body: unknown): Omit<ModelReply, 'seconds'> {
  const result = completion.safeParse(body);
  const [choice] = result.data?.choices ?? [];
  if (!result.success || choice === undefined) throw unreadable();
  const { message, finish_reason } = choice;
  const calls = (message.tool_calls ?? []).map(({ id, function: called }) => ({ id, ...called }));
  return {
    text: message.content ?? '',
    ...(calls.length === 0 ? {} : { calls }),
    finish: finishOf(finish_reason),
    tokens: tokensOf(result.data.usage),
  };
}

export function finishOf(reason: string | null | undefined): ModelReply['finish'] {
  return reason === 'stop' || reason === 'length' ? reason : 'other';
}

export function tokensOf(given: unknown): ModelReply['tokens'] {
  const { data } = usage.safeParse(given);
  return data === undefined ? null : { prompt: data.prompt_tokens, completion: data.completion_tokens };
}

export function unreadable(cause?: unknown): ModelError {
  return new ModelError('an answer came that is no chat completion', 'unreadable', { cause });
}
