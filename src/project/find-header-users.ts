import { posix } from 'node:path';
import type { CFile, CFunction } from './c-file.ts';
import type { CParser } from './c-syntax.ts';
import { changedFunctions, differingNames } from './changed-functions.ts';
import type { FileBuilds } from './file-builds.ts';
import { includedBy, includersOf, readIncludeGraph } from './include-graph.ts';
import type { FileChange, SourceTree } from './repository.ts';
import { kindOf } from './select-sources.ts';
import type { SourceReader } from './source-reader.ts';
import { spreadNames } from './spread-names.ts';
import { indexTree } from './tree-index.ts';

/** For a C file: the names that its changed headers declare differently, and what those names change in turn. */
export type HeaderUsers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The C files of head that include a changed header, directly or through others, by resolving names in the tree.
 * Empty when the headers differ in comments and layout only: then the tree is not read.
 * @param buildOf how the files of head are compiled
 */
export async function findHeaderUsers(
  headers: readonly FileChange[],
  trees: { readonly base: SourceTree; readonly head: SourceTree },
  buildOf: FileBuilds,
  deps: { readonly reader: SourceReader; readonly parser: CParser },
): Promise<HeaderUsers> {
  const changed = new Map<string, readonly string[]>();
  for (const { path, basePath } of headers) {
    const base = basePath === null ? null : await parseFile(trees.base.root, basePath, deps);
    const names = namesIn(base, await parseFile(trees.head.root, path, deps));
    if (names.length > 0) changed.set(path, names);
  }
  if (changed.size === 0) return new Map();

  const { root } = trees.head;
  const files = await deps.reader.list(root);
  const graph = await readIncludeGraph({ root, files, tree: indexTree(files) }, buildOf, deps.reader);
  const parsed = new Map<string, Promise<CFile | null>>();
  const users = new Map<string, ReadonlySet<string>>();
  for (const [file, causes] of includersOf([...changed.keys()], graph)) {
    if (kindOf(file) !== 'source') continue;
    const closure: CFile[] = [];
    for (const included of includedBy(file, graph)) {
      const known = parsed.get(included) ?? parseFile(root, included, deps);
      parsed.set(included, known);
      const one = await known;
      if (one !== null) closure.push(one);
    }
    const names = causes.flatMap((header) => changed.get(header) ?? []);
    users.set(file, spreadNames(names, closure));
  }
  return users;
}

/** All that a header declares, prototypes too. */
function namesIn(base: CFile | null, head: CFile | null): readonly string[] {
  if (head === null) return [];
  const before = new Set(base?.functions.filter(isPrototype).map(({ tokens }) => tokens));
  const prototypes = head.functions.filter((one) => isPrototype(one) && !before.has(one.tokens));
  const names = prototypes.map(({ name }) => name);
  return [...names, ...changedFunctions(base, head), ...differingNames(base, head)];
}

function isPrototype({ isDefinition }: CFunction): boolean {
  return !isDefinition;
}

async function parseFile(
  root: string,
  path: string,
  { reader, parser }: { readonly reader: SourceReader; readonly parser: CParser },
): Promise<CFile | null> {
  const text = await reader.read(posix.join(root, path));
  return text === null ? null : parser.parse(text);
}
