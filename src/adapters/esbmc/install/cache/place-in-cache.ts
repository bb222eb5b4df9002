import { access, chmod, constants, mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { binaryDigest, recordPlaced } from './binary-digest.ts';
import { type CacheFolder, cachedBinary, completeMarker } from './cache-folder.ts';

interface CheckedBinary {
  /** In a staging folder of the same cache. */
  readonly path: string;
  readonly version: string;
  readonly arch: string;
  /** Already compared with what was expected. */
  readonly sha256: string;
}

/**
 * Moves a checked binary to its place and returns that path. One rename over whatever is there: another process
 * sees the old file or the new one, never a part; of two installs at once the later keeps the earlier one's file.
 */
export async function placeInCache(binary: CheckedBinary, folder: CacheFolder): Promise<string> {
  const target = cachedBinary(folder, binary.version, binary.arch);
  const marker = completeMarker(folder, binary.version, binary.arch);
  await mkdir(dirname(target), { recursive: true });
  if (!(await holds(target, binary.sha256, folder))) {
    await chmod(binary.path, 0o755);
    await flush(binary.path);
    await rename(binary.path, target);
    await recordPlaced(target, binary.sha256, folder);
  }
  await writeFile(marker, '');
  return target;
}

async function holds(target: string, sha256: string, folder: CacheFolder): Promise<boolean> {
  try {
    await access(target, constants.X_OK);
    return (await binaryDigest(target, folder)) === sha256;
  } catch {
    return false;
  }
}

/** To the disk before the new name: a power cut must not leave a whole name on half a file. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
