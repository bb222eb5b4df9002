import { delimited } from '../repair/delimited.ts';
import type { ChatMessage } from '../repair/language-model.ts';
import type { ConversationPrompts } from './conversation-prompts.ts';
import { type Grounding, numberedLines, verifierOutput } from './grounding.ts';

/** A question and its answer, or what was verified since. */
export type ChatEntry =
  | { readonly kind: 'exchange'; readonly question: string; readonly answer: string }
  | { readonly kind: 'verified'; readonly grounding: Grounding };

/** A talk up to now, the oldest entry first. */
export interface ChatHistory {
  readonly start: Grounding;
  readonly entries: readonly ChatEntry[];
}

/** Tokens that the source and the output of ESBMC may take, each time that they are shown. */
export interface GroundingRoom {
  readonly source: number;
  readonly output: number;
}

/**
 * The message stack of a talk (A2): the system message, the source and the output of ESBMC, each with an automated
 * acknowledgement; then what was asked and answered, and the question. What was verified since stands where it happened.
 */
export function chatMessages(
  { start, entries }: ChatHistory,
  question: string,
  prompts: ConversationPrompts,
  room: GroundingRoom,
): readonly ChatMessage[] {
  return [
    { role: 'system', content: prompts('chat-system') },
    { role: 'assistant', content: prompts('chat-system-reply') },
    ...groundingMessages(start, prompts, room),
    ...entries.flatMap((entry) =>
      entry.kind === 'verified'
        ? groundingMessages(entry.grounding, prompts, room)
        : exchangeMessages(entry.question, entry.answer),
    ),
    { role: 'user', content: question },
  ];
}

function groundingMessages(
  grounding: Grounding,
  prompts: ConversationPrompts,
  room: GroundingRoom,
): readonly ChatMessage[] {
  const { facts, explanation } = grounding;
  const source = delimited(numberedLines(facts, room.source), 'c', 'fenced');
  const output = delimited(verifierOutput(grounding, room.output), '', 'fenced');
  return [
    ...exchangeMessages(
      prompts('chat-source', { file: explanation.file, source }),
      prompts('chat-source-reply'),
    ),
    ...exchangeMessages(prompts('chat-output', { output }), prompts('chat-output-reply')),
  ];
}

function exchangeMessages(question: string, answer: string): readonly ChatMessage[] {
  return [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ];
}

/** What a talk is about now: what was verified last. */
export function latestGrounding({ start, entries }: ChatHistory): Grounding {
  const last = entries.findLast((entry) => entry.kind === 'verified');
  return last?.grounding ?? start;
}
