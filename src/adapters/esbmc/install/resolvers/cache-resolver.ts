import { access } from 'node:fs/promises';
import { binaryDigest, placedDigest } from '../cache/binary-digest.ts';
import { type CacheFolder, cachedBinary, cacheFolder, completeMarker } from '../cache/cache-folder.ts';
import { executableProblem } from '../executable-problem.ts';
import type { FindOptions } from '../find-options.ts';
import type { InstallDeps } from '../install-deps.ts';
import { pinnedWheel } from '../pinned-wheel.ts';
import { found, passed, type ResolverAnswer } from '../resolver.ts';

/** What an earlier run has installed, when it is whole and still has the digest that it must have. */
export async function cacheResolver(options: FindOptions, deps: InstallDeps): Promise<ResolverAnswer> {
  const folder = cacheFolder(deps);
  if (folder === null) {
    return passed('cache', 'neither HOME nor XDG_CACHE_HOME nor RUNNER_TOOL_CACHE is set', 'set one of them');
  }
  const version = options.esbmcVersion ?? pinnedWheel.esbmcVersion;
  const path = cachedBinary(folder, version, deps.arch);
  try {
    await access(completeMarker(folder, version, deps.arch));
  } catch {
    return passed('cache', `ESBMC ${version} is not in ${folder.tool}, or not whole`, null);
  }
  try {
    const problem = await executableProblem(path, deps.arch);
    if (problem !== null) return passed('cache', `${path} ${problem}`, null);
    const sha256 = await trustedDigest(path, version, folder, deps);
    if (typeof sha256 === 'string') return found({ path, version, sha256, source: 'cache' });
    return passed('cache', `${path} ${sha256.refused}`, null);
  } catch (error) {
    return passed('cache', `${path} can't be read: ${error instanceof Error ? error.message : error}`, null);
  }
}

/**
 * A cache may have been restored from anywhere, so its content needs a reason to be trusted: the pinned digest, or,
 * for other versions, this machine's own record of having put it there after checking the digest of the release.
 */
async function trustedDigest(
  path: string,
  version: string,
  folder: CacheFolder,
  deps: InstallDeps,
): Promise<string | { readonly refused: string }> {
  const { esbmcVersion, platform, arch, binarySha256 } = pinnedWheel;
  if (version === esbmcVersion && deps.platform === platform && deps.arch === arch) {
    const sha256 = await binaryDigest(path, folder);
    return sha256 === binarySha256
      ? sha256
      : { refused: `is refused: its sha256 is ${sha256} instead of the pinned ${binarySha256}` };
  }
  const placed = await placedDigest(path, folder);
  return placed ?? { refused: 'is refused: no install on this machine put it there in this form' };
}
