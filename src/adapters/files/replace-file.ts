import { randomUUID } from 'node:crypto';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Gives a file of the user's another text, with the mode that it has: all of it, or none where the disk is full. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path);
  const draft = `${target}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await chmod(draft, (await stat(target)).mode);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
