import { hasVerdict, type LibraryFunction, type LibraryResult, readResult } from './check-library.ts';
import { type FindingJudgement, readFindingJudgements } from './judgements.ts';
import type { Library } from './libraries.ts';
import type { LibraryFinding } from './library-report.ts';
import { readTried } from './try-bugs.ts';

/** What is known of the libraries so far, as Markdown. */
export async function libraryTables(libraries: readonly Library[]): Promise<string> {
  const judgements = await readFindingJudgements();
  const parts: string[] = [];
  const rows: string[] = [];
  for (const library of libraries) {
    const result = await readResult(library);
    if (result !== null) {
      rows.push(verdictRow(library, result));
      parts.push(details(library, result, judgements));
    }
    parts.push(await bugTable(library));
  }
  return [
    '| library | functions | proved | bounded | of these covered | failed | unknown | not checked | share | minutes |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    ...parts,
  ].join('\n');
}

function verdictRow({ name, version }: Library, { functions, seconds }: LibraryResult): string {
  const count = (verdict: LibraryFunction['verdict']) =>
    functions.filter((one) => one.verdict === verdict).length;
  const covered = functions.filter((one) => one.verdict === 'bounded' && hasVerdict(one)).length;
  const share = functions.filter(hasVerdict).length / functions.length;
  const numbers = [
    functions.length,
    count('proved'),
    count('bounded'),
    covered,
    count('failed'),
    count('unknown'),
    count('not-checked'),
    `${Math.round(share * 100)} %`,
    Math.round(seconds / 60),
  ];
  return `| ${name} ${version} | ${numbers.join(' | ')} |`;
}

function details(
  { name }: Library,
  { functions, report }: LibraryResult,
  judgements: readonly FindingJudgement[],
): string {
  const open = functions.filter((one) => !hasVerdict(one));
  const reasons = new Map<string, string[]>();
  for (const one of open) {
    const reason = `${one.verdict}: ${withoutNumbers(one.reason ?? coverageReason(one))}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), one.name]);
  }
  const ordered = [...reasons].sort(([, one], [, other]) => other.length - one.length);
  return [
    `### ${name}`,
    '',
    ...(ordered.length === 0 ? [] : ['| without a verdict that counts | functions |', '|---|---|']),
    ...ordered.map(([reason, names]) => `| ${cell(reason)} | ${names.length}: ${names.join(', ')} |`),
    '',
    ...(report.findings.length === 0
      ? ['No findings.']
      : ['| finding | told | origin | judgement | why |', '|---|---|---|---|---|']),
    ...report.findings.map((finding) => findingRow(finding, judgementOf(name, finding, judgements))),
    '',
  ].join('\n');
}

function coverageReason({ coverage }: LibraryFunction): string {
  return coverage === null
    ? 'coverage could not be measured'
    : `${Math.round(coverage * 100)} % of its branches covered`;
}

function findingRow(finding: LibraryFinding, judged: FindingJudgement | undefined): string {
  const place = `${finding.function} ${finding.file}:${finding.line}, ${finding.kind}`;
  const told = isSummaryOnly(finding) ? 'summary' : 'posted';
  const cells = [
    place,
    told,
    finding.origin,
    judged?.judgement ?? 'not judged',
    judged?.why ?? finding.message,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** An overflow from any numbers, and an allocation that fails, are told in the summary only. */
export function isSummaryOnly({ kind, origin, allocationFailure }: LibraryFinding): boolean {
  return allocationFailure === true || (origin === 'harness' && kind === 'overflow');
}

function judgementOf(
  library: string,
  { file, function: name, kind }: LibraryFinding,
  judgements: readonly FindingJudgement[],
): FindingJudgement | undefined {
  return judgements.find((one) => one.library === library && one.place === `${file} ${name} ${kind}`);
}

async function bugTable(library: Library): Promise<string> {
  const tried = await readTried(library);
  if (tried.length === 0) return '';
  const count = (outcome: string) => tried.filter((one) => one.outcome === outcome).length;
  const found = count('introduced') + count('introduced elsewhere');
  return [
    `${library.name}, ${tried.length} seeded bugs: ${found} found as introduced (${count('introduced elsewhere')} of them in ` +
      `another function), ${count('undetermined')} found but undetermined, ${count('missed')} missed, ${count('unknown')} unknown`,
    '',
    '| bug | before | after | outcome |',
    '|---|---|---|---|',
    ...tried.map(
      ({ id, before, after, outcome }) =>
        `| ${[id, code(before), code(after), outcome].map(cell).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

function code(text: string): string {
  return text === '' ? '' : `\`${text.slice(0, 90)}\``;
}

/** Reasons that differ in a name or number are one reason. */
function withoutNumbers(reason: string): string {
  return reason.replace(/\b\d+\b/g, 'N').replace(/`[^`]*`/g, '`…`');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
