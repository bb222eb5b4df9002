import { stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../domain/errors.ts';

export interface RootedPaths {
  /** Absolute: the repository's root, else the working directory or the first path's own folder. */
  readonly root: string;
  /** Relative to the root with `/`; empty for the root itself. */
  readonly paths: readonly string[];
}

/** The folder that reported files are relative to. Throws ConfigurationError for paths without a common root. */
export async function findRoot(workingDirectory: string, paths: readonly string[]): Promise<RootedPaths> {
  const absolute = paths.map((path) => resolve(workingDirectory, path));
  const candidates = [await repositoryAbove(workingDirectory), workingDirectory];
  const [first = workingDirectory] = absolute;
  const folder = (await isFolder(first)) ? first : dirname(first);
  candidates.push(await repositoryAbove(folder), folder);
  const root = candidates.find((one) => one !== null && absolute.every((path) => isBelow(path, one)));
  if (root === undefined || root === null) {
    throw new ConfigurationError('the paths lie in different projects: check one project at a time');
  }
  return { root, paths: absolute.map((path) => relative(root, path).split(sep).join('/')) };
}

async function repositoryAbove(folder: string): Promise<string | null> {
  for (let at = folder; ; at = dirname(at)) {
    if ((await stat(resolve(at, '.git')).catch(() => null)) !== null) return at;
    if (at === dirname(at)) return null;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}
