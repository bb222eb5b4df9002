import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { InstallDeps } from '../install-deps.ts';

/** Where ESBMC is kept between runs: `esbmc/8.4.0/x64/esbmc` beside `esbmc/8.4.0/x64.complete`. */
export interface CacheFolder {
  /** Absolute; holds the versions. */
  readonly tool: string;
  /** Small files about binaries: their digests, and the probes that they passed. */
  readonly records: string;
}

/**
 * The runner's tool cache in Actions, whose layout this is (actions/toolkit, packages/tool-cache), else the
 * user's cache folder. Null when the environment names neither.
 */
export function cacheFolder({ env }: Pick<InstallDeps, 'env'>): CacheFolder | null {
  const root = absolute(env.RUNNER_TOOL_CACHE) ?? userCache(env);
  if (root === null) return null;
  const tool = join(root, 'esbmc');
  return { tool, records: join(tool, '.records') };
}

export function cachedBinary(folder: CacheFolder, version: string, arch: string): string {
  return join(folder.tool, version, arch, 'esbmc');
}

/** Written last: without it the entry is not finished. */
export function completeMarker(folder: CacheFolder, version: string, arch: string): string {
  return join(folder.tool, version, `${arch}.complete`);
}

/** Absolute; for what this program keeps for its user. */
export function userCache(env: InstallDeps['env']): string | null {
  const home = absolute(env.HOME) ?? absolute(homedir());
  const caches = absolute(env.XDG_CACHE_HOME) ?? (home === null ? null : join(home, '.cache'));
  return caches === null ? null : join(caches, 'esbmc-action');
}

/** Relative values are ignored, as the XDG base directory specification asks. */
function absolute(path: string | undefined): string | null {
  return path !== undefined && isAbsolute(path) ? path : null;
}
