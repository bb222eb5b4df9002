import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scratch } from '../../verification/scratch.ts';

/** A scratch folder below `parent`; `close` removes it with all that is in it. */
export async function openScratch(parent: string): Promise<Scratch & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(parent, 'esbmc-action-'));
  let count = 0;
  return {
    write: async (name, text) => {
      count += 1;
      const own = join(folder, String(count));
      await mkdir(own);
      const path = join(own, name.replace(/[^\w.-]/g, '_').replace(/^-/, '_'));
      await writeFile(path, text);
      return path;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
