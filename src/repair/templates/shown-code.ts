/** Code for a title: one line, not too long. */
export function oneLine(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
