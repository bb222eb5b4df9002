import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import type { Report, UnitResult } from '../domain/report.ts';
import { isUndecided } from '../domain/verdict.ts';
import { certainty } from './certainty.ts';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { headline } from './headline.ts';
import { kindTitles } from './kind-titles.ts';
import { plainText } from './plain-text.ts';
import { reportNotes } from './report-notes.ts';
import { requiresProposal } from './requires-proposal.ts';
import { suppressedFindings } from './suppressed-findings.ts';
import { messageTerminal, type TerminalStyle, terminalStyle } from './terminal-style.ts';
import { terminalTrace } from './terminal-trace.ts';
import { triageFindings } from './triage-findings.ts';
import { undecidedSubjects } from './undecided-subjects.ts';
import { seconds } from './unit-table.ts';
import { loopBound, verdictWords } from './verdict-words.ts';
import { weakness } from './weakness.ts';

/** The report for a person at a terminal: findings first, then what was checked, the result in the last line. */
export function renderTerminal(report: Report, policy: Policy, { color }: { color: boolean }): string {
  const style = terminalStyle(color);
  const say = (message: string) => messageTerminal(message, style, color);
  const { posted, minor, existing, fixed } = triageFindings(report.findings, policy);
  const { icon, text } = headline(report, policy);
  const paint = icon === '❌' ? style.red : icon === '⚠️' ? style.yellow : style.green;
  const brief = (title: string, findings: readonly Finding[]) =>
    section(
      title,
      findings.map((finding) => `${place(finding)}: ${say(finding.message)}`),
      style,
    );
  const blocks = [
    ...groupFindings(posted).map((group) => findingText(group, isFailing(group.lead, policy), style, say)),
    brief('Of less weight', minor),
    brief('Not introduced by this change', existing),
    brief('Fixed by this change', fixed),
    section(
      'Suppressed by the configuration',
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) => `${place(finding)}: ${say(finding.message)} ${say(`(${why})`)}`,
      ),
      style,
    ),
    section(
      'Nothing is known about',
      undecidedSubjects(report).map(
        ({ name, file, text: why }) => `? ${plainText(name, 80)} in ${plainText(file)}: ${say(why)}`,
      ),
      style,
    ),
    section('Checked', unitLines(report, say, style), style),
    section(
      'Skipped',
      report.skipped.map(({ file, reason }) => `${plainText(file)}: ${say(reason)}`),
      style,
    ),
    section('Notes', reportNotes(report, policy).map(say), style),
    style.bold(paint(text)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The form of a compiler's message, which editors and people know. */
function findingText(
  { lead, others }: FindingGroup,
  failing: boolean,
  style: TerminalStyle,
  say: (message: string) => string,
): string {
  const { kind, cwe } = lead.counterexample.property;
  const level = failing ? style.red('error:') : style.yellow('warning:');
  const bound = lead.counterexample.bound === null ? null : `found ${loopBound(lead.counterexample.bound)}`;
  const facts = [kindTitles[kind], weakness(cwe)?.id, bound, `finding ${plainText(lead.fingerprint, 40)}`];
  const proposal = [requiresProposal(lead)].filter((one) => one !== null);
  const more = others.map((other) => `The same cause shows at ${place(other)}.`);
  return [
    `${style.bold(place(lead))}: ${style.bold(level)} ${say(lead.message)}`,
    ...[
      ...certainty(lead, failing),
      ...lead.assumptions.map((text) => `Assumed: ${text}`),
      ...proposal,
      ...more,
    ].map((text) => `  ${say(text)}`),
    ...terminalTrace(lead, style, say).map((line) => `  ${line}`),
    style.dim(`  ${facts.filter((fact) => fact != null).join(', ')}`),
  ].join('\n');
}

function unitLines(
  report: Report,
  say: (message: string) => string,
  style: TerminalStyle,
): readonly string[] {
  const isListed = ({ verdict }: UnitResult) => !isUndecided(verdict);
  return report.units.filter(isListed).map((result) => {
    const { mark, text } = verdictWords(result);
    const how = result.unit.origin === 'harness' ? ', called by itself' : '';
    const time = style.dim(`(${seconds(result.seconds)}${result.cached ? ', cached' : ''})`);
    return `${mark} ${plainText(result.unit.entry, 80)} in ${plainText(result.unit.file)}${how}: ${say(text)} ${time}`;
  });
}

function section(title: string, lines: readonly string[], { bold }: TerminalStyle): string {
  return lines.length === 0 ? '' : [bold(`${title}:`), ...lines.map((line) => `  ${line}`)].join('\n');
}

function place({ counterexample: { property } }: Finding): string {
  const { file, line, column } = property.location;
  return `${plainText(file)}:${line}${column === null ? '' : `:${column}`}`;
}
