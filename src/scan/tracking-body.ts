import type { Policy } from '../domain/policy.ts';
import { commentBodyLimit } from '../review/body-limits.ts';
import { counted } from '../review/counted.ts';
import { details } from '../review/details.ts';
import { findingTable } from '../review/finding-table.ts';
import { fitBody, wholeBlock } from '../review/fit-body.ts';
import { messageMarkdown } from '../review/message.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { placeMarkdown } from '../review/place-markdown.ts';
import { summaryTail, undecidedList } from '../review/summary-blocks.ts';
import { tableRow } from '../review/table-row.ts';
import type { EarlierFinding, Night } from './baseline.ts';
import type { ScanChanges } from './compare-baseline.ts';
import type { ScanReport } from './scan-report.ts';

export interface TrackingContext {
  readonly scan: ScanReport;
  readonly changes: ScanChanges;
  /** Null on the first night. */
  readonly previous: Night | null;
  readonly nights: readonly Night[];
  readonly policy: Policy;
  readonly links: SourceLinks;
  /** Number of the issue before, which a person closed. */
  readonly follows: number | null;
}

/** What a person reads first: how many bugs, and what is new. */
export function trackingTitle({ changes }: Pick<TrackingContext, 'changes'>): string {
  const open = changes.appeared.length + changes.stayed.length + changes.unclear.length;
  return open === 0
    ? 'ESBMC: no bug known in the repository'
    : `ESBMC: ${counted(open, 'bug')} in the repository`;
}

/** The body below its hidden line. */
export function trackingBody(context: TrackingContext, hiddenLine: string): string {
  const { scan, changes, previous, nights, policy, links, follows } = context;
  const { report, isComplete } = scan;
  const tables = { links, policy };
  const section = (title: string, content: string) => (content === '' ? '' : `#### ${title}\n\n${content}`);
  const { appeared, stayed, fixed, unclear } = changes;
  const limit = { ...commentBodyLimit, utf8Bytes: commentBodyLimit.utf8Bytes - hiddenLine.length - 1 };
  const heading = `### ${scoreLine(context)}`;
  const blocks = [
    wholeBlock(heading),
    wholeBlock(isComplete ? '' : '⚠️ **The scan is not complete:** see what is not known below.'),
    {
      name: 'some new findings',
      versions: [
        section(previous === null ? 'Found' : 'New', findingTable(appeared, tables)),
        section('New', findingTable(appeared, tables, 20)),
      ] as const,
      rank: 9,
    },
    {
      name: 'some older findings',
      versions: [
        section('Still there', findingTable(stayed, tables)),
        section('Still there', findingTable(stayed, tables, 20)),
        section('Still there', findingTable(stayed, tables, 5)),
      ] as const,
      rank: 7,
    },
    wholeBlock(section('Fixed since', earlierList(fixed, links))),
    wholeBlock(section('Not found this time, and not shown to be gone either', earlierList(unclear, links))),
    { name: 'what is not known', versions: [undecidedBlock(report), ''] as const, rank: 5 },
    wholeBlock(follows === null ? '' : `Follows #${follows}, which was closed by hand.`),
    wholeBlock(nights.length < 2 ? '' : details('The last nights', nightTable(nights))),
    ...summaryTail({ report: { ...report, findings: [] }, policy, links }),
  ];
  return `${hiddenLine}\n${fitBody(blocks, limit)}`;
}

/** "3 new, 1 fixed, 2 still there since 2026-01-01", for the first line and for the comment. */
export function scoreLine({ changes, previous, scan }: TrackingContext): string {
  const { appeared, stayed, fixed, unclear } = changes;
  const functions = counted(scan.report.functions.length, 'function');
  if (previous === null) return `${counted(appeared.length, 'bug')} found in ${functions}`;
  const parts = [
    `${appeared.length} new`,
    `${fixed.length} fixed`,
    `${stayed.length} still there`,
    ...(unclear.length === 0 ? [] : [`${unclear.length} not decided this time`]),
  ];
  return `${parts.join(', ')} since ${previous.date}`;
}

/** The comment that tells what changed. */
export function changeComment(context: TrackingContext, hiddenLine: string): string {
  const { changes, policy, links } = context;
  const { appeared, fixed } = changes;
  const blocks = [
    wholeBlock(`**${scoreLine(context)}**`),
    {
      name: 'some findings',
      versions: [
        findingTable(appeared, { links, policy }),
        findingTable(appeared, { links, policy }, 20),
      ] as const,
      rank: 9,
    },
    wholeBlock(fixed.length === 0 ? '' : `Fixed:\n\n${earlierList(fixed, links)}`),
  ];
  const limit = { ...commentBodyLimit, utf8Bytes: commentBodyLimit.utf8Bytes - hiddenLine.length - 1 };
  return `${hiddenLine}\n${fitBody(blocks, limit)}`;
}

function earlierList(findings: readonly EarlierFinding[], links: SourceLinks): string {
  const shown = findings.slice(0, 50);
  const more = findings.length - shown.length;
  return [
    ...shown.map((one) => `- ${placeMarkdown(one, links)}: ${messageMarkdown(one.message)}`),
    ...(more === 0 ? [] : [`- and ${more} more`]),
  ].join('\n');
}

function undecidedBlock(report: ScanReport['report']): string {
  const list = undecidedList(report);
  const { length } = report.functions.filter(
    ({ verdict }) => verdict === 'unknown' || verdict === 'not-checked',
  );
  return list === '' ? '' : details(`${counted(length, 'function')} about which nothing is known`, list);
}

function nightTable(nights: readonly Night[]): string {
  const rows = nights
    .toReversed()
    .map((night) =>
      tableRow([
        night.date,
        `${night.findings}`,
        `${night.proved}`,
        `${night.bounded}`,
        `${night.unknown + night['not-checked']}`,
      ]),
    );
  return [
    tableRow(['Night', 'Bugs', 'Proved', 'Up to a bound', 'Not known']),
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
