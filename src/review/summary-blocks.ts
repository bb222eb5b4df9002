import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { codeSpan } from './code-span.ts';
import { counted } from './counted.ts';
import { details } from './details.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { findingBlocks, findingFacts } from './finding-blocks.ts';
import { findingTable } from './finding-table.ts';
import { type BodyBlock, wholeBlock } from './fit-body.ts';
import type { FindingGroup } from './group-findings.ts';
import { headline } from './headline.ts';
import { messageHtmlForGitHub, messageMarkdown } from './message.ts';
import type { SourceLinks } from './permalink.ts';
import { placeMarkdown } from './place-markdown.ts';
import { reportNotes } from './report-notes.ts';
import { shownFile } from './shown-file.ts';
import { suppressedFindings } from './suppressed-findings.ts';
import { triageFindings } from './triage-findings.ts';
import { undecidedSubjects } from './undecided-subjects.ts';
import { unitTable } from './unit-table.ts';

interface SummaryContext {
  readonly report: Report;
  readonly policy: Policy;
  readonly links: SourceLinks | null;
}

/** Findings in the table when even the table is too long. */
const fewFindings = [100, 30, 10] as const;

/** The top of a summary, which says it all: one line, the findings that are told, what was not checked. */
export function summaryHead(context: SummaryContext, groups: readonly FindingGroup[]): readonly BodyBlock[] {
  const { icon, text } = headline(context.report, context.policy);
  const leads = groups.map(({ lead }) => lead);
  const tables = fewFindings.map((limit) => findingTable(leads, context, limit));
  return [
    wholeBlock(`### ${icon} ESBMC: ${text}`),
    { name: 'some findings', versions: [findingTable(leads, context), ...tables], rank: 9 },
    { name: 'the reasons for what was not checked', versions: [undecidedList(context.report), ''], rank: 6 },
  ];
}

/** What only some readers want, collapsed: tables of what does not fail, of what was checked, notes. */
export function summaryTail(context: SummaryContext): readonly BodyBlock[] {
  const { report, policy } = context;
  const { minor, existing, fixed } = triageFindings(report.findings, policy);
  const table = (findings: readonly Finding[]) => findingTable(findings, context);
  const suppressed = suppressedFindings(report.findings, policy);
  const suppressedList = suppressed
    .map(({ finding, why }) => {
      const where = placeMarkdown(finding.counterexample.property.location, context.links);
      return `- ${where}: ${messageMarkdown(finding.message)} (${messageMarkdown(why)})`;
    })
    .join('\n');
  const notes = reportNotes(report, policy).map((note) => `- ${messageMarkdown(note)}`);
  return [
    ...section(`${counted(minor.length, 'finding')} of less weight`, table(minor), 5),
    ...section(`${counted(existing.length, 'bug')} that this change did not introduce`, table(existing), 3),
    ...section(`${counted(fixed.length, 'bug')} that this change fixed`, table(fixed), 3),
    ...section(`${counted(suppressed.length, 'finding')} suppressed or ignored`, suppressedList, 3),
    ...section('What was checked, and how far', unitTable(report.units), 4),
    ...section(`${counted(report.skipped.length, 'file')} skipped`, skippedList(report), 2),
    ...section('Notes', notes.join('\n'), 5),
    wholeBlock(footer(report)),
  ];
}

/** A finding without a comment of its own, collapsed; its steps are the first thing that is left out. */
export function detailedFinding(
  group: FindingGroup,
  { report, policy, links }: SummaryContext,
): readonly BodyBlock[] {
  const isFailingLead = isFailing(group.lead, policy);
  const esbmcVersion = report.esbmc?.version ?? null;
  const blocks = findingBlocks(group, { links, isFailing: isFailingLead, esbmcVersion });
  const facts = findingFacts(group.lead, esbmcVersion);
  const body = (level: number) =>
    details(
      messageHtmlForGitHub(group.lead.message),
      [...blocks.map(({ versions }) => versions[Math.min(level, versions.length - 1)] ?? ''), facts]
        .filter((text) => text !== '')
        .join('\n\n'),
    );
  return [{ name: 'traces', versions: [body(0), body(1), body(2), ''], rank: 1 }];
}

export function undecidedList(report: Report): string {
  const lines = undecidedSubjects(report).map(
    ({ name, file, text }) =>
      `- ${codeSpan(name, 80)} in ${codeSpan(shownFile(file))}: ${messageMarkdown(text)}`,
  );
  return lines.length === 0 ? '' : `**Nothing is known about:**\n\n${lines.join('\n')}`;
}

function skippedList(report: Report): string {
  return report.skipped
    .map(({ file, reason }) => `- ${codeSpan(shownFile(file))}: ${messageMarkdown(reason)}`)
    .join('\n');
}

function section(title: string, content: string, rank: number): readonly BodyBlock[] {
  if (content === '') return [];
  return [{ name: title.toLowerCase(), versions: [details(title, content), ''], rank }];
}

function footer(report: Report): string {
  const version = report.esbmc === null ? '' : ` with ESBMC ${escapeMarkdown(report.esbmc.version, 40)}`;
  const commit = report.head === null ? '' : ` at ${codeSpan(report.head.slice(0, 12))}`;
  return `<sub>${escapeMarkdown(`${report.tool.name} ${report.tool.version}`, 80)}${version}${commit}</sub>`;
}
