import type { Config } from '../config/config.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { Report, SkippedFile } from '../domain/report.ts';
import type { Repository, SourceTree } from '../project/repository.ts';
import { isAskedFor, kindOf } from '../project/select-sources.ts';
import { describeViolation } from '../review/explain-finding.ts';
import { analyse } from './analyse.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { buildScene } from './build-scene.ts';
import { lendHeaders, noLentHeaders } from './lend-headers.ts';
import { loadChange, unreadableReason } from './load-change.ts';
import { loadSource, surveyor } from './load-source.ts';
import { neighbours } from './neighbours.ts';
import type { AskedSource, Subject } from './subject.ts';

/** Verifies files and folders of a tree; every function in them is asked about and there is no base. */
export async function checkPaths(
  tree: SourceTree,
  paths: readonly string[],
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
): Promise<Report> {
  const files = await sourcesBelow(tree, paths, config, deps);
  const scene = await buildScene(
    { root: tree.root, checkout: tree.root, lent: noLentHeaders },
    config,
    deps.reader,
  );
  const survey = surveyor(scene, deps);
  const sources: AskedSource[] = [];
  const unreadable: SkippedFile[] = [];
  for (const path of files) {
    const source = await loadSource(tree, path, deps);
    if (source === null) {
      unreadable.push({ file: path, reason: unreadableReason });
      continue;
    }
    const defined = source.file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name);
    sources.push({
      ...source,
      ...(await survey(source)),
      change: null,
      base: null,
      asked: [...new Set(defined)],
      callers: [],
    });
  }
  const around = neighbours(scene, survey, deps);
  const subject = {
    head: tree,
    base: null,
    changes: [],
    neighbours: around,
    sources,
    unreadable,
    skipped: [],
  };
  return reportOn(subject, config, tool, deps);
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

async function sourcesBelow(
  { root }: SourceTree,
  paths: readonly string[],
  config: Config,
  { reader }: AnalysisDeps,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const absolute = path === '' ? root : `${root}/${path}`;
    const kind = await reader.entryKind(absolute);
    if (kind === 'folder') {
      const below = (await reader.list(absolute)).map((file) => (path === '' ? file : `${path}/${file}`));
      for (const file of below) if (kindOf(file) === 'source' && isAskedFor(file, config)) found.add(file);
    } else if (kind === 'file' && kindOf(path) === 'source') {
      found.add(path);
    } else {
      throw new ConfigurationError(`${path}: ${reasons[kind]}`);
    }
  }
  return [...found];
}

const reasons = {
  file: 'is no C source; name files that end in `.c`, or folders',
  folder: 'is a folder',
  missing: 'there is no such file or folder',
  symlink: 'is a symbolic link, which is not followed; name the file itself',
  special: 'is neither a file nor a folder',
} as const;
