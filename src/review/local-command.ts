import { plainText } from './plain-text.ts';

/** The command that checks a file on the reader's machine; null for a name that can't be shown as it is. */
export function localCommand(file: string): string | null {
  // What is pasted must be what is read.
  if (plainText(file, Number.POSITIVE_INFINITY) !== file || file === '') return null;
  const path = file.startsWith('-') ? `./${file}` : file;
  return `esbmc-action check ${/^[\w./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
}
