import { posix } from 'node:path';
import { emptyBuildContext } from './build-context.ts';
import type { FileBuilds } from './file-builds.ts';
import { isBelow } from './header-search.ts';
import { kindOf } from './select-sources.ts';
import type { SourceReader } from './source-reader.ts';
import { nearestTo, type TreeIndex } from './tree-index.ts';

/** For each C file of a tree: the files of the tree that it includes, by name and whatever its conditionals say. */
export type IncludeGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads all C files of a tree. A header that is not found next to its includer or in an include folder is taken to be
 * the nearest file of its name.
 * @param buildOf how a file is compiled
 */
export async function readIncludeGraph(
  {
    root,
    files,
    tree,
  }: { readonly root: string; readonly files: readonly string[]; readonly tree: TreeIndex },
  buildOf: FileBuilds,
  reader: SourceReader,
): Promise<IncludeGraph> {
  const graph = new Map<string, readonly string[]>();
  for (const file of files.filter((one) => kindOf(one) !== null)) {
    const text = await reader.read(posix.join(root, file));
    if (text === null) continue;
    const known = buildOf(file);
    const build = known.ok ? known.build : emptyBuildContext;
    const inTree = (paths: readonly string[]) =>
      paths.filter((path) => isBelow(path, root)).map((path) => posix.relative(root, path));
    const dirs = inTree([...build.includeDirs, ...build.systemIncludeDirs, ...build.afterIncludeDirs]);
    const targets = [...text.matchAll(includeLine)].flatMap(([, quoted, bracketed]) => {
      const folders = quoted === undefined ? dirs : [posix.dirname(file), ...dirs];
      return resolve(quoted ?? bracketed ?? '', file, folders, tree) ?? [];
    });
    graph.set(file, [...new Set([...inTree(build.forcedIncludes), ...targets])]);
  }
  return graph;
}

/** The files that include one of these, directly or through others; for each the ones among these. */
export function includersOf(
  headers: readonly string[],
  graph: IncludeGraph,
): ReadonlyMap<string, readonly string[]> {
  const includers = new Map<string, string[]>();
  for (const [file, targets] of graph) for (const target of targets) add(includers, target, file);
  const found = new Map<string, string[]>();
  for (const header of headers) for (const file of reached(header, includers)) add(found, file, header);
  return found;
}

/** What a file includes, directly or through others, without itself. */
export function includedBy(file: string, graph: IncludeGraph): readonly string[] {
  return reached(file, graph);
}

// Enough to know who may be affected; what may be read is decided by the containment check, which reads all forms.
const includeLine = /^[ \t]*#[ \t]*(?:include|include_next|import)[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)/gm;

function resolve(header: string, from: string, folders: readonly string[], tree: TreeIndex): string | null {
  const candidates = folders.map((folder) => posix.join(folder, header));
  const name = posix.normalize(header).replace(/^(?:\.\.\/)+/, '');
  return candidates.find((path) => tree.has(path)) ?? nearestTo(from, tree.endingWith(name));
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function reached(start: string, edges: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([start]);
  for (const file of seen) for (const next of edges.get(file) ?? []) seen.add(next);
  seen.delete(start);
  return [...seen];
}
