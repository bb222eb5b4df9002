import { dirname } from 'node:path';
import { cacheFolder } from '../../src/adapters/esbmc/install/cache/cache-folder.ts';

/** Where this project keeps what it has fetched or built, with ESBMC laid out as in a runner's tool cache. */
export function userCache(): string {
  const { RUNNER_TOOL_CACHE: _, ...env } = process.env;
  const folder = cacheFolder({ env });
  if (folder === null) throw new Error('neither XDG_CACHE_HOME nor HOME says where the cache folder is');
  return dirname(folder.tool);
}
