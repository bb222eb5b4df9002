import { basename, resolve } from 'node:path';
import { findRoot } from './adapters/files/find-root.ts';
import { readConfigFile } from './adapters/files/read-config-file.ts';
import { readRecord } from './adapters/files/scan-record.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import type { MergeOptions, ScanOptions, Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import type { Config } from './config/config.ts';
import { ConfigurationError } from './domain/errors.ts';
import { conclude, exitCodeOf } from './domain/policy.ts';
import { renderReport } from './render-report.ts';
import { type Baseline, makeBaseline, nightOf, parseBaseline, renderBaseline } from './scan/baseline.ts';
import { changeNotes } from './scan/change-notes.ts';
import { compareBaseline } from './scan/compare-baseline.ts';
import { mergeLines } from './scan/merge-lines.ts';
import { type ScanLine, writeScanLine } from './scan/scan-lines.ts';
import { scanReport } from './scan/scan-report.ts';
import { withNight } from './scan/tracking-state.ts';
import { showResult } from './show-result.ts';
import { today } from './today.ts';

/** `merge`: one report from the records of shards; returns the exit code. */
export async function runMerge(
  paths: readonly string[],
  options: MergeOptions,
  terminal: Terminal,
): Promise<number> {
  const workingDirectory = terminal.cwd();
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      text: await readRecord(resolve(workingDirectory, path)),
    })),
  );
  const lines = mergeLines(files);
  const { root } = await findRoot(workingDirectory, ['.']);
  const file = await readConfigFile(options.config ?? null, root);
  const config = buildConfig([file, { today: today() }]);
  if (options.record !== undefined)
    await writeTextFile(resolve(workingDirectory, options.record), lines.map(writeScanLine).join(''));
  return tellScan(lines, config, await readBaseline(options, workingDirectory), options, terminal);
}

/** Writes what was asked for: the report, and the baseline for the next scan. */
export async function tellScan(
  lines: readonly ScanLine[],
  config: Config,
  baseline: Baseline | null,
  options: MergeOptions & Pick<ScanOptions, 'shard'>,
  terminal: Terminal,
): Promise<number> {
  const scan = scanReport(lines, options.shard !== undefined);
  if (scan === null) {
    const [fault] = lines.flatMap((line) => (line.kind === 'fault' ? [line.text] : []));
    throw new ConfigurationError(`no record of a scan: ${fault ?? 'nothing was named'}`);
  }
  const changes = baseline === null ? null : compareBaseline(scan, baseline);
  const notes = changes === null ? [] : changeNotes(changes);
  const report = { ...scan.report, notes: [...notes, ...scan.report.notes] };
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ['.']);
  const nights = withNight(baseline?.nights ?? [], nightOf(scan.report, config.today ?? today()));
  const page = { root, links: null, changes, nights };
  const text = await renderReport(report, config, options.format, terminal, page);
  const exitCode = await showResult(text, exitCodeOf(conclude(report, config)), options.output, terminal);
  if (options.writeBaseline !== undefined) {
    const path = resolve(workingDirectory, options.writeBaseline);
    await writeTextFile(path, renderBaseline(makeBaseline(scan.report, config.today ?? today(), baseline)));
  }
  return exitCode;
}

/** The baseline that was named; null when none was, or when there is none yet and this run is to write it. */
export async function readBaseline(
  { baseline, writeBaseline }: MergeOptions,
  workingDirectory: string,
): Promise<Baseline | null> {
  if (baseline === undefined) return null;
  const text = await readRecord(resolve(workingDirectory, baseline));
  if (text === null) {
    if (writeBaseline !== undefined) return null;
    throw new ConfigurationError(
      `--baseline ${baseline}: can not be read; a scan with --write-baseline makes it`,
    );
  }
  const read = parseBaseline(text);
  if (read.ok) return read.baseline;
  throw new ConfigurationError(`--baseline ${baseline}: is no baseline: ${read.reason}`);
}
