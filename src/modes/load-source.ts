import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { emptyBuildContext } from '../project/build-context.ts';
import type { CFile } from '../project/c-file.ts';
import { findIncludeDirs } from '../project/find-include-dirs.ts';
import type { SourceTree } from '../project/repository.ts';
import { rememberScans } from '../project/scan-inclusions.ts';
import { indexTree } from '../project/tree-index.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { Source, Surroundings } from './subject.ts';

/** Reads and parses a C file of a tree; null when it can't be read. */
export async function loadSource(
  { root }: SourceTree,
  path: string,
  { reader, parser }: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Promise<Source | null> {
  const text = await reader.read(join(root, path));
  return text === null ? null : { path, text, file: parser.parse(text) };
}

/** Says for files of one tree what they include, where that is found, and whether a tool may read it. */
export type Surveyor = (source: Source) => Promise<Surroundings>;

/** The tree is listed once, and headers are read once, whatever the number of files. */
export async function surveyor(
  { root }: SourceTree,
  config: Config,
  deps: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Promise<Surveyor> {
  const search = {
    reader: deps.reader,
    tree: indexTree(await deps.reader.list(root)),
    scan: rememberScans(),
  };
  const headers = new Map<string, Promise<Source | null>>();
  return async ({ path, file }) => {
    if (!file.isComplete) return refused('its structure could not be read in time');
    const query = {
      root,
      path,
      includeDirs: config.includeDirs.map((folder) => join(root, folder)),
      defines: config.defines,
    };
    const { containment, includeDirs, notes } = await findIncludeDirs(query, search);
    if (!containment.ok) return refused(containment.reason);
    const parsed: CFile[] = [];
    for (const included of containment.closure.filter((one) => one !== path)) {
      const header = headers.get(included) ?? loadSource({ root, commit: null }, included, deps);
      headers.set(included, header);
      const read = await header;
      if (read !== null) parsed.push(read.file);
    }
    const { defines, std } = config;
    const build = { ...emptyBuildContext, includeDirs, defines, std };
    return { refused: null, build, headers: parsed, notes };
  };
}

function refused(reason: string): Surroundings {
  return { refused: reason, build: emptyBuildContext, headers: [], notes: [] };
}
