import { ModelError } from '../domain/errors.ts';
import { type Budget, budgetStop, charge, type Spending } from '../repair/budget.ts';
import { estimateTokens } from '../repair/estimate-tokens.ts';
import type { LanguageModel } from '../repair/language-model.ts';
import { tokensOf } from '../repair/message-stack.ts';
import { answerStream, type CheckedPiece } from './answer-stream.ts';
import type { ChatHistory } from './chat-history.ts';
import { latestGrounding } from './chat-history.ts';
import type { ClaimRule } from './claim-rule.ts';
import { fittingChat } from './compact-history.ts';
import type { ConversationPrompts } from './conversation-prompts.ts';

export interface ChatAsk {
  readonly question: string;
  readonly rules: readonly ClaimRule[];
  readonly temperature: number;
  readonly timeoutSeconds: number;
  readonly budget: Budget;
  readonly spent: Spending;
  readonly signal?: AbortSignal;
}

export type ChatAnswer =
  | {
      readonly kind: 'answered';
      readonly pieces: readonly CheckedPiece[];
      readonly spent: Spending;
      /** Questions that no longer fit into what the model was asked with. */
      readonly leftOut: number;
      readonly isCut: boolean;
    }
  /** `pieces` is what had come until then. */
  | {
      readonly kind: 'failed';
      readonly pieces: readonly CheckedPiece[];
      readonly message: string;
      readonly spent: Spending;
    }
  | { readonly kind: 'stopped'; readonly pieces: readonly CheckedPiece[]; readonly spent: Spending }
  /** Nothing was asked. */
  | { readonly kind: 'refused'; readonly message: string };

/** Tokens that an answer may take. */
const answerTokens = 800;

/**
 * Asks a question of a talk, with the stack as it fits. The answer is held against the facts as it comes. Never throws
 * for what the model or its endpoint does.
 */
export async function askInChat(
  model: LanguageModel,
  history: ChatHistory,
  prompts: ConversationPrompts,
  { question, rules, temperature, timeoutSeconds, budget, spent, signal }: ChatAsk,
  show: (piece: CheckedPiece) => void,
): Promise<ChatAnswer> {
  const chat = fittingChat(history, question, prompts, budget.contextTokens - answerTokens);
  if (chat === null) return { kind: 'refused', message: tooLong(budget) };
  const { messages, leftOut } = chat;
  const tokens = { prompt: tokensOf(messages), completion: answerTokens };
  const stop = budgetStop(budget, spent, tokens);
  if (stop !== null) return { kind: 'refused', message: stop.message };
  const stream = answerStream(latestGrounding(history).facts, rules, show);
  let received = '';
  const onText = (text: string) => {
    received += text;
    stream.push(text);
  };
  try {
    const request = { messages, temperature, timeoutSeconds, onText };
    const reply = await model.ask({ ...request, ...(signal === undefined ? {} : { signal }) });
    const pieces = stream.end();
    const estimate = { ...tokens, completion: estimateTokens(reply.text) };
    return {
      kind: 'answered',
      pieces,
      spent: charge(spent, reply, estimate, budget),
      leftOut,
      isCut: reply.finish === 'length',
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const pieces = stream.end();
    // Nobody says what a part of an answer costs, but it is not for nothing.
    const estimate = { ...tokens, completion: estimateTokens(received) };
    const after = received === '' ? spent : charge(spent, { tokens: null }, estimate, budget);
    return signal?.aborted
      ? { kind: 'stopped', pieces, spent: after }
      : { kind: 'failed', pieces, message: error.message, spent: after };
  }
}

function tooLong({ contextTokens }: Budget): string {
  return `The question does not fit into the ${contextTokens} tokens that the model is said to take; see \`model-context\`.`;
}
