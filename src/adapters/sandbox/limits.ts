import type { ProcessLimits } from './sandbox.ts';

/** Options of util-linux's prlimit(1), after which the command follows. No core files. */
export function limitArguments(
  { cpuSeconds, fileMiB, addressMiB }: ProcessLimits,
  processes: number | null,
): readonly string[] {
  return [
    '--core=0',
    `--cpu=${cpuSeconds}`,
    `--fsize=${fileMiB * 2 ** 20}`,
    ...(addressMiB === null ? [] : [`--as=${addressMiB * 2 ** 20}`]),
    ...(processes === null ? [] : [`--nproc=${processes}`]),
  ];
}

/** The same by the shell's own means, which also know no number of processes: its script is fixed. */
export function shellLimits({
  cpuSeconds,
  fileMiB,
  addressMiB,
}: ProcessLimits): readonly [string, ...string[]] {
  const limits = [
    'ulimit -c 0',
    `ulimit -t ${cpuSeconds}`,
    // In blocks of 512 bytes (POSIX).
    `ulimit -f ${fileMiB * 2048}`,
    ...(addressMiB === null ? [] : [`ulimit -v ${addressMiB * 1024}`]),
  ];
  return ['/bin/sh', '-c', `${limits.join('; ')}; exec "$0" "$@"`];
}
