/** A collapsed section in Markdown; nothing where it has no content. */
export function details(summary: string, content: string): string {
  return content === '' ? '' : `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
