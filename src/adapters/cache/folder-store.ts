import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EntryStore } from '../../verification/cache/entry-store.ts';
import { withoutSecrets } from '../known-secrets.ts';
import { evictEntries, type SizeLimit } from './evict-entries.ts';
import { folderProblem } from './private-folder.ts';

export interface FolderStore extends EntryStore {
  /** Whether anything was written. */
  hasNew(): boolean;
  /** Keeps the folder within its limits. */
  close(): Promise<void>;
}

export interface FolderStoreOptions {
  /** Absolute; made where it is missing. */
  readonly folder: string;
  readonly limit: SizeLimit;
  /** Told once, when nothing can be kept. */
  readonly warn: (message: string) => void;
}

/** Larger entries hold traces that nobody reads to their end; they are neither kept nor read. */
const mostBytes = 8 * 1024 * 1024;

/** The times of files tell which entries are in use; once an hour is exact enough. */
const usedAgainMs = 60 * 60 * 1000;

/**
 * Entries as files of one folder that only its owner can write to. Null where that is not so: who else can write there
 * could write verdicts.
 */
export async function openFolderStore({
  folder,
  limit,
  warn,
}: FolderStoreOptions): Promise<FolderStore | null> {
  const problem = await folderProblem(folder);
  if (problem !== null) {
    warn(`Verdicts are not kept from run to run: ${folder} ${problem}.`);
    return null;
  }
  let hasNew = false;
  let isFull = false;
  return {
    read: (key) => readEntry(pathOf(folder, key)),
    write: async (key, text) => {
      if (isFull || Buffer.byteLength(text) > mostBytes || withoutSecrets(text) !== text) return;
      const failure = await writeEntry(pathOf(folder, key), text);
      if (failure === null) hasNew = true;
      else {
        isFull = true;
        warn(`Verdicts of this run are not kept: ${folder} can't be written to (${failure}).`);
      }
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }).catch(() => {}),
    hasNew: () => hasNew,
    close: async () => {
      if (hasNew) await evictEntries(folder, limit);
    },
  };
}

function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key);
}

/** Null for what is no regular file of our own. */
async function readEntry(path: string): Promise<string | null> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => null);
  if (file === null) return null;
  try {
    const found = await file.stat();
    const isOwn = process.getuid === undefined || found.uid === process.getuid();
    if (!found.isFile() || !isOwn || found.size > mostBytes) return null;
    const text = await file.readFile('utf8');
    if (Date.now() - found.mtimeMs > usedAgainMs) await utimes(path, new Date(), new Date()).catch(() => {});
    return text;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

/** Whoever reads at the same time sees the old entry or the new one. Returns why it failed; null when it did not. */
async function writeEntry(path: string, text: string): Promise<string | null> {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await rename(draft, path);
    return null;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    return error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error';
  }
}
