import { lstat, mkdir } from 'node:fs/promises';

/** Others than the owner may write. */
const writableByOthers = 0o022;

/**
 * Why a folder can't be trusted to hold what only we have written, as the end of a sentence that starts with its path;
 * null when it can. A folder that is missing is made.
 */
export async function folderProblem(folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {});
  const found = await lstat(folder).catch(() => null);
  if (found === null) return 'can’t be made';
  if (found.isSymbolicLink()) return 'is a link';
  if (!found.isDirectory()) return 'is no folder';
  if (process.getuid !== undefined && found.uid !== process.getuid()) return 'belongs to somebody else';
  if ((found.mode & writableByOthers) !== 0) return 'can be written to by others';
  return null;
}
