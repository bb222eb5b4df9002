import { neutraliseReferences } from './neutralise-references.ts';
import { plainText } from './plain-text.ts';

/** As entities, so that neither HTML nor a table cell nor GitHub's mathematics can begin. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  $: '&#36;',
};

/** Hostile text as inert Markdown for the middle of a line or of a table cell. */
export function escapeMarkdown(text: string, maxLength?: number): string {
  return neutraliseReferences(plainText(text, maxLength))
    .replace(/[\\`*_{}[\]()!~#]/g, '\\$&')
    .replace(/[&<>|$]/g, (character) => entities[character] ?? '')
    .replace(/^(?:[-+=:]|\d+(?=[.)]))/, '\u200b$&');
}
