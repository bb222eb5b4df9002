import type { Finding, FindingStatus } from '../domain/finding.ts';
import type { FunctionResult, HeldProperty, Report, UnitResult } from '../domain/report.ts';
import type { Verdict } from '../domain/verdict.ts';
import { counted } from './counted.ts';
import { cut } from './plain-text.ts';
import { transferFindingExcerpt } from './transfer-finding-excerpt.ts';
import type { TransferLimits } from './transfer-limits.ts';

/** The report within the limits: what decides the conclusion stays longest, and a note says what does not. */
export function transferExcerpt(report: Report, limits: TransferLimits): Report {
  const findings = foremost(report.findings, limits.findings, findingRank);
  const units = foremost(report.units, limits.units, ({ verdict }) => verdictOrder.indexOf(verdict));
  const functions = foremost(report.functions, limits.functions, ({ verdict }) =>
    verdictOrder.indexOf(verdict),
  );
  const text = (value: string) => cut(value, limits.text);
  const skipped = report.skipped.slice(0, limits.skipped);
  const left = [
    ...leftOut(report.findings.length - findings.length, 'finding'),
    ...leftOut(report.units.length - units.length, 'unit'),
    ...leftOut(report.functions.length - functions.length, 'function'),
    ...leftOut(report.skipped.length - skipped.length, 'skipped file'),
  ];
  return {
    ...report,
    units: units.map((unit) => unitExcerpt(unit, limits)),
    functions: functions.map((result) => functionExcerpt(result, limits)),
    findings: findings.map((finding) => transferFindingExcerpt(finding, limits)),
    held: (report.held ?? []).slice(0, limits.held).map((property) => heldExcerpt(property, limits)),
    skipped: skipped.map(({ file, reason }) => ({ file, reason: text(reason) })),
    notes: [
      ...report.notes.slice(0, limits.notes - 1).map(text),
      ...(left.length === 0
        ? []
        : [`Too much to be told here: ${left.join(', ')} left out. The summary of the analysis has all.`]),
    ],
  };
}

const statusOrder: readonly FindingStatus[] = ['introduced', null, 'undetermined', 'existing', 'fixed'];

/** Those that fail a check by most policies first. */
function findingRank({ status, origin, basePassed, needsAllocationFailure }: Finding): number {
  const isTrusted = (origin === 'entry' && !needsAllocationFailure) || basePassed;
  return statusOrder.indexOf(status) + (isTrusted ? 0 : 0.5);
}

const verdictOrder: readonly Verdict[] = ['unknown', 'not-checked', 'failed', 'bounded', 'proved'];

/** So many of them, those of a low rank first, in the order given. */
function foremost<T>(items: readonly T[], limit: number, rank: (item: T) => number): readonly T[] {
  const kept = new Set(items.toSorted((one, other) => rank(one) - rank(other)).slice(0, limit));
  return items.filter((item) => kept.has(item));
}

function leftOut(count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [counted(count, noun)];
}

function unitExcerpt(result: UnitResult, limits: TransferLimits): UnitResult {
  const { unit } = result;
  return {
    ...result,
    reason: reason(result.reason, limits),
    unit: {
      ...unit,
      entry: cut(unit.entry, limits.name),
      functions: unit.functions.slice(0, limits.functions).map((name) => cut(name, limits.name)),
      assumptions: unit.assumptions.slice(0, limits.assumptions).map((text) => cut(text, limits.text)),
    },
    runs: result.runs.slice(0, limits.runs).map((run) => ({ ...run, reason: reason(run.reason, limits) })),
  };
}

function functionExcerpt(result: FunctionResult, limits: TransferLimits): FunctionResult {
  return {
    ...result,
    name: cut(result.name, limits.name),
    reason: reason(result.reason, limits),
  };
}

/** A text that is cut is not found again: then an older comment stays as it is. */
function heldExcerpt(property: HeldProperty, limits: TransferLimits): HeldProperty {
  return {
    ...property,
    file: property.file.slice(-limits.path),
    function: cut(property.function, limits.name),
    statement: cut(property.statement, limits.text),
  };
}

function reason(text: string | null, limits: TransferLimits): string | null {
  return text === null ? null : cut(text, limits.text);
}
