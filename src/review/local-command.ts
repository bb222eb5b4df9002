/** The command that checks a file on the reader's machine; null when its name does not fit on one line of a shell. */
export function localCommand(file: string): string | null {
  // Control and invisible characters would make what is pasted differ from what is read.
  if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(file) || file === '') return null;
  const path = file.startsWith('-') ? `./${file}` : file;
  return `esbmc-action check ${/^[\w./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
}
