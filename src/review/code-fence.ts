import { indentOf } from './indent-of.ts';
import { longestBacktickRun } from './longest-backtick-run.ts';
import { plainText } from './plain-text.ts';

/** Lines of hostile text as a fenced block whose fence is longer than any run of backticks inside. */
export function codeFence(text: string, language: 'sh' | 'c' | 'diff' | 'text'): string {
  const code = text
    .split(/\r\n|\r|\n/)
    .map((line) => indentOf(line) + plainText(line.trimStart(), Number.POSITIVE_INFINITY))
    .join('\n');
  const fence = '`'.repeat(Math.max(3, longestBacktickRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}
