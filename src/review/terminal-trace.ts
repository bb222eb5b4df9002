import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { plainText } from './plain-text.ts';
import { shownFile } from './shown-file.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { traceRows } from './trace-rows.ts';

/** Fewer than on a page: a terminal scrolls. */
const shownRows = 12;

/** The steps to the violated line as aligned columns, the line itself last. */
export function terminalTrace(
  finding: Finding,
  style: TerminalStyle,
  say: (message: string) => string,
): readonly string[] {
  const { location } = finding.counterexample.property;
  const rows = traceRows(finding, shownRows);
  const place = (step: Location) =>
    plainText(`${step.file === location.file ? '' : `${shownFile(step.file)}:`}${step.line}`, 60);
  const name = (step: Location) => plainText(step.function ?? '', 40);
  const all = [location, ...rows.flatMap((row) => (row.kind === 'step' ? [row.location] : []))];
  const placeWidth = Math.max(...all.map((step) => place(step).length));
  const nameWidth = Math.max(...all.map((step) => name(step).length));
  const columns = (step: Location) =>
    style.dim(`line ${place(step).padStart(placeWidth)}  ${name(step).padEnd(nameWidth)}`);
  return [
    ...rows.map((row) =>
      row.kind === 'gap'
        ? style.dim(`    ... ${row.steps} left out ...`)
        : `${row.feeds ? '*' : ' '} ${columns(row.location)}  ${say(row.text)}`,
    ),
    `${style.red('>')} ${columns(location)}  ${plainText(finding.statement, 120)}  ${style.red('<- goes wrong here')}`,
  ];
}
