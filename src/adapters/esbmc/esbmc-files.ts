import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Absolute paths of what a binary of ESBMC needs to start: itself, and libraries that it was installed with. */
export function esbmcFiles(binary: string): readonly string[] {
  const libraries = join(dirname(dirname(binary)), 'lib');
  return existsSync(libraries) ? [binary, libraries] : [binary];
}
