import { resolve } from 'node:path';
import { findRoot } from './adapters/files/find-root.ts';
import { readConfigFile } from './adapters/files/read-config-file.ts';
import { openGrowingFile, readRecord } from './adapters/files/scan-record.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import { headOf } from './adapters/git/head-of.ts';
import { assemble, tool } from './assemble.ts';
import { type ScanOptions, settingsOf, type Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import type { Config } from './config/config.ts';
import { ConfigurationError } from './domain/errors.ts';
import { loadPaths } from './modes/load-paths.ts';
import { contentsOf, planItems } from './modes/scan.ts';
import { type ScanRecord, type ShardWork, scanShard } from './modes/scan-shard.ts';
import { progressLines } from './progress-lines.ts';
import { readBaseline, tellScan } from './run-merge.ts';
import { readScanLines, type ScanShare, scanRun, writeScanLine } from './scan/scan-lines.ts';
import { matrixOf, planShares, shareIn } from './scan/scan-plan.ts';
import { today } from './today.ts';

/** A night, and not the ten minutes that a pull request may take. */
const nightSeconds = 5 * 3600;

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
  const progress = progressLines(terminal.stderr, options.quiet === true);
  const deps = await assemble(config, {
    env: terminal.env,
    workingDirectory,
    progress: progress.show,
    mayRun: options.replay !== false,
  });
  try {
    const head = await headOf(root, terminal.env);
    const subject = await loadPaths({ root, commit: head }, [''], config, deps);
    const { version, sha256 } = deps.verifier;
    const facts = { tool, esbmc: { version, sha256 }, head, contents: contentsOf(subject) };
    const run = scanRun(facts, settingsThatMatter(config));
    const plan = async (count: number | null) =>
      planShares(await planItems(subject, config), baseline, count);
    if (options.plan === true) {
      const shares = await plan(options.shards ?? null);
      if (options.record !== undefined)
        await writeTextFile(
          resolve(workingDirectory, options.record),
          [run, ...shares].map(writeScanLine).join(''),
        );
      terminal.stdout.write(`${JSON.stringify(matrixOf(shares))}\n`);
      return 0;
    }
    const share = await shareOf(run, plan, options, workingDirectory);
    const record = await openScanRecord(options, workingDirectory);
    const lines = await scanShard({ run, share, subject, config }, record, deps);
    progress.clear();
    return await tellScan(lines, config, baseline, options, terminal);
  } finally {
    await deps.close();
  }
}

/** What changes verdicts: records made under other settings are of another scan. */
function settingsThatMatter({
  today: _,
  jobs: __,
  timeBudget: ___,
  esbmcPath: ____,
  ...config
}: Config): unknown {
  return config;
}

async function shareOf(
  run: ShardWork['run'],
  plan: (count: number | null) => Promise<readonly ScanShare[]>,
  { shard = { index: 1, of: 1 }, planFile }: ScanOptions,
  workingDirectory: string,
): Promise<ScanShare> {
  if (planFile === undefined) {
    const shares = await plan(shard.of);
    const none: ScanShare = { kind: 'share', shard: shard.index, of: shard.of, seconds: 0, items: [] };
    return shares.find((share) => share.shard === shard.index) ?? none;
  }
  const text = await readRecord(resolve(workingDirectory, planFile));
  if (text === null) throw new ConfigurationError(`--plan-file ${planFile}: can not be read`);
  return shareIn(readScanLines(text).lines, shard, run);
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
