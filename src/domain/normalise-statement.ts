/** A statement's text without comments and with blanks folded, so that formatting does not change identity. */
export function normaliseStatement(text: string): string {
  return text
    .replace(/\/\*.*?\*\//g, ' ')
    .replace(/\/\/.*$/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
