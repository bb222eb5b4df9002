import type { HistoryFormat } from '../config/repair-formats.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { ChatMessage } from './language-model.ts';

/** What the model was asked, and its reply. */
export interface Turn {
  readonly prompt: string;
  readonly reply: string;
}

/** The state that is to be asked about now, as a first message and as a later one. */
export interface PresentState {
  readonly asInitial: string;
  readonly asRetry: string;
}

/**
 * The messages of the next call. `forward`: all states in their order, the present one last. `reverse`: the same
 * messages the other way round, so that the original comes last. `latest`: the instruction with the present state only.
 */
export function messagesOf(
  history: HistoryFormat,
  system: string,
  turns: readonly Turn[],
  present: PresentState,
): readonly ChatMessage[] {
  const start: ChatMessage = { role: 'system', content: system };
  if (history === 'latest' || turns.length === 0) return [start, user(present.asInitial)];
  const earlier = turns.flatMap(({ prompt, reply }) => [user(prompt), assistant(reply)]);
  const all = [...earlier, user(present.asRetry)];
  return [start, ...(history === 'reverse' ? all.reverse() : all)];
}

/**
 * The messages as they fit into a number of tokens: of a history that is too long the oldest attempts go, while the
 * original and the present state stay; then all but the present one.
 */
export function fittingMessages(
  history: HistoryFormat,
  system: string,
  turns: readonly Turn[],
  present: PresentState,
  tokens: number,
): readonly ChatMessage[] {
  const [first, ...later] = turns;
  for (let dropped = 0; first !== undefined && dropped <= later.length; dropped += 1) {
    const messages = messagesOf(history, system, [first, ...later.slice(dropped)], present);
    if (tokensOf(messages) <= tokens) return messages;
  }
  return messagesOf(history, system, [], present);
}

/** Roughly; each message has a few tokens of its own. */
export function tokensOf(messages: readonly ChatMessage[]): number {
  const called = ({ calls = [] }: ChatMessage) =>
    calls.map(({ name, arguments: text }) => name + text).join('');
  return messages.reduce((total, one) => total + estimateTokens(one.content + called(one)) + 4, 0);
}

function user(content: string): ChatMessage {
  return { role: 'user', content };
}

/** Endpoints refuse an empty message. */
function assistant(content: string): ChatMessage {
  return { role: 'assistant', content: content.trim() === '' ? '(no answer)' : content };
}
