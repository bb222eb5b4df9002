import { z } from 'zod';
import { ModelError } from '../../domain/errors.ts';
import type { ModelReply } from '../../repair/language-model.ts';
import { finishOf, tokensOf, unreadable } from './parse-completion.ts';

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.unknown().optional(),
});

/**
 * Reads a streamed completion, each piece handed on as it comes. Throws ModelError where it is something else, or ends
 * before the model said that it was done.
 */
export async function readStream(
  stream: AsyncIterable<unknown>,
  onText: (piece: string) => void,
): Promise<Omit<ModelReply, 'seconds'>> {
  let text = '';
  let reason: string | null = null;
  let tokens: ModelReply['tokens'] = null;
  for await (const event of stream) {
    const { data } = chunk.safeParse(event);
    if (data === undefined) throw unreadable();
    tokens = tokensOf(data.usage) ?? tokens;
    const [choice] = data.choices;
    const piece = choice?.delta?.content ?? '';
    if (piece !== '') onText(piece);
    text += piece;
    reason = choice?.finish_reason ?? reason;
  }
  if (reason === null) throw new ModelError('the answer broke off', 'cut');
  return { text, finish: finishOf(reason), tokens };
}
