import { markdownLiteral } from './markdown-literal.ts';
import { neutraliseReferences } from './neutralise-references.ts';
import { plainText } from './plain-text.ts';

/** Hostile text as inert Markdown, for the middle of a line or of a table cell. */
export function escapeMarkdown(text: string, maxLength?: number): string {
  return markdownLiteral(neutraliseReferences(plainText(text, maxLength)));
}
