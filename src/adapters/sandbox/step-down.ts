import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Nobody's: not listed by any system, and not the one of `nobody`, whose processes are others'. */
const strangersId = 65533;

/**
 * Options of setpriv that make root somebody without any rights. The kernel limits the number of processes of anybody
 * but root, and root's variables and most of its files are for root only.
 */
export const stepDownOptions = [`--reuid=${strangersId}`, `--regid=${strangersId}`, '--clear-groups'];

/** Whether code of the project has to be somebody else than we are. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Gives folders to whom the options make of root; what is in them stays root's. */
export async function handOver(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await chown(folder, strangersId, strangersId);
}

/** Whether everybody may enter all folders above a path. */
export async function isReachable(path: string): Promise<boolean> {
  for (let at = dirname(path); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
