import type { Config } from '../config/config.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { SkippedFile } from '../domain/report.ts';
import type { SourceTree } from '../project/repository.ts';
import { isAskedFor, kindOf } from '../project/select-sources.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { buildScene } from './build-scene.ts';
import { noLentHeaders } from './lend-headers.ts';
import { unreadableReason, unreadCode } from './load-change.ts';
import { loadSource, surveyor } from './load-source.ts';
import { neighbours } from './neighbours.ts';
import type { AskedSource, Subject } from './subject.ts';

/**
 * The C files that are named, or that lie below named folders; every function in them is asked about, and there is no
 * base. The empty path is the root. Throws ConfigurationError for what is no C source and no folder.
 */
export async function loadPaths(
  tree: SourceTree,
  paths: readonly string[],
  config: Config,
  deps: AnalysisDeps,
): Promise<Subject> {
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
    unreadable.push(...unreadCode(path, source.file));
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
  return {
    head: tree,
    base: null,
    changes: [],
    neighbours: around,
    sources,
    unreadable,
    skipped: [],
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
