import { quoted } from './message.ts';

/** A violated line as the subject of a clause, without the `;` or `{` at its end. */
export function statementSubject(statement: string): string {
  const text = statement.replace(/\s*[;{]\s*$/, '');
  return text === '' ? 'this line' : quoted(text);
}
