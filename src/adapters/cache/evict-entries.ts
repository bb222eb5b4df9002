import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface SizeLimit {
  readonly bytes: number;
  readonly entries: number;
}

/** So that not every run has to remove something. */
const shareThatStays = 0.8;

/** A draft that is older was left by a run that was killed. */
const abandonedMs = 60 * 60 * 1000;

interface Entry {
  readonly path: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/** Removes the entries that were not used for longest, where there are more than the limit allows. */
export async function evictEntries(folder: string, limit: SizeLimit): Promise<void> {
  const entries = await entriesIn(folder);
  let left = { bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), entries: entries.length };
  if (left.bytes <= limit.bytes && left.entries <= limit.entries) return;
  for (const { path, bytes } of entries.sort((one, other) => one.usedMs - other.usedMs)) {
    const fits = left.bytes <= limit.bytes * shareThatStays && left.entries <= limit.entries * shareThatStays;
    if (fits) break;
    await rm(path, { force: true }).catch(() => {});
    left = { bytes: left.bytes - bytes, entries: left.entries - 1 };
  }
}

async function entriesIn(folder: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const parts = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // Nothing is removed through a link.
  for (const part of parts.filter((one) => one.isDirectory())) {
    for (const name of await readdir(join(folder, part.name)).catch(() => [])) {
      const path = join(folder, part.name, name);
      const found = await lstat(path).catch(() => null);
      if (found === null) continue;
      if (name.endsWith('.new') && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
      else entries.push({ path, bytes: found.size, usedMs: found.mtimeMs });
    }
  }
  return entries;
}
