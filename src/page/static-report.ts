import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { escapeHtml } from '../review/escape-html.ts';
import { groupFindings } from '../review/group-findings.ts';
import { messageHtml } from '../review/message.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { reportNotes } from '../review/report-notes.ts';
import { suppressedFindings } from '../review/suppressed-findings.ts';
import { triageFindings } from '../review/triage-findings.ts';
import { undecidedSubjects } from '../review/undecided-subjects.ts';
import { seconds } from '../review/unit-table.ts';
import { verdictWords } from '../review/verdict-words.ts';
import { staticFinding } from './static-finding.ts';

/** Articles of one list; what comes after them is in the page that a script makes. */
const mostArticles = 100;

/** The same for lines of a list or table. */
const mostRows = 200;

/** The report as HTML for readers without script: all that is essential, and never so much that it can't be loaded. */
export function staticReport(report: Report, policy: Policy, links: SourceLinks | null): string {
  const { posted, minor, existing, fixed } = triageFindings(report.findings, policy);
  const list = (findings: readonly Finding[]) =>
    groupFindings(findings).map((group) => staticFinding(group, isFailing(group.lead, policy), links));
  const told = list(posted);
  return [
    '<main>',
    ...told.slice(0, mostArticles),
    moreOf(told.length, mostArticles),
    undecided(report),
    folded('Findings of less weight', list(minor)),
    folded('Bugs that this change did not introduce', list(existing)),
    folded('Bugs that this change fixed', list(fixed)),
    folded(
      'Findings that the configuration suppresses',
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) =>
          `${staticFinding({ lead: finding, others: [] }, false, links)}<p>${messageHtml(why)}</p>`,
      ),
    ),
    section('What was checked, and how far', unitTable(report)),
    section(
      'Skipped files',
      listItems(
        report.skipped.map(({ file, reason }) => `<code>${escapeHtml(file)}</code>: ${messageHtml(reason)}`),
      ),
    ),
    section('Notes', listItems(reportNotes(report, policy).map(messageHtml))),
    '</main>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function undecided(report: Report): string {
  const items = undecidedSubjects(report).map(
    ({ name, file, text }) =>
      `<code>${escapeHtml(name)}</code> in <code>${escapeHtml(file)}</code>: ${messageHtml(text)}`,
  );
  return section('Nothing is known about', listItems(items));
}

function unitTable({ units }: Report): string {
  if (units.length === 0) return '';
  const rows = units.slice(0, mostRows).map((result) => {
    const { mark, text } = verdictWords(result);
    const { entry, file, origin, assumptions } = result.unit;
    const how = origin === 'harness' ? ', called by itself' : '';
    const time = `${seconds(result.seconds)}${result.cached ? ' (cached)' : ''}`;
    return (
      `<tr><td>${mark}</td><td><code>${escapeHtml(entry)}</code> in <code>${escapeHtml(file)}</code>${how}</td>` +
      `<td>${messageHtml(text)}${listItems(assumptions.map((one) => `assuming ${messageHtml(one)}`))}</td>` +
      `<td class="number">${time}</td></tr>`
    );
  });
  return `<table><thead><tr><th></th><th>Started at</th><th>Result</th><th>Time</th></tr></thead><tbody>${rows.join('')}</tbody></table>${moreOf(units.length, mostRows)}`;
}

function section(title: string, content: string): string {
  return content === '' ? '' : `<section><h2>${title}</h2>${content}</section>`;
}

function folded(title: string, articles: readonly string[]): string {
  if (articles.length === 0) return '';
  const shown = articles.slice(0, mostArticles).join('');
  const more = moreOf(articles.length, mostArticles);
  return `<details class="fold"><summary>${title} (${articles.length})</summary>${shown}${more}</details>`;
}

function listItems(items: readonly string[]): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, mostRows).map((item) => `<li>${item}</li>`);
  return `<ul>${shown.join('')}</ul>${moreOf(items.length, mostRows)}`;
}

function moreOf(count: number, shown: number): string {
  return count <= shown ? '' : `<p>${count - shown} more are not shown without script.</p>`;
}
