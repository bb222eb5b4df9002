import { cp, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { info, warning } from '@actions/core';
import { cachedFile, cacheFolder, cacheKey } from '../../cache-store.ts';
import { runStandIn } from '../../run-stand-in.ts';

/** Keeps the file under the key, as actions/cache/save does: never over an entry, and a failure is a warning only. */
async function save(): Promise<void> {
  const { place, name } = cachedFile();
  const entry = join(cacheFolder(), cacheKey());
  if ((await stat(place).catch(() => null)) === null) return warning(`Path Validation Error: no ${name}`);
  if ((await stat(entry).catch(() => null)) !== null) return warning('another job has saved this key');
  await mkdir(entry, { recursive: true });
  await cp(place, join(entry, name));
  info(`Cache saved with key: ${cacheKey()}`);
}

runStandIn(save);
