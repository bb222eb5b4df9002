import { longestBacktickRun } from './longest-backtick-run.ts';
import { markdownLiteral } from './markdown-literal.ts';
import { plainText } from './plain-text.ts';

/**
 * Hostile text as inline code, for a line or a table cell. Delimiters are longer than any run of backticks inside. A
 * bar would end a table cell even there, and a backslash before it can't be escaped in code: then an element it is.
 */
export function codeSpan(text: string, maxLength?: number): string {
  const code = plainText(text, maxLength).trim();
  if (code === '') return '(empty)';
  if (code.includes('|')) return `<code>${markdownLiteral(code)}</code>`;
  const fence = '`'.repeat(longestBacktickRun(code) + 1);
  const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${code}${padding}${fence}`;
}
