import type { ReplyFormat } from './repair-prompts.ts';

/** Tokens of what an answer says around its code. */
const talk = 100;
/** A replacement is about as long as the window, edits are a part of it twice. */
const perToken = { edits: 2, replacement: 1.2 } as const;
const mostEdits = 800;

/** About how many tokens the answer to a window of so many will have. */
export function expectedReply(window: number, format: ReplyFormat): number {
  const size = Math.ceil(talk + perToken[format] * window);
  return format === 'edits' ? Math.min(mostEdits, size) : size;
}

/** Tokens of the largest window that fits into a room together with the answer to it; negative where none does. */
export function largestWindow(room: number, format: ReplyFormat): number {
  const largest = (room - talk) / (1 + perToken[format]);
  return format === 'edits' ? Math.max(largest, room - mostEdits) : largest;
}
