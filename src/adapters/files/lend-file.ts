import { constants } from 'node:fs';
import { lstat, mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasRealParents } from './workspace-file.ts';

/** Larger ones are no headers; see the reader of sources. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Copies a regular file to the same place below another root, byte by byte; false where there is something already, or a
 * link on either way.
 */
export async function lendFile(fromRoot: string, toRoot: string, path: string): Promise<boolean> {
  const source = join(fromRoot, path);
  const target = join(toRoot, path);
  const isFree = (await lstat(target).catch(() => null)) === null;
  if (!isFree || !(await hasRealParents(fromRoot, source)) || !(await hasRealParents(toRoot, target))) {
    return false;
  }
  const content = await regularFile(source);
  if (content === null) return false;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content, { flag: 'wx' });
  return true;
}

async function regularFile(path: string): Promise<Buffer | null> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => null);
  if (file === null) return null;
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= maxBytes ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
