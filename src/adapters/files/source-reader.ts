import { constants } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceReader } from '../../project/source-reader.ts';

/** Larger files are generated or hostile; they are treated as if they could not be read. */
const maxSourceBytes = 4 * 1024 * 1024;

/** Folders that hold no sources of the project, and may be large. */
const leftOut = new Set(['.git', 'node_modules']);

/** Reads sources from the disk: never through a link, never from a special file. */
export const sourceReader: SourceReader = {
  read: async (path, maxBytes = maxSourceBytes) => {
    // A special file could block for ever, or be something else by the time it is read.
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
      () => null,
    );
    if (file === null) return null;
    try {
      const { size } = await file
        .stat()
        .then((stat) => (stat.isFile() ? stat : { size: Number.POSITIVE_INFINITY }));
      return size > maxBytes ? null : await file.readFile('utf8');
    } finally {
      await file.close();
    }
  },

  entryKind: async (path) => {
    const stat = await lstat(path).catch(() => null);
    if (stat === null) return 'missing';
    if (stat.isSymbolicLink()) return 'symlink';
    if (stat.isFile()) return 'file';
    return stat.isDirectory() ? 'folder' : 'special';
  },

  list: async (folder) => (await listBelow(folder, '')).sort(),

  realPath: (path) => realpath(path).catch(() => null),
};

async function listBelow(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const lists = await Promise.all(
    entries.map((entry) => {
      if (entry.isDirectory() && !leftOut.has(entry.name)) {
        return listBelow(join(folder, entry.name), `${prefix}${entry.name}/`);
      }
      return entry.isFile() ? [`${prefix}${entry.name}`] : [];
    }),
  );
  return lists.flat();
}
