import type { Config } from '../config/config.ts';
import {
  isSameRun,
  type ScanLine,
  type ScanResult,
  type ScanRun,
  type ScanShare,
} from '../scan/scan-lines.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { isFinal, scanItems } from './scan.ts';
import type { Subject } from './subject.ts';

/** Where lines are kept as soon as they are known. */
export interface ScanRecord {
  /** What an earlier start left. */
  readonly lines: readonly ScanLine[];
  readonly add: (line: ScanLine) => Promise<void>;
  /** Begins anew: what is there is of another scan. */
  readonly clear: () => Promise<void>;
}

export interface ShardWork {
  readonly run: ScanRun;
  readonly share: ScanShare;
  readonly subject: Subject;
  readonly config: Config;
}

/** Scans a shard, without what an earlier start of it has recorded; returns all that is known of it now. */
export async function scanShard(
  { run, share, subject, config }: ShardWork,
  record: ScanRecord,
  deps: AnalysisDeps,
): Promise<readonly ScanLine[]> {
  const isContinued = record.lines.some((line) => isSameRun(line, run));
  const lines = isContinued ? record.lines.filter((line) => line.kind === 'result') : [];
  const all: ScanLine[] = [];
  const keep = async (line: ScanLine) => {
    all.push(line);
    await record.add(line);
  };
  if (isContinued) all.push(...record.lines);
  else await record.clear();
  for (const line of [run, share]) await keep(line);
  const done = new Set(lines.filter(isFinal).map(({ item }) => item.id));
  const open = share.items.filter(({ id }) => !done.has(id));
  deps.progress({ step: 'started', units: open.length });
  let count = 0;
  const tell = async (result: ScanResult) => {
    await keep(result);
    count += 1;
    deps.progress({ step: 'unit', done: count, ...shown(result) });
  };
  await scanItems(open, subject, config, tell, { ...deps, progress: () => {} });
  return all;
}

function shown({ item, functions, units }: ScanResult) {
  const entry = item.entries[0] ?? item.functions[0] ?? 'main';
  const verdict = functions[0]?.verdict ?? units[0]?.verdict ?? 'not-checked';
  return { file: item.file, entry, verdict };
}
