import type { FunctionResult, Report, UnitResult } from '../domain/report.ts';
import { isUndecided } from '../domain/verdict.ts';
import type { ScanItem } from './scan-item.ts';
import type { ScanLine, ScanResult, ScanRun, ScanShare } from './scan-lines.ts';

/** What a scan found, all in all. */
export interface ScanReport {
  readonly report: Report & { readonly held: NonNullable<Report['held']> };
  /** True when every item of the plan has a result and nothing was damaged: only then may anything be called clean. */
  readonly isComplete: boolean;
}

/**
 * The report on the lines of a record; null when they say nothing of the scan that they belong to.
 *
 * @param isPart true for the record of one shard, from which the others are not missing
 */
export function scanReport(lines: readonly ScanLine[], isPart = false): ScanReport | null {
  const run = lines.find((line): line is ScanRun => line.kind === 'run');
  if (run === undefined) return null;
  const results = bestResults(lines.filter((line): line is ScanResult => line.kind === 'result'));
  const shares = lines.filter((line): line is ScanShare => line.kind === 'share');
  const faults = lines.flatMap((line) => (line.kind === 'fault' ? [line.text] : []));
  const open = unscanned(shares, results);
  const missing = isPart ? [] : missingShards(shares);
  return {
    report: {
      tool: run.tool,
      esbmc: run.esbmc,
      base: null,
      head: run.head,
      units: [...results.flatMap(({ units }) => units), ...open.map(openUnit), ...missing.map(missingUnit)],
      functions: [...results.flatMap(({ functions }) => functions), ...open.flatMap(openFunctions)],
      findings: results.flatMap(({ findings }) => findings),
      held: results.flatMap(({ held }) => held),
      skipped: unique(results.flatMap(({ skipped }) => skipped)),
      notes: unique([...faults, ...results.flatMap(({ notes }) => notes)]),
    },
    isComplete: open.length === 0 && missing.length === 0 && faults.length === 0,
  };
}

/** One result for each item, where a shard was run again: the one that knows most, and a failure rather than none. */
function bestResults(results: readonly ScanResult[]): readonly ScanResult[] {
  const best = new Map<string, ScanResult>();
  for (const result of results) {
    const known = best.get(result.item.id);
    if (known === undefined || knowledge(result) > knowledge(known)) best.set(result.item.id, result);
  }
  return [...best.values()].sort((one, other) => (one.item.id < other.item.id ? -1 : 1));
}

function knowledge({ findings, functions, units }: ScanResult): number {
  const open = [...functions, ...units].filter(({ verdict }) => isUndecided(verdict)).length;
  return findings.length - open / (1 + functions.length + units.length);
}

interface OpenItem {
  readonly item: ScanItem;
  readonly share: ScanShare;
}

function unscanned(shares: readonly ScanShare[], results: readonly ScanResult[]): readonly OpenItem[] {
  const done = new Set(results.map(({ item }) => item.id));
  const open = new Map<string, OpenItem>();
  for (const share of shares)
    for (const item of share.items) if (!done.has(item.id)) open.set(item.id, { item, share });
  return [...open.values()];
}

/** Numbers of shards of which not even a plan is left. */
function missingShards(shares: readonly ScanShare[]): readonly string[] {
  const of = Math.max(0, ...shares.map((share) => share.of));
  const known = new Set(shares.map(({ shard }) => shard));
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((shard) => !known.has(shard));
  return missing.map((shard) => `${shard} of ${of}`);
}

function openReason({ shard, of }: ScanShare): string {
  return `not scanned: shard ${shard} of ${of} left no result for it`;
}

function openUnit({ item, share }: OpenItem): UnitResult {
  return undone(item.file, item.entries[0] ?? 'main', item.functions, openReason(share));
}

function openFunctions({ item, share }: OpenItem): readonly FunctionResult[] {
  const reason = openReason(share);
  return item.functions.map((name) => ({ file: item.file, name, verdict: 'not-checked', reason }));
}

function missingUnit(shard: string): UnitResult {
  return undone(`shard ${shard}`, 'main', [], 'not scanned: the shard left nothing behind');
}

function undone(file: string, entry: string, functions: readonly string[], reason: string): UnitResult {
  const unit = { file, entry, origin: 'entry', functions, assumptions: [] } as const;
  return { unit, verdict: 'not-checked', reason, bound: null, seconds: 0, cached: false, runs: [] };
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
