/**
 * A value as JSON, which may go to a log: `##[` anywhere in a line is a command to the Actions runner, and reads the
 * same to a parser when it is written with an escape.
 */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
