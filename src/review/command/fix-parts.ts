import { details } from '../details.ts';
import type { BodyBlock } from '../fit-body.ts';
import { messageMarkdown } from '../message.ts';
import { tableRow } from '../table-row.ts';
import { codeLines, fenced } from './code-lines.ts';

/** What one step of the acceptance looked at. */
export interface ShownEvidence {
  readonly step: keyof typeof steps;
  readonly outcome: keyof typeof icons;
  readonly detail: string;
}

/** In the order in which a reader asks. */
const steps = {
  property: 'The bug',
  unit: 'Nothing else breaks',
  callers: 'Its callers',
  reached: 'The code still runs',
  replay: 'The failing inputs',
  behaviour: 'The behaviour',
  tests: "The project's tests",
  compile: 'It compiles',
  edit: 'The edit',
} as const;

const order = Object.keys(steps) as readonly (keyof typeof steps)[];

/** From the one that says most against it. */
const icons = { failed: '❌', 'not-run': '➖', passed: '✅' } as const;

const severity = Object.keys(icons) as readonly (keyof typeof icons)[];

/** One row for each step, for a reviewer who wants to know in a minute why to trust a fix. */
export function evidenceTable(evidence: readonly ShownEvidence[]): string {
  const rows = order.flatMap((step) => {
    const own = evidence.filter((one) => one.step === step);
    const worst = severity.find((outcome) => own.some((one) => one.outcome === outcome));
    if (worst === undefined) return [];
    const detail = own.map((one) => messageMarkdown(one.detail)).join('; ');
    return [tableRow([icons[worst], steps[step], detail])];
  });
  return rows.length === 0
    ? ''
    : [tableRow(['', 'What was checked', '']), '|:-:|---|---|', ...rows].join('\n');
}

/** The change, collapsed; left out where it is too long. */
export function diffBlock(diff: string): BodyBlock {
  const shown = codeLines(diff.trimEnd()).join('\n');
  return { name: 'the change', versions: [details('The change', fenced(shown, 'diff')), ''], rank: 1 };
}
