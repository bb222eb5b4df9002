import { z } from 'zod';
import type { Finding } from '../domain/finding.ts';
import { propertyKinds } from '../domain/property-kind.ts';
import type { Report } from '../domain/report.ts';
import { verdicts } from '../domain/verdict.ts';
import { jsonText } from '../review/json-text.ts';
import { toldProperty } from '../review/told-property.ts';
import { type ScanCounts, scanCounts } from './scan-counts.ts';

const count = z.int().min(0);
const path = z.string().max(4096);
const name = z.string().max(500);
const hash = z.string().regex(/^[0-9a-f]{16}$/);
const origin = z.enum(['entry', 'harness']);
const verdict = z.enum(verdicts);

const property = z.strictObject({
  kind: z.enum(propertyKinds),
  bound: count.nullable(),
  origin,
  function: hash,
  start: hash,
  statement: hash,
  passingBase: z.string().max(64).nullable(),
});

/** A finding as a later scan needs to know it. */
export const earlierFinding = z.strictObject({
  fingerprint: hash,
  file: path,
  line: count,
  message: z.string().max(4000),
  property,
});

export type EarlierFinding = Readonly<z.output<typeof earlierFinding>>;

export const night = z.strictObject({
  /** `YYYY-MM-DD`, in UTC. */
  date: z.iso.date(),
  head: z.string().max(64).nullable(),
  findings: count,
  failed: count,
  proved: count,
  bounded: count,
  unknown: count,
  'not-checked': count,
});

const baseline = z.strictObject({
  schema: z.literal(1),
  findings: z.array(earlierFinding).readonly(),
  functions: z.array(z.strictObject({ file: path, name, verdict })),
  units: z.array(z.strictObject({ file: path, entry: name, origin, verdict, seconds: z.number().min(0) })),
  /** The oldest first, the one that wrote this last. */
  nights: z.array(night).max(1000),
});

/** What a scan leaves for the next one to be compared with, and for the gate. */
export type Baseline = Readonly<z.output<typeof baseline>>;

/** The counts of one scan. */
export type Night = Readonly<z.output<typeof night>>;

const mostNights = 180;

/** @param date the day of the scan, `YYYY-MM-DD` */
export function makeBaseline(report: Report, date: string, before: Baseline | null): Baseline {
  return {
    schema: 1,
    findings: earlierFindings(report.findings),
    functions: report.functions.map(({ file, name, verdict }) => ({ file, name, verdict })),
    units: report.units.map(({ unit, verdict, seconds }) => {
      const { file, entry, origin } = unit;
      return { file, entry, origin, verdict, seconds: Math.round(seconds * 1000) / 1000 };
    }),
    nights: [...(before?.nights ?? []), nightOf(report, date)].slice(-mostNights),
  };
}

/** One for each fingerprint. */
export function earlierFindings(findings: readonly Finding[]): readonly EarlierFinding[] {
  const unique = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return [...unique.values()].map((finding) => {
    const { file, line } = finding.counterexample.property.location;
    const { fingerprint, message } = finding;
    const property = toldProperty(finding, null);
    return { fingerprint, file: file.slice(0, 4096), line, message: message.slice(0, 4000), property };
  });
}

export function nightOf(report: Report, date: string): Night {
  return { date, head: report.head, ...(scanCounts(report) satisfies ScanCounts) };
}

export function renderBaseline(value: Baseline): string {
  return jsonText(value);
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/** The baseline in a file's text, or what is wrong with it. */
export function parseBaseline(
  text: string,
): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly reason: string } {
  const read = json.pipe(baseline).safeParse(text);
  if (read.success) return { ok: true, baseline: read.data };
  const [issue] = read.error.issues;
  const where =
    issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.map(String).join('.')}\``;
  return { ok: false, reason: `${where}: ${issue?.message ?? 'unreadable'}` };
}
