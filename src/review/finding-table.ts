import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import { codeSpan } from './code-span.ts';
import { messageMarkdown } from './message.ts';
import type { SourceLinks } from './permalink.ts';
import { placeMarkdown } from './place-markdown.ts';
import { tableRow } from './table-row.ts';

/** Findings as a Markdown table, at most `limit` rows; what is left out is counted. */
export function findingTable(
  findings: readonly Finding[],
  { links, policy }: { links: SourceLinks | null; policy: Policy },
  limit: number = Number.POSITIVE_INFINITY,
): string {
  if (findings.length === 0) return '';
  const rows = findings.slice(0, limit).map((finding) => {
    const { location } = finding.counterexample.property;
    return tableRow([
      isFailing(finding, policy) ? '❌' : '',
      messageMarkdown(finding.message),
      placeMarkdown(location, links),
      trust(finding),
    ]);
  });
  const left = findings.length - rows.length;
  return [
    tableRow(['', 'What can go wrong', 'Where', 'How sure']),
    '|:-:|---|---|---|',
    ...rows,
    ...(left === 0 ? [] : ['', `and ${left} more`]),
  ].join('\n');
}

/** The essence of how sure a finding is, for a cell. */
function trust(finding: Finding): string {
  const name = codeSpan(finding.entry, 60);
  return [
    finding.origin === 'entry' ? `reached from ${name}` : `calling ${name} by itself`,
    ...(finding.reproduced === true ? ['confirmed by running it'] : []),
    ...(finding.status === 'undetermined' ? ['may not be new'] : []),
    ...(finding.needsAllocationFailure ? ['when an allocation fails'] : []),
  ].join(', ');
}
