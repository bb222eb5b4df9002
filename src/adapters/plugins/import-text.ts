import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module from its text, and gives its default export; a function there is called for it. While that
 * goes on it lies in a folder of its own, from which no package of a repository is found.
 */
export function importTextIn(tempDir: string): (id: string, text: string) => Promise<unknown> {
  return async (id, text) => {
    const folder = await mkdtemp(join(tempDir, 'esbmc-plugin-'));
    const file = join(folder, `${id}.mjs`);
    try {
      await writeFile(file, text);
      const module: Record<string, unknown> = await import(pathToFileURL(file).href);
      const made = module.default;
      return typeof made === 'function' ? await made() : made;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
