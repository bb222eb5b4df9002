/** Sentences about a run as a quotation below its summary. */
export function quoteNotes(notes: readonly string[]): string {
  return `${notes.map((note) => `> ${note}`).join('\n>\n')}\n`;
}
