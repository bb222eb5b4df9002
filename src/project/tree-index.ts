import { posix } from 'node:path';

/** The files of a tree, findable by the end of their paths. */
export interface TreeIndex {
  /** In the tree's order. */
  readonly files: readonly string[];
  has(path: string): boolean;
  /** Files whose path is `end` or ends with `/end`, in the tree's order. */
  endingWith(end: string): readonly string[];
}

/** @param files relative to the root with `/` */
export function indexTree(files: readonly string[]): TreeIndex {
  const all = new Set(files);
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = posix.basename(file);
    const known = byName.get(name);
    if (known) known.push(file);
    else byName.set(name, [file]);
  }
  return {
    files,
    has: (path) => all.has(path),
    endingWith: (end) =>
      (byName.get(posix.basename(end)) ?? []).filter((file) => file === end || file.endsWith(`/${end}`)),
  };
}

/** Of several files the one with the shortest way to `from` through the tree; the first of equals. */
export function nearestTo(from: string, files: readonly string[]): string | null {
  return byNearness(from, files)[0] ?? null;
}

/** The files with the shortest way to `from` first; equals keep their order. */
export function byNearness(from: string, files: readonly string[]): readonly string[] {
  const distances = files.map((file) => ({ file, steps: stepsBetween(posix.dirname(from), file) }));
  return distances.toSorted((one, other) => one.steps - other.steps).map(({ file }) => file);
}

function stepsBetween(folder: string, file: string): number {
  return posix.relative(folder, posix.dirname(file)).split('/').filter(Boolean).length;
}
