import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { escapeHtml } from './escape-html.ts';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { headline } from './headline.ts';
import { htmlFinding } from './html-finding.ts';
import { htmlStyle } from './html-style.ts';
import { messageHtml } from './message.ts';
import type { SourceLinks } from './permalink.ts';
import { reportNotes } from './report-notes.ts';
import { suppressedFindings } from './suppressed-findings.ts';
import { triageFindings } from './triage-findings.ts';
import { undecidedSubjects } from './undecided-subjects.ts';
import { seconds } from './unit-table.ts';
import { verdictWords } from './verdict-words.ts';

const tones = { '❌': 'bad', '⚠️': 'warn', '✅': 'good' } as const;

/** The report as one page that needs nothing else: no scripts, no requests, light and dark. */
export function renderHtml(report: Report, policy: Policy, links: SourceLinks | null = null): string {
  const { icon, text } = headline(report, policy);
  const { posted, minor, existing, fixed } = triageFindings(report.findings, policy);
  const list = (findings: readonly Finding[]) =>
    groupFindings(findings).map((group: FindingGroup) =>
      htmlFinding(group, isFailing(group.lead, policy), links),
    );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Even if an escape failed, nothing could be loaded or run.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>ESBMC: ${escapeHtml(text)}</title>`,
    `<style>${htmlStyle}</style>`,
    '</head>',
    '<body>',
    `<header class="${tones[icon]}"><h1>${escapeHtml(text)}</h1>${provenance(report)}</header>`,
    '<main>',
    ...list(posted),
    undecided(report),
    folded('Findings of less weight', list(minor)),
    folded('Bugs that this change did not introduce', list(existing)),
    folded('Bugs that this change fixed', list(fixed)),
    folded(
      'Findings that the configuration suppresses',
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) =>
          `${htmlFinding({ lead: finding, others: [] }, false, links)}<p>${messageHtml(why)}</p>`,
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
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

function provenance({ tool, esbmc, head }: Report): string {
  const parts = [
    `${escapeHtml(tool.name)} ${escapeHtml(tool.version)}`,
    ...(esbmc === null ? [] : [`ESBMC ${escapeHtml(esbmc.version)}`]),
    ...(head === null ? [] : [`commit <code>${escapeHtml(head.slice(0, 12))}</code>`]),
  ];
  return `<p>${parts.join(' · ')}</p>`;
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
  const rows = units.map((result) => {
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
  return `<table><thead><tr><th></th><th>Started at</th><th>Result</th><th>Time</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function section(title: string, content: string): string {
  return content === '' ? '' : `<section><h2>${title}</h2>${content}</section>`;
}

function folded(title: string, articles: readonly string[]): string {
  if (articles.length === 0) return '';
  return `<details class="fold"><summary>${title} (${articles.length})</summary>${articles.join('')}</details>`;
}

function listItems(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
