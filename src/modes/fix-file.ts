import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import { conclude } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { SourceTree } from '../project/repository.ts';
import { nothingSpent } from '../repair/budget.ts';
import type { RepairOutcome } from '../repair/repair-outcome.ts';
import { undecidedSubjects } from '../review/undecided-subjects.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { chooseFinding, type WantedFinding } from './choose-finding.ts';
import { noLentHeaders } from './lend-headers.ts';
import { checkPaths } from './local.ts';
import { type RepairTools, repairInTree } from './repair-in-tree.ts';

export interface FileFix {
  readonly outcome: RepairOutcome;
  /** What was to be repaired; null where nothing was. */
  readonly finding: Finding | null;
}

/** Verifies a file of a working tree and repairs a finding in it; nothing in the tree is changed. */
export async function fixFile(
  tree: SourceTree,
  path: string,
  wanted: WantedFinding,
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
  tools: RepairTools,
): Promise<FileFix> {
  const report = await checkPaths(tree, [path], config, tool, deps);
  const finding = chooseFinding(report.findings, wanted, config);
  if (finding === null) return { outcome: withoutFinding(report, config), finding };
  const place = { tree, checkout: tree.root, lent: noLentHeaders };
  return { outcome: await repairInTree({ finding, place }, config, deps, tools), finding };
}

/** Nothing to fix is said of what was checked only. */
function withoutFinding(report: Report, config: Config): RepairOutcome {
  const ended = { attempts: [], spending: nothingSpent };
  if (conclude(report, config) === 'success') return { outcome: 'nothing-to-fix', ...ended };
  const [first] = undecidedSubjects(report);
  const what = first === undefined ? '' : `: \`${first.name}\` is ${first.text}`;
  return {
    outcome: 'aborted',
    reason: `No bug was found, and not everything could be checked${what}`,
    ...ended,
  };
}
