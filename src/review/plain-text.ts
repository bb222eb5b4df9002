import { redactTokens } from './redact-tokens.ts';

/** Longer texts from a pull request are cut: nobody reads them, and they would push out what matters. */
const defaultTextLength = 400;

/** Colours, cursor movements, titles and links of terminals (ECMA-48). */
const terminalSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is what this is for
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g;

/**
 * Hostile text as one harmless line, for any output: no terminal sequences, no control, bidirectional or invisible
 * characters (shown as U+FFFD), no command to the Actions runner (`::name::` counts at the start of a line,
 * `##[name]` anywhere), nothing that looks like a token, at most `maxLength` characters. Not yet fit for Markdown.
 */
export function plainText(text: string, maxLength: number = defaultTextLength): string {
  const line = text
    .replace(terminalSequences, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800\u3164\uffa0\u115f\u1160]/gu, '\ufffd')
    .replace(/:(?=:)/g, ': ')
    .replace(/##(?=\[)/g, '# #');
  return cut(redactTokens(line), maxLength);
}

/** The text, cut to a number of characters without splitting one, with an ellipsis where something is missing. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = maxLength - 1;
  const last = text.charCodeAt(end - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, splitsPair ? end - 1 : end).trimEnd()}…`;
}
