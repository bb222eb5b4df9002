import type { Config } from '../config/config.ts';
import type { Report } from '../domain/report.ts';
import type { SourceTree } from '../project/repository.ts';
import type { Baseline } from '../scan/baseline.ts';
import { type ScanLine, type ScanRun, type ScanShare, scanRun } from '../scan/scan-lines.ts';
import { planShares, type ShardNumber, shareIn } from '../scan/scan-plan.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { loadPaths } from './load-paths.ts';
import { contentsOf, planItems } from './scan.ts';
import type { Subject } from './subject.ts';

/** A night, and not the ten minutes that a pull request may take. */
export const nightSeconds = 5 * 3600;

/** A tree that was read to be scanned. */
export interface OpenScan {
  readonly run: ScanRun;
  readonly subject: Subject;
  readonly config: Config;
}

/** Reads all C files of a tree that the configuration asks for. */
export async function openScan(
  tree: SourceTree,
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
): Promise<OpenScan> {
  const subject = await loadPaths(tree, [''], config, deps);
  const { version, sha256 } = deps.verifier;
  const facts = { tool, esbmc: { version, sha256 }, head: tree.commit, contents: contentsOf(subject) };
  return { run: scanRun(facts, settingsThatMatter(config)), subject, config };
}

/** @param count how many shards; null: as many as keep each short */
export async function planScan(
  { subject, config }: OpenScan,
  baseline: Baseline | null,
  count: number | null,
): Promise<readonly ScanShare[]> {
  return planShares(await planItems(subject, config), baseline, count);
}

/** What a shard is to do: as a plan says, or as it would say. */
export async function shareOf(
  scan: OpenScan,
  shard: ShardNumber,
  plan: readonly ScanLine[] | null,
  baseline: Baseline | null,
): Promise<ScanShare> {
  if (plan !== null) return shareIn(plan, shard, scan.run);
  const shares = await planScan(scan, baseline, shard.of);
  const none: ScanShare = { kind: 'share', shard: shard.index, of: shard.of, seconds: 0, items: [] };
  return shares.find((share) => share.shard === shard.index) ?? none;
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
