import type { Finding } from '../domain/finding.ts';
import type { FunctionResult } from '../domain/report.ts';
import { isUndecided } from '../domain/verdict.ts';
import type { FixEvidence } from '../review/fix-evidence.ts';
import { reasonGone } from '../review/reason-gone.ts';
import type { Baseline, EarlierFinding } from './baseline.ts';
import type { ScanReport } from './scan-report.ts';

/** What a scan says against the one before. */
export interface ScanChanges {
  readonly appeared: readonly Finding[];
  readonly stayed: readonly Finding[];
  /** Gone, by the same rule by which a review calls a finding fixed. */
  readonly fixed: readonly EarlierFinding[];
  /** Not found this time, and nothing shows that they are gone. */
  readonly unclear: readonly EarlierFinding[];
  /** Functions that had a verdict before. */
  readonly newlyUndecided: readonly FunctionResult[];
}

/** @param told the findings that count; the others were decided to be none to act on, and are neither new nor gone */
export function compareBaseline(
  { report, isComplete }: ScanReport,
  { findings, functions }: Pick<Baseline, 'findings' | 'functions'>,
  told: readonly Finding[] = report.findings,
): ScanChanges {
  const before = new Set(findings.map(({ fingerprint }) => fingerprint));
  const now = new Map(told.map((finding) => [finding.fingerprint, finding]));
  const found = new Set(report.findings.map(({ fingerprint }) => fingerprint));
  const evidence = evidenceOf(report, isComplete, findings);
  const missing = findings.filter(({ fingerprint }) => !found.has(fingerprint));
  const isGone = ({ file, fingerprint, property }: EarlierFinding) =>
    reasonGone({ path: file, fingerprint, property }, evidence) !== null;
  const decided = new Set(
    functions.filter(({ verdict }) => !isUndecided(verdict)).map(({ file, name }) => key(file, name)),
  );
  return {
    appeared: [...now.values()].filter(({ fingerprint }) => !before.has(fingerprint)),
    stayed: [...now.values()].filter(({ fingerprint }) => before.has(fingerprint)),
    fixed: missing.filter(isGone),
    unclear: missing.filter((one) => !isGone(one)),
    newlyUndecided: report.functions.filter(
      ({ file, name, verdict }) => isUndecided(verdict) && decided.has(key(file, name)),
    ),
  };
}

function evidenceOf(
  { units, functions, findings, held, skipped }: ScanReport['report'],
  isComplete: boolean,
  earlier: Baseline['findings'],
): FixEvidence {
  const touched = new Set([
    ...units.map(({ unit }) => unit.file),
    ...functions.map(({ file }) => file),
    ...skipped.map(({ file }) => file),
  ]);
  // A scan looks at every file that there is.
  const gone = isComplete ? earlier.map(({ file }) => file).filter((file) => !touched.has(file)) : [];
  return { base: null, units, functions, findings, held, deleted: new Set(gone), touched, renames: null };
}

function key(file: string, name: string): string {
  return JSON.stringify([file, name]);
}
