import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { certainty } from '../review/certainty.ts';
import { escapeHtml } from '../review/escape-html.ts';
import type { FindingGroup } from '../review/group-findings.ts';
import { indentOf } from '../review/indent-of.ts';
import { kindTitles } from '../review/kind-titles.ts';
import { messageHtml } from '../review/message.ts';
import { permalink, type SourceLinks } from '../review/permalink.ts';
import { reproducedUnder } from '../review/reproducer-section.ts';
import { requiresProposal } from '../review/requires-proposal.ts';
import { shownFile } from '../review/shown-file.ts';
import { traceRows } from '../review/trace-rows.ts';
import { loopBound } from '../review/verdict-words.ts';
import { weakness } from '../review/weakness.ts';

/** A finding as HTML that needs no script. */
export function staticFinding(
  { lead, others }: FindingGroup,
  isFailing: boolean,
  links: SourceLinks | null,
): string {
  const { location } = lead.counterexample.property;
  const more = others.map((other) => placeHtml(other.counterexample.property.location, links));
  const proposal = requiresProposal(lead);
  return [
    `<article class="${isFailing ? 'bad' : 'warn'}">`,
    `<h2>${messageHtml(lead.message)}</h2>`,
    `<p class="place">${placeHtml(location, links)}</p>`,
    `<p>${certainty(lead, isFailing).map(messageHtml).join(' ')}</p>`,
    lead.assumptions.length === 0
      ? ''
      : `<p>Assumed:</p><ul>${lead.assumptions.map((one) => `<li>${messageHtml(one)}</li>`).join('')}</ul>`,
    proposal === null ? '' : `<p>${messageHtml(proposal)}</p>`,
    more.length === 0 ? '' : `<p>The same cause shows at ${more.join(', ')}.</p>`,
    `<details><summary>How the program gets there, step by step</summary>${trace(lead, links)}</details>`,
    reproducer(lead),
    `<p class="facts">${facts(lead).join(' · ')}</p>`,
    '</article>',
  ].join('');
}

function reproducer({ reproducer: shown }: Finding): string {
  if (shown === null) return '';
  const lines = shown.program?.trimEnd().split(/\r\n|\r|\n/) ?? [];
  const code = lines.map((line) => indentOf(line) + escapeHtml(line.trimStart(), Number.POSITIVE_INFINITY));
  const block = code.length === 0 ? '' : `<pre><code>${code.join('\n')}</code></pre>`;
  return `<details><summary>A program that shows it</summary><p>${messageHtml(reproducedUnder(shown))}</p>${block}</details>`;
}

function trace(finding: Finding, links: SourceLinks | null): string {
  const { location } = finding.counterexample.property;
  const rows = traceRows(finding).map((row) =>
    row.kind === 'gap'
      ? `<tr><td></td><td></td><td><em>${row.steps} left out</em></td></tr>`
      : `<tr><td>${row.feeds ? '●' : ''}</td><td>${placeHtml(row.location, links)}</td><td>${messageHtml(row.text)}</td></tr>`,
  );
  const end = `<tr><td>✗</td><td>${placeHtml(location, links)}</td><td><strong>goes wrong here:</strong> <code>${escapeHtml(finding.statement, 120)}</code></td></tr>`;
  const legend = rows.length === 0 ? '' : '<p class="facts">● sets something that the last line uses.</p>';
  return `<table><tbody>${rows.join('')}${end}</tbody></table>${legend}`;
}

function placeHtml(place: Location, links: SourceLinks | null): string {
  const code = `<code>${escapeHtml(`${shownFile(place.file)}:${place.line}`)}</code>`;
  const url = permalink(links, place);
  const linked = url === null ? code : `<a href="${escapeHtml(url, 10_000)}">${code}</a>`;
  return place.function === null ? linked : `${linked} in <code>${escapeHtml(place.function, 80)}</code>`;
}

function facts(finding: Finding): readonly string[] {
  const { property, bound } = finding.counterexample;
  const cwe = weakness(property.cwe);
  return [
    kindTitles[property.kind],
    ...(cwe === null ? [] : [`<a href="${cwe.url}">${cwe.id}</a>`]),
    ...(bound === null ? [] : [`found ${loopBound(bound)}`]),
    `finding <code>${escapeHtml(finding.fingerprint, 40)}</code>`,
  ];
}
