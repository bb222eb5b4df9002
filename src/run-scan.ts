import { resolve } from 'node:path';
import { findRoot } from './adapters/files/find-root.ts';
import { readConfigFile } from './adapters/files/read-config-file.ts';
import { openGrowingFile, readRecord } from './adapters/files/scan-record.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import { headOf } from './adapters/git/head-of.ts';
import { tool } from './assemble.ts';
import { assembleLocally } from './assemble-locally.ts';
import { type ScanOptions, settingsOf, type Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import { ConfigurationError } from './domain/errors.ts';
import { nightSeconds, openScan, planScan, shareOf } from './modes/scan-repository.ts';
import { type ScanRecord, scanShard } from './modes/scan-shard.ts';
import { readBaseline, tellScan } from './run-merge.ts';
import { readScanLines, type ScanLine, writeScanLine } from './scan/scan-lines.ts';
import { matrixOf } from './scan/scan-plan.ts';
import { today } from './today.ts';

/** `scan`: the whole repository, a part of it, or the plan of the parts; returns the exit code. */
export async function runScan(options: ScanOptions, terminal: Terminal): Promise<number> {
  if (options.plan === true && options.shard !== undefined)
    throw new ConfigurationError('use --plan or --shard, not both');
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ['.']);
  const file = await readConfigFile(options.config ?? null, root);
  const settings = settingsOf(options, workingDirectory);
  const config = buildConfig([{ timeBudget: nightSeconds }, file, settings, { today: today() }]);
  const baseline = await readBaseline(options, workingDirectory);
  const { deps, progress } = await assembleLocally(config, options, terminal);
  try {
    const scan = await openScan({ root, commit: await headOf(root, terminal.env) }, config, tool, deps);
    if (options.plan === true) {
      const shares = await planScan(scan, baseline, options.shards ?? null);
      const text = [scan.run, ...shares].map(writeScanLine).join('');
      if (options.record !== undefined) await writeTextFile(resolve(workingDirectory, options.record), text);
      terminal.stdout.write(`${JSON.stringify(matrixOf(shares))}\n`);
      return 0;
    }
    const plan = await readPlan(options, workingDirectory);
    const share = await shareOf(scan, options.shard ?? { index: 1, of: 1 }, plan, baseline);
    const record = await openScanRecord(options, workingDirectory);
    const lines = await scanShard({ ...scan, share }, record, deps);
    progress.clear();
    return await tellScan(lines, config, baseline, options, terminal);
  } finally {
    await deps.close();
  }
}

async function readPlan(
  { planFile }: ScanOptions,
  workingDirectory: string,
): Promise<readonly ScanLine[] | null> {
  if (planFile === undefined) return null;
  const text = await readRecord(resolve(workingDirectory, planFile));
  if (text !== null) return readScanLines(text).lines;
  throw new ConfigurationError(`--plan-file ${planFile}: can not be read`);
}

/** Without a file nothing is kept; a shard always has one, since somebody is to merge it. */
async function openScanRecord({ record, shard }: ScanOptions, workingDirectory: string): Promise<ScanRecord> {
  const name = record ?? (shard === undefined ? null : `esbmc-scan-${shard.index}-of-${shard.of}.jsonl`);
  if (name === null) return { lines: [], add: async () => {}, clear: async () => {} };
  const file = await openGrowingFile(resolve(workingDirectory, name));
  return {
    lines: readScanLines(file.text).lines,
    add: (line) => file.append(writeScanLine(line)),
    clear: file.clear,
  };
}
