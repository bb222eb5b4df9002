import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Scratch } from '../../verification/scratch.ts';

export interface ScratchFolder extends Scratch {
  /** Copies the harnesses that were written to a folder that stays. */
  keepHarnesses(folder: string): Promise<void>;
  /** Removes everything that was written. */
  close(): Promise<void>;
}

/** A scratch folder below `parent`. */
export async function openScratch(parent: string): Promise<ScratchFolder> {
  const folder = await mkdtemp(join(parent, 'esbmc-action-'));
  const written: string[] = [];
  return {
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
      for (const [index, path] of written.entries()) {
        const name = basename(path);
        if (name.startsWith('harness_')) await copyFile(path, join(target, `${index + 1}_${name}`));
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
