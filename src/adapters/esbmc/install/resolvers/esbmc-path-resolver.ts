import { resolve } from 'node:path';
import { ConfigurationError } from '../../../../domain/errors.ts';
import { binaryDigest } from '../cache/binary-digest.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { FindOptions } from '../find-options.ts';
import type { InstallDeps } from '../install-deps.ts';
import { found, passed, type ResolverAnswer } from '../resolver.ts';
import { startVersion } from '../start-version.ts';

/** The binary that the configuration names. It is used or it is an error: never silently another one. */
export async function esbmcPathResolver(options: FindOptions, deps: InstallDeps): Promise<ResolverAnswer> {
  const { esbmcPath, esbmcVersion } = options;
  if (esbmcPath === null) {
    return passed('esbmc-path', 'it is not set', 'set esbmc-path to an ESBMC binary');
  }
  const path = resolve(options.workingDirectory, esbmcPath);
  const version = await startVersion(path, deps).catch((cause: Error) => {
    throw new ConfigurationError(
      `esbmc-path is "${esbmcPath}", but ${cause.message}. Set it to an ESBMC binary, or leave it out`,
      { cause },
    );
  });
  if (esbmcVersion !== null && version !== esbmcVersion) {
    throw new ConfigurationError(
      `esbmc-path names ESBMC ${version} (${path}) and esbmc-version asks for ${esbmcVersion}: set only one of them`,
    );
  }
  return found({ path, version, sha256: await binaryDigest(path, cacheFolder(deps)), source: 'esbmc-path' });
}
