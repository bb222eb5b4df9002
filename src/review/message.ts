import { codeSpan } from './code-span.ts';
import { escapeHtml } from './escape-html.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { neutraliseReferences } from './neutralise-references.ts';
import { plainText } from './plain-text.ts';

/** A message is plain text in which a pair of backticks holds code; it can be longer than a name. */
export const messageLength = 600;

interface MessagePart {
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

/** The message as inert Markdown, for a line of its own too. */
export function messageMarkdown(message: string): string {
  const markdown = messageParts(message)
    .map(({ kind, text }) => (kind === 'code' ? codeSpan(text) : escapeMarkdown(text)))
    .join('');
  // At the start of a line these begin a list or underline a heading; an invisible space keeps them from it.
  return markdown.replace(/^(?:[-+=:]|\d+(?:\.|\\\)))/, '\u200b$&');
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
