const problems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'it is larger than a file may be here',
  EROFS: 'the disk can only be read',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EISDIR: 'a folder is there',
  ENOTDIR: 'what should be a folder is none',
  ENOENT: 'it is not there',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk failed',
};

/** Whether words of a tool say that there is no room left. */
export function saysDiskFull(text: string): boolean {
  return /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(text);
}

/**
 * Why the machine did not read or write a file, in words that name it; null for other errors.
 * @param name of the file, where the caller knows it: errors while writing have none
 */
export function fileProblem(error: unknown, name?: string): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const code = String(error.code);
  // A socket has no path, and other words.
  const path = 'path' in error ? String(error.path) : null;
  const why = problems[code];
  if (why === undefined && path === null) return null;
  return `${path ?? name ?? 'a file'} can't be used: ${why ?? code} (${code})`;
}
