import { constants } from 'node:fs';
import { lstat, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../domain/errors.ts';
import type { TransferFile } from '../../review/transfer-file.ts';
import { withoutSecrets } from '../known-secrets.ts';

/**
 * Writes a file of ours into the workspace, where a checkout may have put a link of the same name, or a link on the
 * way there: what a link points to is never written. Throws ConfigurationError where the way is barred.
 * @param path relative to the workspace, or absolute
 */
export async function writeWorkspaceFile(workspace: string, path: string, text: string): Promise<void> {
  const target = resolve(workspace, path);
  if (!(await hasRealParents(workspace, target)) || (await kindOf(target)) === 'folder') {
    throw new ConfigurationError(`${path} can't be written: the checkout has a link or a folder there`);
  }
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { force: true });
  await writeFile(target, withoutSecrets(text), { flag: 'wx' });
}

/** Reads a stranger's file: no link is followed, no pipe waited for, and nothing larger than `maxBytes` read. */
export async function readWorkspaceFile(
  workspace: string,
  path: string,
  maxBytes: number,
): Promise<TransferFile> {
  const target = resolve(workspace, path);
  if (!(await hasRealParents(workspace, target))) return { kind: 'refused', reasonCode: 'not-a-file' };
  if ((await kindOf(target)) === null) return { kind: 'missing' };
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(target, flags).catch(() => null);
  if (file === null) return { kind: 'refused', reasonCode: 'not-a-file' };
  try {
    const found = await file.stat();
    if (!found.isFile()) return { kind: 'refused', reasonCode: 'not-a-file' };
    if (found.size > maxBytes) return { kind: 'refused', reasonCode: 'too-large' };
    return { kind: 'text', text: await file.readFile('utf8') };
  } finally {
    await file.close();
  }
}

/** Whether all folders between the workspace and a path in it are folders, or not there yet. */
export async function hasRealParents(workspace: string, target: string): Promise<boolean> {
  const way = relative(workspace, dirname(target));
  // What is outside was put there by the workflow's author.
  if (way === '' || way.split(sep)[0] === '..' || isAbsolute(way)) return true;
  let parent = workspace;
  for (const name of way.split(sep)) {
    parent = join(parent, name);
    const kind = await kindOf(parent);
    if (kind === null) return true;
    if (kind !== 'folder') return false;
  }
  return true;
}

/** Of the thing itself, not of what it links to; null where there is nothing. */
async function kindOf(path: string): Promise<'folder' | 'other' | null> {
  const found = await lstat(path).catch(() => null);
  if (found === null) return null;
  return found.isDirectory() ? 'folder' : 'other';
}
