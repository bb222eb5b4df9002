import { codeSpan } from './code-span.ts';
import { escapeHtml } from './escape-html.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { neutraliseReferences } from './neutralise-references.ts';
import { plainText } from './plain-text.ts';

/** A message is plain text in which a pair of backticks holds code; it can be longer than a name. */
export const messageLength = 600;

export interface MessagePart {
  readonly kind: 'text' | 'code';
  readonly text: string;
}

/** Source text as code inside a message; backticks in it are shown as apostrophes, to keep the pairs. */
export function quoted(code: string, maxLength = 80): string {
  return `\`${plainText(code, maxLength).trim().replaceAll('`', "'")}\``;
}

/** The parts of a message. One whose backticks do not pair up is not ours: it is text as a whole. */
export function messageParts(message: string): readonly MessagePart[] {
  const pieces = plainText(message, messageLength).trim().split('`');
  const parts: MessagePart[] =
    pieces.length % 2 === 0
      ? [{ kind: 'text', text: pieces.join("'") }]
      : pieces.map((text, index) => ({ kind: index % 2 === 0 ? 'text' : 'code', text }));
  return parts.filter(({ text }) => text !== '');
}

export function messageMarkdown(message: string): string {
  return messageParts(message)
    .map(({ kind, text }) => (kind === 'code' ? codeSpan(text) : escapeMarkdown(text)))
    .join('');
}

/** For an HTML element inside Markdown, where GitHub still looks for mentions. */
export function messageHtmlForGitHub(message: string): string {
  return messageParts(message)
    .map(({ kind, text }) =>
      kind === 'code' ? `<code>${escapeHtml(text)}</code>` : neutraliseReferences(escapeHtml(text)),
    )
    .join('');
}

export function messageHtml(message: string): string {
  return messageParts(message)
    .map(({ kind, text }) => (kind === 'code' ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
    .join('');
}
