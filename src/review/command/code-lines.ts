import { longestBacktickRun } from '../longest-backtick-run.ts';
import { plainText } from '../plain-text.ts';

/** Hostile code with its blanks as they are, and everything else in it as harmless as all plain text. */
export function codeLines(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^ \t]+/g, (word) => plainText(word, Number.POSITIVE_INFINITY)));
}

/** Whether a text can be shown as it is: what is applied by a click, or pasted, must be what was read. */
export function isShownAsIs(text: string): boolean {
  return codeLines(text).join('\n') === text;
}

/** A fenced block that no line in it can end. */
export function fenced(text: string, language: 'diff' | 'suggestion'): string {
  const fence = '`'.repeat(Math.max(3, longestBacktickRun(text) + 1));
  return `${fence}${language}\n${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${fence}`;
}
