import { chmod, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type CacheFolder, cacheFolder } from '../cache/cache-folder.ts';
import { placeInCache } from '../cache/place-in-cache.ts';
import { sha256OfFile } from '../cache/sha256-of-file.ts';
import { withStagingFolder } from '../cache/staging-folder.ts';
import type { EsbmcInstallation } from '../esbmc-installation.ts';
import type { FindOptions, ReleaseSource } from '../find-options.ts';
import type { InstallDeps } from '../install-deps.ts';
import { pinnedWheel } from '../pinned-wheel.ts';
import { plainRefusal, type Refusal } from '../refusal.ts';
import { found, passed, type ResolverAnswer } from '../resolver.ts';
import { startVersion } from '../start-version.ts';
import { downloadAsset } from './download-asset.ts';
import { githubRelease } from './github-release.ts';
import { unpackEsbmc } from './unpack-esbmc.ts';

interface Wanted {
  readonly version: string;
  readonly source: ReleaseSource;
  readonly folder: CacheFolder;
}

/** Installs a version other than the pinned one from a release, when a digest of its asset is known. */
export async function releaseResolver(options: FindOptions, deps: InstallDeps): Promise<ResolverAnswer> {
  const { esbmcVersion: version, release: source } = options;
  if (version === null || version === pinnedWheel.esbmcVersion) {
    return passed('release', `it is only for versions other than ${pinnedWheel.esbmcVersion}`, null);
  }
  if (source === null) return passed('release', `no release is known for ESBMC ${version}`, null);
  const folder = cacheFolder(deps);
  if (folder === null) return passed('release', 'there is no cache folder to install it into', null);
  const outcome = await withStagingFolder(folder, (staging) =>
    install(staging, { version, source, folder }, deps),
  ).catch((error: Error) => error);
  if ('path' in outcome) return found(outcome);
  const { reason, remedy } = plainRefusal(outcome, folder);
  return passed('release', reason, remedy);
}

async function install(
  staging: string,
  { version, source, folder }: Wanted,
  deps: InstallDeps,
): Promise<EsbmcInstallation | Refusal> {
  const asset = await githubRelease(source, deps);
  if ('reason' in asset) return asset;
  const download = join(staging, 'asset');
  const binary = join(staging, 'esbmc');
  const refused = await downloadAsset(asset, download, deps);
  if (refused !== null) return refused;
  if (await isZip(download)) {
    const failure = await unpackEsbmc({ archive: download, target: binary, staging }, deps);
    if (failure !== null) return { reason: `${source.asset}: ${failure}`, remedy: null };
  } else {
    await rename(download, binary);
  }
  await chmod(binary, 0o755);
  const actual = await startVersion(binary, deps);
  if (actual !== version) {
    const reason = `${source.asset} of ${source.tag} is ESBMC ${actual} and esbmc-version asks for ${version}`;
    return { reason, remedy: null };
  }
  const sha256 = await sha256OfFile(binary);
  const path = await placeInCache({ path: binary, version, arch: deps.arch, sha256 }, folder);
  return { path, version, sha256, source: 'release' };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
}
