import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheFolder } from './cache-folder.ts';

const prefix = '.staging-';

/** An install takes seconds, and its download at most 10 minutes: what is older was left by a killed one. */
const abandonedMs = 60 * 60 * 1000;

/**
 * Runs `use` with a new private folder beside the versions, on the same file system, so that what is finished
 * can be moved in one step. The folder is removed in any case, and so are those that killed installs left.
 */
export async function withStagingFolder<T>(
  folder: CacheFolder,
  use: (staging: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder.tool, { recursive: true });
  await removeAbandoned(folder);
  const staging = await mkdtemp(join(folder.tool, prefix));
  try {
    return await use(staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function removeAbandoned(folder: CacheFolder): Promise<void> {
  for (const name of await readdir(folder.tool)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder.tool, name);
    const age = await stat(path).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0,
    );
    if (age > abandonedMs) await rm(path, { recursive: true, force: true });
  }
}
