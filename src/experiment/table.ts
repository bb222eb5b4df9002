/** A table of a page: what each row is about in the first column, numbers as text in the others. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table as Markdown, with its title before it. */
export function markdownTable({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`;
  return [`**${title}**`, '', line(head), rule, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
