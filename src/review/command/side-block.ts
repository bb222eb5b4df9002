import type { SideInformation } from '../../domain/side-information.ts';
import { codeSpan } from '../code-span.ts';
import { details } from '../details.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import type { BodyBlock } from '../fit-body.ts';
import { tableRow } from '../table-row.ts';

/** What plugins left beside a fix, collapsed; the first thing that is left out. Their words are data. */
export function sideBlocks(side: SideInformation | undefined): readonly BodyBlock[] {
  if (side === undefined || side.notes.length + side.artifacts.length === 0) return [];
  const rows = side.artifacts.map(({ plugin, name, kind, description, path }) =>
    tableRow([
      codeSpan(plugin),
      escapeMarkdown(kind, 60),
      codeSpan(path ?? name),
      escapeMarkdown(description, 300),
    ]),
  );
  const table =
    rows.length === 0
      ? []
      : [tableRow(['plugin', 'kind', 'file of the run', '']), '|---|---|---|---|', ...rows];
  const notes = side.notes.map((note) => `- ${escapeMarkdown(note, 400)}`);
  const text = [notes.join('\n'), table.join('\n')].filter((part) => part !== '').join('\n\n');
  return [{ name: 'what plugins left', versions: [details('From plugins', text), ''], rank: 0 }];
}
