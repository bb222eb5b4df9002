import { hasVerdict, type LibraryFunction, type LibraryResult, readResult } from './check-library.ts';
import { type FindingJudgement, readFindingJudgements, readMissed } from './judgements.ts';
import type { Library } from './libraries.ts';
import type { LibraryFinding } from './library-report.ts';
import { type Outcome, readTried, type TriedBug } from './try-bugs.ts';

/** What is known of the libraries so far, as Markdown. */
export async function libraryTables(libraries: readonly Library[]): Promise<string> {
  const [judgements, missed] = await Promise.all([readFindingJudgements(), readMissed()]);
  const parts: string[] = [];
  const rows: string[] = [];
  const judged: string[] = [];
  const bugs: string[] = [];
  for (const library of libraries) {
    const result = await readResult(library);
    if (result !== null) {
      rows.push(verdictRow(library, result));
      judged.push(judgedRow(library, result, judgements));
      parts.push(details(library, result, judgements));
    }
    const tried = await readTried(library);
    if (tried.length > 0) {
      bugs.push(bugRow(library, tried));
      parts.push(bugTable(tried, (id) => missed.get(`${library.name} ${id}`) ?? ''));
    }
  }
  return [
    '| library | functions | proved | bounded | of these covered | failed | unknown | not checked | share | minutes |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    '| library | posted findings | true | false | debatable | not judged | in the summary only |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...judged,
    '',
    '| library | seeded bugs | introduced | of these elsewhere | undetermined | missed | unknown | found |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...bugs,
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
    ...findingTable(name, report.findings, judgements),
    '',
  ].join('\n');
}

function coverageReason({ coverage }: LibraryFunction): string {
  return coverage === null
    ? 'coverage could not be measured'
    : `${Math.round(coverage * 100)} % of its branches covered`;
}

/** One row for all findings of one kind in one function that are told in the same way. */
function findingTable(
  library: string,
  findings: readonly LibraryFinding[],
  judgements: readonly FindingJudgement[],
): readonly string[] {
  if (findings.length === 0) return ['No findings.'];
  const rows = new Map<string, LibraryFinding[]>();
  for (const finding of findings) {
    const key = `${placeOf(finding)} ${told(finding)}`;
    rows.set(key, [...(rows.get(key) ?? []), finding]);
  }
  return [
    '| function, kind | lines | told | judgement | why |',
    '|---|---|---|---|---|',
    ...[...rows.values()].map((alike) => findingRow(library, alike, judgements)),
  ];
}

function findingRow(
  library: string,
  alike: readonly LibraryFinding[],
  judgements: readonly FindingJudgement[],
): string {
  const [first] = alike;
  if (first === undefined) return '';
  const judged = judgementOf(library, first, judgements);
  const lines = alike.map(({ line }) => line).join(', ');
  const cells = [
    `${first.function}, ${first.kind}`,
    `${first.file}:${lines}`,
    told(first),
    judged?.judgement ?? 'not judged',
    judged?.why ?? first.message,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function told(finding: LibraryFinding): string {
  return isSummaryOnly(finding) ? 'summary' : 'posted';
}

function placeOf({ file, function: name, kind }: LibraryFinding): string {
  return `${file} ${name} ${kind}`;
}

/** An overflow from any numbers, what an assertion asks of callers, and an allocation that fails. */
export function isSummaryOnly({ allocationFailure, upToCallers }: LibraryFinding): boolean {
  return allocationFailure || upToCallers;
}

function judgementOf(
  library: string,
  finding: LibraryFinding,
  judgements: readonly FindingJudgement[],
): FindingJudgement | undefined {
  return judgements.find((one) => one.library === library && one.place === placeOf(finding));
}

function judgedRow(
  { name }: Library,
  { report: { findings } }: LibraryResult,
  judgements: readonly FindingJudgement[],
): string {
  const posted = findings.filter((one) => !isSummaryOnly(one));
  const count = (wanted: string | undefined) =>
    posted.filter((one) => judgementOf(name, one, judgements)?.judgement === wanted).length;
  const numbers = [
    posted.length,
    ...['true', 'false', 'debatable', undefined].map(count),
    findings.length - posted.length,
  ];
  return `| ${name} | ${numbers.join(' | ')} |`;
}

function bugRow({ name }: Library, tried: readonly TriedBug[]): string {
  const count = (wanted: Outcome) => tried.filter(({ outcome }) => outcome === wanted).length;
  const elsewhere = count('introduced elsewhere');
  const found = count('introduced') + elsewhere;
  const numbers = [
    tried.length,
    found,
    elsewhere,
    count('undetermined'),
    count('missed'),
    count('unknown'),
    `${Math.round((found / tried.length) * 100)} %`,
  ];
  return `| ${name} | ${numbers.join(' | ')} |`;
}

function bugTable(tried: readonly TriedBug[], whyMissed: (id: string) => string): string {
  return [
    '| bug | before | after | outcome | why it was not found |',
    '|---|---|---|---|---|',
    ...tried.map(({ id, before, after, outcome }) => {
      const why = outcome.startsWith('introduced') ? '' : whyMissed(id);
      return `| ${[id, code(before), code(after), outcome, why].map(cell).join(' | ')} |`;
    }),
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
