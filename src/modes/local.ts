import type { Config } from '../config/config.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { Report } from '../domain/report.ts';
import type { Repository, SourceTree } from '../project/repository.ts';
import { describeViolation } from '../review/explain-finding.ts';
import { analyse } from './analyse.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { lendHeaders } from './lend-headers.ts';
import { loadChange } from './load-change.ts';
import { loadPaths } from './load-paths.ts';
import type { Subject } from './subject.ts';

/** Verifies files and folders of a tree; every function in them is asked about and there is no base. */
export async function checkPaths(
  tree: SourceTree,
  paths: readonly string[],
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
): Promise<Report> {
  return reportOn(await loadPaths(tree, paths, config, deps), config, tool, deps);
}

/** Verifies what the working tree changes since its merge base with a ref. */
export async function checkChanged(
  repository: Repository,
  ref: string,
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
): Promise<Report> {
  const head = await repository.resolve('HEAD');
  const base = await repository.mergeBase(await repository.resolve(ref), head);
  if (base === null) throw new ConfigurationError(`HEAD and \`${ref}\` have no common commit in this clone`);
  const changes = await repository.changes(base, 'working-tree');
  const trees = {
    head: { root: repository.root, commit: null },
    base: await repository.checkOut(base),
    checkout: repository.root,
    lent: await lendHeaders(repository, changes, null),
  };
  return reportOn(await loadChange(changes, trees, config, deps), config, tool, deps);
}

async function reportOn(
  subject: Subject,
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
): Promise<Report> {
  const { version, sha256 } = deps.verifier;
  const base = subject.base?.commit ?? null;
  return {
    tool,
    esbmc: { version, sha256 },
    base,
    head: subject.head.commit,
    ...(await analyse(subject, config, describeViolation, deps)),
  };
}
