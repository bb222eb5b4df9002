import { escapeHtml } from '../../review/escape-html.ts';
import { markdownTable, type Table } from '../table.ts';
import type { Section } from './section.ts';

/** A figure as it was drawn, by its id. */
export type Drawn = ReadonlyMap<string, string>;

/** @param folder where the figures' files lie, seen from the page */
export function reportMarkdown(title: string, sections: readonly Section[], folder: string): string {
  const parts = sections.flatMap((section) => [
    `## ${section.title}`,
    ...section.text,
    ...section.tables.filter(hasRows).map(markdownTable),
    ...section.figures.map((figure) => `![${figure.title}](${folder}/${figure.id}.svg)\n\n${figure.title}`),
  ]);
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

/** One file that needs nothing else: the figures stand in it. */
export function reportHtml(title: string, sections: readonly Section[], drawn: Drawn): string {
  const body = sections.map((section) => {
    const text = section.text.map((one) => `<p>${emphasised(escapeHtml(one))}</p>`);
    const figures = section.figures.map(
      (figure) =>
        `<figure>${drawn.get(figure.id) ?? ''}<figcaption>${escapeHtml(figure.title)}</figcaption></figure>`,
    );
    const tables = section.tables.filter(hasRows).map(htmlTable);
    return [`<h2>${escapeHtml(section.title)}</h2>`, ...text, ...tables, ...figures].join('\n');
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body.join('\n')}
</body>
</html>
`;
}

const style = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; font-size: 13px; margin: 1rem 0; display: block; overflow-x: auto; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { border-bottom: 1px solid #ddd; padding: .2rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { display: inline-block; margin: 1rem 1.5rem 1rem 0; vertical-align: top; max-width: 100%; overflow-x: auto; }
figcaption { font-size: 13px; color: #555; max-width: 36rem; }
`;

function htmlTable({ title, head, rows }: Table): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><caption>${escapeHtml(title)}</caption><thead>${line(head, 'th')}</thead><tbody>${rows
    .map((row) => line(row, 'td'))
    .join('')}</tbody></table>`;
}

function hasRows({ rows }: Table): boolean {
  return rows.length > 0;
}

/** `**so**` and names between backticks, which our own sentences use. */
function emphasised(html: string): string {
  return html.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replace(/`(.+?)`/g, '<code>$1</code>');
}
