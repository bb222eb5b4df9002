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

const steps = {
  edit: 'The edit',
  compile: 'It compiles',
  property: 'The bug',
  unit: 'Nothing else breaks',
  callers: 'Its callers',
  reached: 'The code still runs',
  replay: 'The failing inputs',
  behaviour: 'The behaviour',
  tests: "The project's tests",
} as const;

const icons = { passed: '✅', failed: '❌', 'not-run': '➖' } as const;

/** One row for each step, for a reviewer who wants to know in a minute why to trust a fix. */
export function evidenceTable(evidence: readonly ShownEvidence[]): string {
  if (evidence.length === 0) return '';
  const rows = evidence.map(({ step, outcome, detail }) =>
    tableRow([icons[outcome], steps[step], messageMarkdown(detail)]),
  );
  return [tableRow(['', 'What was checked', '']), '|:-:|---|---|', ...rows].join('\n');
}

/** The change, collapsed; left out where it is too long. */
export function diffBlock(diff: string): BodyBlock {
  const shown = codeLines(diff.trimEnd()).join('\n');
  return { name: 'the change', versions: [details('The change', fenced(shown, 'diff')), ''], rank: 1 };
}
