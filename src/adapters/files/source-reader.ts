import { constants } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceReader } from '../../project/source-reader.ts';

/** Larger files are generated or hostile; they are treated as if they could not be read. */
const maxSourceBytes = 4 * 1024 * 1024;

/** Folders that hold no sources of the project, and may be large. */
const leftOut = new Set(['.git', 'node_modules']);

/** Hears of what is read: the bytes of a file, or null where there is none that can be read. */
export interface ReadingListener {
  file(path: string, bytes: Buffer | null): void;
  folder(path: string, names: readonly string[]): void;
}

/** Reads sources from the disk: never through a link, never from a special file. */
export function createSourceReader(listener: ReadingListener | null = null): SourceReader {
  return {
    read: async (path, maxBytes) => {
      const bytes = await readSourceBytes(path, maxBytes);
      listener?.file(path, bytes);
      return bytes === null ? null : bytes.toString('utf8');
    },

    entryKind: async (path) => {
      const stat = await lstat(path).catch(() => null);
      if (stat === null) return 'missing';
      if (stat.isSymbolicLink()) return 'symlink';
      if (stat.isFile()) return 'file';
      return stat.isDirectory() ? 'folder' : 'special';
    },

    list: async (folder) => {
      const names = (await listBelow(folder, '')).sort();
      listener?.folder(folder, names);
      return names;
    },

    realPath: (path) => realpath(path).catch(() => null),
  };
}

export const sourceReader = createSourceReader();

/** Null where there is no regular file, or a larger one. */
export async function readSourceBytes(path: string, maxBytes = maxSourceBytes): Promise<Buffer | null> {
  // A special file could block for ever, or be something else by the time it is read.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => null,
  );
  if (file === null) return null;
  try {
    const { size } = await file
      .stat()
      .then((stat) => (stat.isFile() ? stat : { size: Number.POSITIVE_INFINITY }));
    return size > maxBytes ? null : await file.readFile();
  } finally {
    await file.close();
  }
}

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
