import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Scratch } from '../../verification/scratch.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

export interface ScratchFolder extends Scratch {
  /** Absolute. */
  readonly path: string;
  /** Copies the harnesses that were written, and what they include of ours, to a folder that stays. */
  keepHarnesses(folder: string): Promise<void>;
  /** Removes everything that was written. */
  close(): Promise<void>;
}

/** A scratch folder below `parent`. */
export async function openScratch(parent: string): Promise<ScratchFolder> {
  const { path: folder, close } = await openTemporaryFolder(parent, 'esbmc-action-');
  const written: string[] = [];
  return {
    path: folder,
    close,
    write: async (name, text) => {
      const own = join(folder, String(written.length + 1));
      const path = join(own, name.replace(/[^\w.-]/g, '_').replace(/^-/, '_'));
      written.push(path);
      await mkdir(own);
      await writeFile(path, text);
      return path;
    },
    keepHarnesses: async (target) => {
      await mkdir(target, { recursive: true });
      const keptAs = (path: string) => join(target, `${written.indexOf(path) + 1}_${basename(path)}`);
      for (const path of written.filter((one) => basename(one).startsWith('harness_'))) {
        let text = await readFile(path, 'utf8');
        // A harness may include a copy of its source, which would be gone.
        for (const copy of written.filter((one) => text.includes(`"${one}"`))) {
          await copyFile(copy, keptAs(copy));
          text = text.replaceAll(`"${copy}"`, `"${keptAs(copy)}"`);
        }
        await writeFile(keptAs(path), text);
      }
    },
  };
}
