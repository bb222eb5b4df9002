import type { CFunction } from '../../project/c-file.ts';

const names = new RegExp(
  `^(?:${[
    ...[
      'system',
      'popen',
      'exec\\w+',
      'posix_spawnp?',
      'v?fork',
      'clone',
      'kill',
      'killpg',
      'raise',
      'syscall',
    ],
    ...[
      'unlink(?:at)?',
      'remove',
      'rename(?:at2?)?',
      'rmdir',
      'mkdir(?:at)?',
      'link',
      'symlink',
      'f?truncate',
    ],
    ...[
      'open(?:at)?',
      'creat',
      'f(?:re)?open',
      'opendir',
      'chdir',
      'chroot',
      'f?ch(?:mod|own)',
      'mount',
      'umount2?',
    ],
    ...[
      'socket',
      'connect',
      'bind',
      'listen',
      'send\\w*',
      'ioctl',
      'ptrace',
      'dlopen',
      'reboot',
      'setuid',
      'setgid',
    ],
    ...['mmap', 'shm_open', 'mk\\w*temp', 'tmpfile'],
  ].join('|')})$`,
);

/**
 * Whether code names functions that reach beyond its own process. With inputs that nobody has chosen it might delete
 * files or call other machines: where it is not contained, such code is not run. Looked up by name, in all that is linked.
 */
export function actsOnMachine(functions: readonly CFunction[]): boolean {
  return functions.some(
    ({ isDefinition, mentions }) => isDefinition && mentions.some((name) => names.test(name)),
  );
}
