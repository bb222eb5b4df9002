import { longestBacktickRun } from './longest-backtick-run.ts';
import { plainText } from './plain-text.ts';

/** Hostile text as inline code: delimiters longer than any run of backticks inside. Empty text is said to be so. */
export function codeSpan(text: string, maxLength?: number): string {
  const code = plainText(text, maxLength).trim();
  if (code === '') return '(empty)';
  const fence = '`'.repeat(longestBacktickRun(code) + 1);
  const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${code}${padding}${fence}`;
}
