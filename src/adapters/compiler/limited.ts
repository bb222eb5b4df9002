export interface ProcessLimits {
  /** Of the processor's time. */
  readonly cpuSeconds: number;
  /** Of the largest file that may be written. */
  readonly fileMiB: number;
  /** Of address space; null where a program needs more of it than there is memory. */
  readonly memoryMiB: number | null;
}

/**
 * The same command under limits of the kernel, which its children inherit; no core files. The shell only sets them:
 * its script is fixed, and the command's words are its arguments.
 */
export function limited(
  command: readonly string[],
  { cpuSeconds, fileMiB, memoryMiB }: ProcessLimits,
): readonly [string, ...string[]] {
  const limits = [
    'ulimit -c 0',
    `ulimit -t ${cpuSeconds}`,
    // In blocks of 512 bytes (POSIX).
    `ulimit -f ${fileMiB * 2048}`,
    ...(memoryMiB === null ? [] : [`ulimit -v ${memoryMiB * 1024}`]),
  ];
  return ['/bin/sh', '-c', `${limits.join('; ')}; exec "$0" "$@"`, ...command];
}
