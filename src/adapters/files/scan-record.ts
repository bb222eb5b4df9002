import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withoutSecrets } from '../known-secrets.ts';

/** A file that grows line by line: what was written before a crash is still there after it. */
export interface GrowingFile {
  /** What was in it when it was opened; empty when there was none. */
  readonly text: string;
  /** Adds whole lines, one call after the other. */
  append(lines: string): Promise<void>;
  clear(): Promise<void>;
}

/** The text of a file; null where it can't be read. */
export async function readRecord(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** Opens a file to be continued. Where its last line was cut off, what follows starts on a line of its own. */
export async function openGrowingFile(path: string): Promise<GrowingFile> {
  await mkdir(dirname(path), { recursive: true });
  const text = (await readRecord(path)) ?? '';
  const isTorn = text !== '' && !text.endsWith('\n');
  let last = isTorn ? appendFile(path, '\n') : Promise.resolve();
  const next = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  return {
    text,
    append: (lines) => next(() => appendFile(path, withoutSecrets(lines))),
    clear: () => next(() => writeFile(path, '')),
  };
}
