import { accessSync, constants } from 'node:fs';
import { isAbsolute, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the system's own programs are; `sbin` is not on everybody's PATH. */
const systemFolders = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** The absolute path of one of the system's own programs, else of one of that name on the PATH; null for neither. */
export function findSystemTool(name: string, env: Environment): string | null {
  return firstIn(systemFolders, name) ?? findTool(name, env);
}

/** The absolute path of the program that a name stands for; null when there is none. */
export function findTool(name: string, { PATH = '' }: Environment): string | null {
  return firstIn(
    PATH.split(':').filter((folder) => isAbsolute(folder)),
    name,
  );
}

function firstIn(folders: readonly string[], name: string): string | null {
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
