import { posix } from 'node:path';
import type { SourceReader } from './source-reader.ts';

/** What a compiler would find under a path. */
export type Probe =
  | { readonly kind: 'missing' }
  /** A file of the project, relative to the root. */
  | { readonly kind: 'project'; readonly file: string }
  | { readonly kind: 'system' }
  | { readonly kind: 'refused'; readonly reason: string };

const missing: Probe = { kind: 'missing' };

export const outsideOfRepository: Probe = { kind: 'refused', reason: 'lies outside of the repository' };

/** Folders that the compilers' and the C library's own headers are in. */
const systemRoots = ['/usr/include', '/usr/local/include', '/usr/lib/gcc', '/usr/lib/llvm'];

/** Where compilers look by themselves. */
export const defaultSystemDirs = [
  '/usr/local/include',
  '/usr/include/x86_64-linux-gnu',
  '/usr/include/aarch64-linux-gnu',
  '/usr/include',
];

/** Packages keep headers that depend on the machine there, for example glib and dbus. */
const packageHeaders = /^\/usr\/lib\/[\w-]+-linux-gnu\/[^/]+\/include(?:\/|$)/;

export function isSystemPath(path: string): boolean {
  return systemRoots.some((root) => isBelow(path, root)) || packageHeaders.test(posix.normalize(path));
}

/** True for `folder` itself too; both absolute. */
export function isBelow(path: string, folder: string): boolean {
  const normal = posix.normalize(path);
  return normal === folder || normal.startsWith(folder === '/' ? '/' : `${folder}/`);
}

/**
 * Follows a path below the root step by step, as the kernel would, and refuses what does not stay there.
 * @param folder where it starts, relative to the root (empty: the root)
 * @param mayLookOutside false: a path that leaves the root is refused; true: only if there is something there
 */
export async function probeProject(
  root: string,
  folder: string,
  path: string,
  mayLookOutside: boolean,
  reader: SourceReader,
): Promise<Probe> {
  const steps = posix.join(folder, '.') === '.' ? [] : folder.split('/');
  const names = [...steps, ...path.split('/')].filter((name) => name !== '' && name !== '.');
  const at: string[] = [];
  for (const [index, name] of names.entries()) {
    if (name === '..') {
      if (at.pop() === undefined) return outside(posix.join(root, folder, path), mayLookOutside, reader);
      continue;
    }
    at.push(name);
    if (name.toLowerCase() === '.git') return { kind: 'refused', reason: 'lies in git’s own folder' };
    const kind = await reader.entryKind(posix.join(root, ...at));
    if (kind === 'symlink')
      return { kind: 'refused', reason: `leads through the symbolic link ${at.join('/')}` };
    if (kind === 'special') return { kind: 'refused', reason: 'is neither a file nor a folder' };
    if (kind === 'missing') return missing;
    if (kind === 'file') {
      const isLast = index === names.length - 1 && !path.endsWith('/');
      return isLast ? { kind: 'project', file: at.join('/') } : missing;
    }
  }
  return missing;
}

/** A path in a folder of the system, whose links are trusted as long as they stay among the system's headers. */
export async function probeSystem(folder: string, path: string, reader: SourceReader): Promise<Probe> {
  const full = posix.join(folder, path);
  if (!isSystemPath(full)) return outside(full, true, reader);
  // Not the joined path: that one would lose the steps `link/..`, which the kernel takes.
  const real = await reader.realPath(`${folder}/${path}`);
  if (real === null) return missing;
  if (!isSystemPath(real)) return { kind: 'refused', reason: 'leads out of the system’s headers' };
  return (await reader.entryKind(real)) === 'file' ? { kind: 'system' } : missing;
}

async function outside(path: string, mayLook: boolean, reader: SourceReader): Promise<Probe> {
  if (mayLook && (await reader.entryKind(path)) === 'missing') return missing;
  return outsideOfRepository;
}
