import { messageParts } from '../review/message.ts';
import type { Words } from './page-data.ts';

/** A message as the page's data hold it. */
export function wordsOf(message: string): Words {
  return messageParts(message).map(({ kind, text }) => (kind === 'code' ? ([text] as const) : text));
}

export function wordsOrNull(message: string | null): Words | null {
  return message === null ? null : wordsOf(message);
}
