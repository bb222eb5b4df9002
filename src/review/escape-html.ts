import { plainText } from './plain-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Hostile text for the content of an HTML element or of a quoted attribute. */
export function escapeHtml(text: string, maxLength?: number): string {
  return plainText(text, maxLength).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
