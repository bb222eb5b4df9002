import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ConfigurationError } from '../../domain/errors.ts';
import type { ProgramFolder } from '../../experiment/dataset/base-program.ts';

/** All C files below a folder, a checkout of NeuroCodeBench among them. Throws ConfigurationError where it is none. */
export async function readPrograms(folder: string): Promise<ProgramFolder> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new ConfigurationError(`${folder}: is no folder that can be read`);
  });
  const paths = names.filter((name) => name.endsWith('.c')).sort();
  const files = await Promise.all(
    paths.map(async (name) => ({
      path: name.split(sep).join('/'),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
  const includes = ['includes', 'networks'].map((name) => join(folder, name));
  const areThere = await Promise.all(includes.map(isFolder));
  return { files, includeDirs: includes.filter((_, index) => areThere[index]) };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}
