import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { codeSpan } from './code-span.ts';
import { messageMarkdown } from './message.ts';
import type { SourceLinks } from './permalink.ts';
import { lineMarkdown, placeMarkdown } from './place-markdown.ts';
import { tableRow } from './table-row.ts';
import { traceRows } from './trace-rows.ts';

/** More calls than these are a recursion, or a stack that nobody reads. */
const shownCalls = 8;

/** The steps to the violated line as a Markdown table, the line itself last. */
export function traceTable(finding: Finding, links: SourceLinks | null, limit?: number): string {
  const { location } = finding.counterexample.property;
  const place = (step: Location) => {
    const line = step.file === location.file ? lineMarkdown(step, links) : placeMarkdown(step, links);
    return step.function === null ? line : `${line}, ${codeSpan(step.function, 60)}`;
  };
  const rows = traceRows(finding, limit);
  const body = rows.map((row) =>
    row.kind === 'gap'
      ? tableRow(['', '', `*${row.steps === 1 ? 'one step' : `${row.steps} steps`} left out*`])
      : tableRow([row.feeds ? '●' : '', place(row.location), messageMarkdown(row.text)]),
  );
  const end = finding.statement === '' ? '' : ` ${codeSpan(finding.statement, 120)}`;
  return [
    tableRow(['', 'Where', 'What happens']),
    '|:-:|---|---|',
    ...body,
    tableRow(['❌', place(location), `**It goes wrong here:**${end}`]),
    ...(rows.some((row) => row.kind === 'step' && row.feeds)
      ? ['', '● sets something that the last line uses.']
      : []),
    ...callChain(finding, links),
  ].join('\n');
}

function callChain({ counterexample: { calls } }: Finding, links: SourceLinks | null): readonly string[] {
  if (calls.length === 0) return [];
  const chain = calls
    .slice(0, shownCalls)
    .map(
      (call) =>
        `${call.function === null ? '' : `${codeSpan(call.function, 60)}, `}${lineMarkdown(call, links)}`,
    );
  return ['', `Called from ${chain.join('; from ')}${calls.length > shownCalls ? '; …' : ''}.`];
}
