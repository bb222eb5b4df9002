import { plainText } from './plain-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // By name: in Markdown, `#39` would look like the number of an issue.
  "'": '&apos;',
};

/** Hostile text for the content of an HTML element or of a quoted attribute. */
export function escapeHtml(text: string, maxLength?: number): string {
  return plainText(text, maxLength).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
