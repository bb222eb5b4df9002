import { randomInt } from 'node:crypto';
import { lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Nobody's: not listed by any system, and not the one of `nobody`, whose processes are others'. Another one for each run,
 * since the kernel counts the processes of a user in all containers of a machine together.
 */
export const strangersId = 61_184 + randomInt(4096);

/**
 * Options of setpriv that make root somebody without any rights. The kernel limits the number of processes of anybody
 * but root, and root's variables and most of its files are for root only.
 */
export const stepDownOptions = [`--reuid=${strangersId}`, `--regid=${strangersId}`, '--clear-groups'];

/** Whether code of the project has to be somebody else than we are. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Gives folders, with all that is in them, to whom the options make of root. */
export async function handOver(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await giveAway(folder);
}

/** Links are given away as such: nobody goes where they lead, as Node's own recursion would. */
async function giveAway(folder: string): Promise<void> {
  await lchown(folder, strangersId, strangersId);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveAway(path);
    else await lchown(path, strangersId, strangersId);
  }
}

/** Whether everybody may enter all folders above a path. */
export async function isReachable(path: string): Promise<boolean> {
  for (let at = dirname(path); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
