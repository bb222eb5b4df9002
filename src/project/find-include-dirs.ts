import { posix } from 'node:path';
import { printable } from './printable.ts';
import { type FileInclusions, rememberScans } from './scan-inclusions.ts';
import {
  type Containment,
  type ContainmentQuery,
  checkContainment,
  type MissingHeader,
} from './source-containment.ts';
import type { SourceReader } from './source-reader.ts';
import { nearestTo, type TreeIndex } from './tree-index.ts';

export interface FoundIncludeDirs {
  /** The answer with all the folders. */
  readonly containment: Containment;
  /** Those of the query, then those that were found; absolute. */
  readonly includeDirs: readonly string[];
  /** A sentence for each folder that was found. */
  readonly notes: readonly string[];
}

interface FindIncludeDirsDeps {
  readonly reader: SourceReader;
  readonly tree: TreeIndex;
  readonly scan?: (source: string) => FileInclusions;
}

/** Each round may find a header that includes further ones. */
const maxRounds = 20;

/**
 * Include folders for a file whose build is not known: where a header that is not found next to its includer exists
 * in the tree under a path that ends like it is written, the folder above that path is added. Of several the nearest
 * to the file is taken.
 */
export async function findIncludeDirs(
  query: ContainmentQuery,
  { reader, tree, scan = rememberScans() }: FindIncludeDirsDeps,
): Promise<FoundIncludeDirs> {
  const includeDirs = [...query.includeDirs];
  const notes: string[] = [];
  let containment = await checkContainment(query, reader, scan);
  for (let round = 0; containment.ok && round < maxRounds; round += 1) {
    const before = includeDirs.length;
    for (const missing of containment.missing) {
      const found = folderFor(missing, query, tree);
      if (found === null || includeDirs.includes(found.path)) continue;
      includeDirs.push(found.path);
      notes.push(found.note);
    }
    if (includeDirs.length === before) break;
    containment = await checkContainment({ ...query, includeDirs }, reader, scan);
  }
  return { containment, includeDirs, notes };
}

function folderFor(
  { header, includedFrom }: MissingHeader,
  { root, path }: ContainmentQuery,
  tree: TreeIndex,
): { path: string; note: string } | null {
  const name = posix.normalize(header);
  // A way upwards says nothing about the folder that it starts in.
  if (name.startsWith('..')) return null;
  const files = tree.endingWith(name);
  const file = nearestTo(path, files);
  if (file === null) return null;
  const folder = file.slice(0, -name.length - 1);
  const found = `the folder \`${printable(folder || '.')}\` is searched for headers: \`${printable(includedFrom)}\` includes \`${printable(header)}\``;
  return {
    path: posix.join(root, folder),
    note: files.length > 1 ? `${found}, which is the nearest of ${files.length} with that name` : found,
  };
}
