/** As entities, so that neither HTML nor a table cell nor GitHub's mathematics can begin. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '|': '&#124;',
  $: '&#36;',
};

/** The characters of a text as they are, for the middle of a line of Markdown. */
export function markdownLiteral(text: string): string {
  return text
    .replace(/[\\`*_{}[\]()!~#]/g, '\\$&')
    .replace(/[&<>|$]/g, (character) => entities[character] ?? '');
}
