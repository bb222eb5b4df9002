/** One line of a table for `mount --all`, see fstab(5). */
export type Mount =
  | { readonly kind: 'bind'; readonly source: string; readonly target: string; readonly access: MountAccess }
  | { readonly kind: 'proc'; readonly target: string };

/** `device`: as it is, since a device file is of no use otherwise. */
export type MountAccess = 'read' | 'write' | 'device';

/**
 * The table's text, in the order given. What is bound has all that lies below it. Someone who is no real root may not
 * drop a `noexec` that the source has, so it is repeated.
 * @param isNoExec whether a source lies on a file system without programs
 */
export function mountTable(mounts: readonly Mount[], isNoExec: (source: string) => boolean): string {
  return mounts.map((mount) => `${line(mount, isNoExec)}\n`).join('');
}

function line(mount: Mount, isNoExec: (source: string) => boolean): string {
  if (mount.kind === 'proc') return `proc ${escaped(mount.target)} proc ro,nosuid,nodev,noexec 0 0`;
  const { source, target, access } = mount;
  const options = {
    // Remounted with other options, it would lose those of /dev, which is not allowed.
    device: ['bind'],
    read: ['rbind', 'ro', 'nosuid', 'nodev'],
    write: ['rbind', 'nosuid', 'nodev'],
  }[access];
  const all = access !== 'device' && isNoExec(source) ? [...options, 'noexec'] : options;
  return `${escaped(source)} ${escaped(target)} none ${all.join(',')} 0 0`;
}

function escaped(path: string): string {
  return path.replace(/[\s\\]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
