import { access, constants, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { binaryDigest } from '../cache/binary-digest.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { FindOptions } from '../find-options.ts';
import type { InstallDeps } from '../install-deps.ts';
import { found, passed, type ResolverAnswer } from '../resolver.ts';
import { startVersion } from '../start-version.ts';

/** The first executable file on PATH that is named esbmc, when it starts and has the wanted version. */
export async function pathResolver(options: FindOptions, deps: InstallDeps): Promise<ResolverAnswer> {
  const path = await firstOnPath(deps.env.PATH ?? '');
  if (path === null) {
    return passed('PATH', 'no executable file named esbmc is on it', 'install ESBMC and put it on PATH');
  }
  try {
    const version = await startVersion(path, deps);
    const { esbmcVersion } = options;
    if (esbmcVersion !== null && version !== esbmcVersion) {
      return passed('PATH', `${path} is ESBMC ${version} and esbmc-version asks for ${esbmcVersion}`, null);
    }
    return found({ path, version, sha256: await binaryDigest(path, cacheFolder(deps)), source: 'PATH' });
  } catch (error) {
    return passed('PATH', error instanceof Error ? error.message : String(error), null);
  }
}

/** Relative entries are left out: below the checkout they would start a file that the pull request brings. */
async function firstOnPath(searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(delimiter).filter(isAbsolute)) {
    const candidate = join(folder, 'esbmc');
    if (await isExecutableFile(candidate)) return candidate;
  }
  return null;
}

async function isExecutableFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
