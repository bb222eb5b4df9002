import type { UnitResult } from '../domain/report.ts';
import { codeSpan } from './code-span.ts';
import { messageMarkdown } from './message.ts';
import { shownFile } from './shown-file.ts';
import { tableRow } from './table-row.ts';
import { verdictWords } from './verdict-words.ts';

/** What ESBMC was started on and what it said, in plain words, as a Markdown table. */
export function unitTable(units: readonly UnitResult[]): string {
  if (units.length === 0) return '';
  const rows = units.map((result) => {
    const { icon, text } = verdictWords(result);
    const { file, entry, origin, assumptions } = result.unit;
    const assumed =
      assumptions.length === 0 ? '' : `; assuming ${assumptions.map(messageMarkdown).join('; ')}`;
    return tableRow([
      icon,
      `${codeSpan(entry, 80)} in ${codeSpan(shownFile(file))}${origin === 'harness' ? ', called by itself' : ''}`,
      `${messageMarkdown(text)}${assumed}`,
      `${seconds(result.seconds)}${result.cached ? ' (cached)' : ''}`,
    ]);
  });
  return [tableRow(['', 'Started at', 'Result', 'Time']), '|:-:|---|---|--:|', ...rows].join('\n');
}

export function seconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}
