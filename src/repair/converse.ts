import { ModelError } from '../domain/errors.ts';
import type { CallTokens } from './budget.ts';
import { charactersPerToken, estimateTokens } from './estimate-tokens.ts';
import type { ChatMessage, LanguageModel, ModelReply, ModelRequest } from './language-model.ts';
import { tokensOf } from './message-stack.ts';
import type { ModelTools, ToolOffer } from './model-tools.ts';

/** Answers of a model that may ask for tools before the one that counts. */
const mostRounds = 12;

/** For the report, where plugins have tools and the model takes none. */
export const withoutTools = 'The model takes no tools: plugins had no part in this.';

/** Tokens below which the answer of a tool is not worth another round. */
const leastRoom = 200;

export interface ConverseDeps<Stop> {
  readonly model: LanguageModel;
  /** Null: none are offered, and the request is the one that it always was. */
  readonly tools: ModelTools | null;
  /** Tokens that the model takes at once. */
  readonly contextTokens: number;
  /** Tokens of the answer, estimated. */
  readonly completion: number;
  /** Asked before each request; what it gives ends everything. */
  readonly stop: (next: CallTokens) => Stop | null;
  /** Told of each reply. */
  readonly charge: (reply: ModelReply, asked: CallTokens) => void;
}

export type Conversed<Stop> =
  | {
      readonly kind: 'answered';
      readonly reply: ModelReply;
      /** All that was said before the answer. */
      readonly messages: readonly ChatMessage[];
      /** Whether the model was found to take no tools. */
      readonly refusesTools: boolean;
    }
  | { readonly kind: 'stopped'; readonly stop: Stop }
  | { readonly kind: 'failed'; readonly error: ModelError };

/**
 * Asks a model until it answers without asking for tools. What tools say is cut to the room that is left; where there is
 * none, or after many rounds, it has to answer.
 */
export async function converse<Stop>(
  request: () => ModelRequest,
  { model, tools, contextTokens, completion, stop, charge }: ConverseDeps<Stop>,
): Promise<Conversed<Stop>> {
  const said: ChatMessage[] = [];
  let offered = tools;
  for (let round = 0; ; round += 1) {
    const base = request();
    const offer = offered?.offer() ?? nothing;
    const messages = [...instructed(base.messages, offer), ...said];
    const size =
      tokensOf(messages) + (offer === nothing ? 0 : estimateTokens(JSON.stringify(offer.declarations)));
    const asked = { prompt: size, completion };
    const why = stop(asked);
    if (why !== null) return { kind: 'stopped', stop: why };
    const hasRoom = contextTokens - size - completion > leastRoom;
    const choice = round < mostRounds && hasRoom ? 'auto' : 'none';
    const isOffered = offer.declarations.length > 0;
    const reply = await ask(model, {
      ...base,
      messages,
      ...(isOffered ? { tools: { declarations: offer.declarations, choice } } : {}),
    });
    if (reply instanceof ModelError) {
      // Not every endpoint says what it found wrong: one that refuses the first request gets it without tools.
      const isAboutTools = reply.fault === 'no-tools' || (reply.fault === 'refused' && round === 0);
      if (!isOffered || !isAboutTools) return { kind: 'failed', error: reply };
      offered = null;
      said.length = 0;
      continue;
    }
    charge(reply, asked);
    const { calls = [] } = reply;
    if (calls.length === 0 || offered === null || choice === 'none') {
      return { kind: 'answered', reply, messages, refusesTools: tools !== null && offered === null };
    }
    const answers = await offered.answer(calls);
    said.push({ role: 'assistant', content: reply.text, calls });
    const room = Math.max(leastRoom, (contextTokens - size - completion) / 2 / calls.length);
    for (const [index, { id }] of calls.entries()) {
      said.push({ role: 'tool', content: cut(answers[index] ?? '', room), callId: id });
    }
  }
}

const nothing: ToolOffer = { declarations: [], instructions: '' };

/** Behind what is said of the task: it is about no code, and stays the same as long as the tools do. */
function instructed(messages: readonly ChatMessage[], { instructions }: ToolOffer): readonly ChatMessage[] {
  const [system, ...others] = messages;
  if (system === undefined || instructions === '') return messages;
  return [{ ...system, content: `${system.content}\n\n${instructions}` }, ...others];
}

function cut(text: string, tokens: number): string {
  const most = Math.floor(tokens * charactersPerToken);
  return text.length <= most ? text : `${text.slice(0, most)}\n(cut: it is longer)`;
}

async function ask(model: LanguageModel, request: ModelRequest): Promise<ModelReply | ModelError> {
  return model.ask(request).catch((error: unknown) => {
    if (error instanceof ModelError) return error;
    throw error;
  });
}
