import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { findTool } from '../sandbox/find-tool.ts';
import { isBelow } from '../sandbox/is-below.ts';

/**
 * Absolute paths of what a compiler needs that is installed elsewhere than the system's programs, for example
 * `/opt/llvm` for `/opt/llvm/bin/clang`; none for the system's own.
 */
export async function compilerFolders(
  compiler: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const found = findTool(compiler, env);
  if (found === null) return [];
  const real = await realpath(found);
  if (isBelow(real, '/usr')) return [];
  const folder = dirname(real);
  const prefix = basename(folder) === 'bin' ? dirname(folder) : folder;
  // A home folder is no place where a compiler is installed alone.
  return env.HOME !== undefined && isBelow(env.HOME, prefix) ? [real, found] : [prefix, found];
}
