import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBelow } from './is-below.ts';
import type { Mount } from './mount-table.ts';

/** Where programs, their libraries and headers lie; also those of Nix and Guix. */
const systemCandidates = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/nix/store',
  '/gnu/store',
];

/** What the loader and `cc` look up; nothing about users, keys or hosts. */
const settingCandidates = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d'];

const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom'];

/** Names in the root that are ours. */
const emptyFolder = '.empty';
const emptyFile = '.empty-file';

/** The folder that becomes `/`: it holds nothing but what others are mounted on. */
export interface RootFolder {
  readonly path: string;
  /** Of the system, as absolute paths; they are in `mounts`, or links in the root. */
  readonly system: readonly string[];
  /** The part of the table that is always the same. */
  readonly mounts: readonly Mount[];
  /** What to mount over a `.git`: an empty thing of the same kind. */
  readonly hidingFolder: string;
  readonly hidingFile: string;
  /** Makes what a file or folder can be mounted on, where it is missing; what is below /tmp goes to `tmp`. */
  addPoint(path: string, tmp: string): Promise<void>;
}

/** Fills an empty folder; its path has no links in it. */
export async function makeRootFolder(path: string): Promise<RootFolder> {
  const root: Mount = { kind: 'bind', source: path, target: path, access: 'read' };
  const mounts: Mount[] = [root];
  const at = (inside: string) => join(path, inside);
  for (const name of [emptyFolder, 'proc', 'tmp', 'dev']) await mkdir(at(name));
  await writeFile(at(emptyFile), '');
  for (const folder of systemCandidates.filter((one) => existsSync(one))) {
    if (lstatSync(folder).isSymbolicLink()) await symlink(readlinkSync(folder), at(folder));
    else mounts.push(await bound(path, folder, 'read'));
  }
  for (const one of settingCandidates.filter((candidate) => existsSync(candidate)))
    mounts.push(await bound(path, one, 'read'));
  for (const device of devices) mounts.push(await bound(path, device, 'device'));
  mounts.push({ kind: 'proc', target: at('proc') });
  return {
    path,
    mounts,
    system: systemCandidates.filter((one) => existsSync(one)),
    hidingFolder: at(emptyFolder),
    hidingFile: at(emptyFile),
    addPoint: (inside, tmp) =>
      makePoint(inside, isBelow(inside, '/tmp') ? join(tmp, inside.slice('/tmp'.length)) : at(inside)),
  };
}

async function bound(root: string, source: string, access: 'read' | 'device'): Promise<Mount> {
  await makePoint(source, join(root, source));
  return { kind: 'bind', source, target: join(root, source), access };
}

async function makePoint(source: string, point: string): Promise<void> {
  if (existsSync(point)) return;
  if ((await stat(source)).isDirectory()) {
    await mkdir(point, { recursive: true });
    return;
  }
  await mkdir(dirname(point), { recursive: true });
  await writeFile(point, '', { flag: 'a' });
}
