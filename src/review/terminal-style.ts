import { messageParts } from './message.ts';

/** Colours of a terminal, or none. */
export interface TerminalStyle {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

/** SGR codes (ECMA-48): each with the one that ends it. */
export function terminalStyle(hasColor: boolean): TerminalStyle {
  const style = (start: number, end: number) => (text: string) =>
    hasColor && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    yellow: style(33, 39),
    green: style(32, 39),
    cyan: style(36, 39),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of `terminalStyle`
const codes = /\u001b\[\d+m/g;

/** Without the codes of a style: they take no column, and a file needs none. */
export function withoutStyle(text: string): string {
  return text.replace(codes, '');
}

/** A message for a terminal: code coloured, or in its backticks. */
export function messageTerminal(message: string, { cyan }: TerminalStyle, hasColor: boolean): string {
  return messageParts(message)
    .map(({ kind, text }) => (kind === 'text' ? text : hasColor ? cyan(text) : `\`${text}\``))
    .join('');
}
