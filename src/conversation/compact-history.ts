import type { ChatMessage } from '../repair/language-model.ts';
import { tokensOf } from '../repair/message-stack.ts';
import { type ChatHistory, chatMessages, type GroundingRoom, latestGrounding } from './chat-history.ts';
import type { ConversationPrompts } from './conversation-prompts.ts';

export interface FittingChat {
  readonly messages: readonly ChatMessage[];
  /** Questions that were left out with their answers. */
  readonly leftOut: number;
}

/** Shares of what fits; of less, where even the shortest stack is too long. */
const usualShares = { source: 0.4, output: 0.2 };

/** A source of fewer tokens than this explains nothing. */
const leastTokens = 60;

/**
 * The stack of a talk as it fits into a number of tokens. The rule: a source of more than two fifths of them is cut to
 * the lines around the violated one, a counterexample of more than a fifth to its last states. Then the oldest entries
 * go, one by one; where one that goes says what was verified, the stack begins with that from then on. The system
 * message, the latest source, the latest counterexample and the question stay; the two in the middle shrink further
 * where nothing else is left. Null where not even that fits.
 */
export function fittingChat(
  history: ChatHistory,
  question: string,
  prompts: ConversationPrompts,
  tokens: number,
): FittingChat | null {
  for (const kept of withoutOldest(history)) {
    const messages = chatMessages(kept, question, prompts, roomOf(tokens));
    if (tokensOf(messages) <= tokens) return { messages, leftOut: exchanges(history) - exchanges(kept) };
  }
  const alone = { start: latestGrounding(history), entries: [] };
  for (let size = tokens / 2; size * usualShares.output >= leastTokens; size /= 2) {
    const messages = chatMessages(alone, question, prompts, roomOf(size));
    if (tokensOf(messages) <= tokens) return { messages, leftOut: exchanges(history) };
  }
  return null;
}

function roomOf(tokens: number): GroundingRoom {
  return { source: tokens * usualShares.source, output: tokens * usualShares.output };
}

/** The history as it is, then without its oldest entry, and so on to none. */
function withoutOldest(history: ChatHistory): readonly ChatHistory[] {
  const shorter = history.entries.map((_, index) => {
    const gone = { ...history, entries: history.entries.slice(0, index + 1) };
    return { start: latestGrounding(gone), entries: history.entries.slice(index + 1) };
  });
  return [history, ...shorter];
}

function exchanges({ entries }: ChatHistory): number {
  return entries.filter(({ kind }) => kind === 'exchange').length;
}
