import type { Finding } from '../domain/finding.ts';
import type { Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import { type Verdict, verdicts } from '../domain/verdict.ts';
import { groupFindings } from '../review/group-findings.ts';
import { headline } from '../review/headline.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { plainText } from '../review/plain-text.ts';
import { reportNotes } from '../review/report-notes.ts';
import { triageFindings } from '../review/triage-findings.ts';
import { undecidedSubjects } from '../review/undecided-subjects.ts';
import { verdictWords } from '../review/verdict-words.ts';
import type { Night } from '../scan/baseline.ts';
import { changeNotes } from '../scan/change-notes.ts';
import type { ScanChanges } from '../scan/compare-baseline.ts';
import { type PageData, type PageGone, type PageSource, type PageUnit, standings } from './page-data.ts';
import { pageFile } from './page-file.ts';
import { pageFinding } from './page-finding.ts';
import { wordsOf } from './words.ts';

/** All that a page may tell. */
export interface PageFacts {
  readonly report: Report;
  readonly policy: Policy;
  readonly links: SourceLinks | null;
  /** Against the last scan; null where there is none. */
  readonly changes: ScanChanges | null;
  /** The oldest first, this one last; empty where it is no scan. */
  readonly nights: readonly Night[];
  readonly sources: Readonly<Record<string, PageSource>>;
  /** Accepted patches as unified diffs, by fingerprint. */
  readonly patches: ReadonlyMap<string, string>;
}

const tones = { '❌': 'bad', '⚠️': 'warn', '✅': 'good' } as const;

export function pageDataOf(facts: PageFacts): PageData {
  const { report, policy, changes, nights, sources } = facts;
  const { icon, text } = headline(report, policy);
  const { posted, minor, existing, fixed, suppressed } = triageFindings(report.findings, policy);
  const appeared = changes === null ? null : new Set(changes.appeared.map(({ fingerprint }) => fingerprint));
  const leads = leadsOf([posted, existing, minor, suppressed, fixed]);
  // The page has a place of its own for these.
  const told = changes === null ? [] : changeNotes(changes);
  return {
    title: text,
    tone: tones[icon],
    provenance: provenanceOf(report),
    score: changes === null ? null : scoreOf(changes),
    subject: report.functions.length > 0 ? 'functions' : 'entries',
    counts: countsOf(report.functions.length > 0 ? report.functions : report.units),
    findings: [...posted, ...existing, ...minor, ...suppressed, ...fixed]
      .map((finding) => pageFinding(finding, { ...facts, appeared, leads }))
      .toSorted((one, other) => standings.indexOf(one.standing) - standings.indexOf(other.standing)),
    gone: changes === null ? [] : goneOf(changes),
    nights,
    units: report.units.map(pageUnit),
    undecided: undecidedOf(report, changes),
    skipped: report.skipped.map(({ file, reason }) => ({ file: plainText(file, 120), why: wordsOf(reason) })),
    notes: reportNotes(report, policy)
      .filter((note) => !told.includes(note))
      .map(wordsOf),
    sources,
  };
}

/** The tool, the verifier and the commit. */
export function provenanceOf({ tool, esbmc, head }: Report): readonly string[] {
  return [
    plainText(`${tool.name} ${tool.version}`, 80),
    ...(esbmc === null ? [] : [plainText(`ESBMC ${esbmc.version}`, 40)]),
    ...(head === null ? [] : [`commit ${plainText(head.slice(0, 12))}`]),
  ];
}

/** The lead of each finding that is told by another one. */
function leadsOf(lists: readonly (readonly Finding[])[]): ReadonlyMap<string, string> {
  const groups = lists.flatMap(groupFindings);
  return new Map(
    groups.flatMap(({ lead, others }) =>
      others.map((other) => [other.fingerprint, lead.fingerprint] as const),
    ),
  );
}

function scoreOf({ appeared, stayed, fixed, unclear }: ScanChanges): string {
  return [
    `${appeared.length} new`,
    `${fixed.length} fixed`,
    `${stayed.length} still there`,
    ...(unclear.length === 0 ? [] : [`${unclear.length} not decided this time`]),
  ].join(', ');
}

function countsOf(results: readonly { readonly verdict: Verdict }[]): PageData['counts'] {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

function undecidedOf(report: Report, changes: ScanChanges | null): PageData['undecided'] {
  const key = (file: string, name: string) => JSON.stringify([file, name]);
  const lost = new Set(changes?.newlyUndecided.map(({ file, name }) => key(file, name)));
  return undecidedSubjects(report).map(({ name, file, text }) => ({
    name: plainText(name, 80),
    file: pageFile(file),
    says: wordsOf(text),
    hadVerdict: lost.has(key(file, name)),
  }));
}

function goneOf({ fixed, unclear }: ScanChanges): readonly PageGone[] {
  const tell = (standing: PageGone['standing']) => (one: ScanChanges['fixed'][number]) => ({
    standing,
    file: pageFile(one.file),
    line: one.line,
    message: wordsOf(one.message),
  });
  return [...fixed.map(tell('fixed')), ...unclear.map(tell('unclear'))];
}

function pageUnit(result: Report['units'][number]): PageUnit {
  const { file, entry, origin, assumptions } = result.unit;
  return {
    file: pageFile(file),
    entry: plainText(entry, 80),
    isHarness: origin === 'harness',
    verdict: result.verdict,
    says: wordsOf(verdictWords(result).text),
    seconds: Math.round(result.seconds * 10) / 10,
    cached: result.cached,
    assumptions: assumptions.map(wordsOf),
  };
}
