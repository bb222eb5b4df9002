import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Config } from '../config/config.ts';
import { describeViolation } from '../review/explain-finding.ts';
import { groupUnits } from '../scan/group-units.ts';
import { type ScanItem, scanItem } from '../scan/scan-item.ts';
import type { ScanResult } from '../scan/scan-lines.ts';
import { unitsOnly } from '../verification/cache/verdict-cache.ts';
import { startDeadline } from '../verification/deadline.ts';
import { analyse, planSource } from './analyse.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { budgetReason } from './run-units.ts';
import type { Subject } from './subject.ts';

/** The parts in which a tree is scanned: the same for the same tree, on any machine. */
export async function planItems(subject: Subject, config: Config): Promise<readonly ScanItem[]> {
  const items: ScanItem[] = subject.unreadable.map(({ file }) => scanItem(file, [], []));
  for (const source of subject.sources) {
    const { path, asked, refused, file } = source;
    if (refused !== null) items.push(scanItem(path, asked, []));
    else if (asked.length > 0 || file.hasMain) {
      const { plan } = await planSource(source, subject, config);
      const units = plan.units.map(({ unit }) => unit);
      items.push(...groupUnits(path, asked, units));
    }
  }
  return items;
}

/** A hash over all that was read of a tree: two scans of the same commit may see different headers or builds. */
export function contentsOf({ head: { root }, sources, unreadable }: Subject): string {
  const hash = createHash('sha256');
  for (const { path, text, build, headers, refused } of sources) {
    // The tree lies elsewhere on every machine.
    const how = JSON.stringify([build, refused]).replaceAll(root, '');
    hash.update(JSON.stringify([path, text, how, headers.map((one) => [one.path, one.text])]));
  }
  return hash.update(JSON.stringify(unreadable)).digest('hex').slice(0, 16);
}

/**
 * Scans items, several at a time, and gives each result to `record` as soon as it is known: what was recorded is kept
 * whatever happens to the rest.
 */
export async function scanItems(
  items: readonly ScanItem[],
  subject: Subject,
  config: Config,
  record: (result: ScanResult) => Promise<void>,
  deps: AnalysisDeps,
): Promise<void> {
  const budget = startDeadline(config.timeBudget, deps.clock);
  const limit = pLimit(deps.jobs);
  const settled = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        const settings = { ...config, timeBudget: Math.max(0.001, budget.left()) };
        await record(await scanItemIn(item, subject, settings, deps));
      }),
    ),
  );
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
}

/** Whether a result says all that it ever will: what no time was left for is scanned when there is more of it. */
export function isFinal({ units, functions }: ScanResult): boolean {
  return ![...units, ...functions].some(({ reason }) => reason === budgetReason);
}

async function scanItemIn(
  item: ScanItem,
  subject: Subject,
  config: Config,
  deps: AnalysisDeps,
): Promise<ScanResult> {
  // What can not be read in a file is an item of its own beside those of its functions.
  const isUnreadable = item.functions.length === 0 && item.entries.length === 0;
  const unreadable = isUnreadable ? subject.unreadable.filter(({ file }) => file === item.file) : [];
  const sources = unreadable.length > 0 ? [] : subject.sources.filter(({ path }) => path === item.file);
  const part = {
    ...subject,
    sources: sources.map((source) => ({ ...source, asked: item.functions })),
    unreadable,
  };
  const { units, functions, findings, held, skipped, notes } = await analyse(
    part,
    config,
    describeViolation,
    { ...deps, jobs: 1, cache: unitsOnly(deps.cache) },
  );
  return { kind: 'result', item, units, functions, findings, held: held ?? [], skipped, notes };
}
