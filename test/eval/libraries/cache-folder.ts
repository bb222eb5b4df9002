import { homedir } from 'node:os';
import { join } from 'node:path';

/** Outside of the repository: nothing of the libraries is committed. */
export const cacheFolder = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'esbmc-action',
  'libraries',
);
