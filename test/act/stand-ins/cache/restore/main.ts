import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMultilineInput, info, setOutput } from '@actions/core';
import { cachedFile, cacheFolder, cacheKey } from '../../cache-store.ts';
import { runStandIn } from '../../run-stand-in.ts';

/** Fetches the entry of the key, else the newest whose key begins with one of the others. */
async function restore(): Promise<void> {
  const { place, name } = cachedFile();
  const key = cacheKey();
  const found = await find([key, ...getMultilineInput('restore-keys')]);
  setOutput('cache-primary-key', key);
  setOutput('cache-hit', found === null ? '' : String(found === key));
  setOutput('cache-matched-key', found ?? '');
  if (found === null) return void info(`Cache not found for input keys: ${key}`);
  await cp(join(cacheFolder(), found, name), place);
  info(`Cache restored from key: ${found}`);
}

async function find(starts: readonly string[]): Promise<string | null> {
  const keys: readonly string[] = await readdir(cacheFolder()).catch(() => []);
  const times = await Promise.all(keys.map(async (key) => (await stat(join(cacheFolder(), key))).mtimeMs));
  const newest = keys.toSorted(
    (one, other) => (times[keys.indexOf(other)] ?? 0) - (times[keys.indexOf(one)] ?? 0),
  );
  for (const [index, start] of starts.entries()) {
    const fits = newest.find((key) => (index === 0 ? key === start : key.startsWith(start)));
    if (fits !== undefined) return fits;
  }
  return null;
}

runStandIn(restore);
