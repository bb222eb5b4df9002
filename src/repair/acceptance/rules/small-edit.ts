import { diffLines } from 'diff';
import type { EditRule } from './edit-rule.ts';

/** Lines added and removed: more than that is a rewrite, which nobody can judge in a minute. */
const mostLines = 80;
const mostLongerCharacters = 8_000;

export const smallEdit: EditRule = ({ before, after }) => {
  if (after.text.length > before.text.length + mostLongerCharacters) {
    return `it makes the file more than ${mostLongerCharacters} characters longer`;
  }
  const parts = diffLines(before.text, after.text).filter(({ added, removed }) => added || removed);
  const lines = parts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return lines > mostLines ? `it changes ${lines} lines, and a repair may change ${mostLines}` : null;
};
