import { deletedReason, type Report } from '../domain/report.ts';
import type { DiffFile } from './code-host.ts';

/** What a run found out about the places of older findings. */
export interface FixEvidence extends Pick<Report, 'base' | 'units' | 'functions' | 'findings'> {
  readonly held: NonNullable<Report['held']>;
  readonly deleted: ReadonlySet<string>;
  /** Files that were looked at or left out: about all others the change says nothing. */
  readonly touched: ReadonlySet<string>;
  /** Path before the change to path at head; null when the diff is not known. */
  readonly renames: ReadonlyMap<string, string> | null;
}

/** @param diff null when the host did not show it */
export function fixEvidence(report: Report, diff: readonly DiffFile[] | null): FixEvidence {
  const { base, units, functions, findings, held = [], skipped } = report;
  const renames = diff?.flatMap(({ path, previousPath }) =>
    previousPath === undefined ? [] : [[previousPath, path] as const],
  );
  return {
    base,
    units,
    functions,
    findings,
    held,
    deleted: new Set(skipped.filter(({ reason }) => reason === deletedReason).map(({ file }) => file)),
    touched: new Set([
      ...units.map(({ unit }) => unit.file),
      ...functions.map(({ file }) => file),
      ...skipped.map(({ file }) => file),
    ]),
    renames: renames === undefined ? null : new Map(renames),
  };
}
