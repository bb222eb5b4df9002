import { stat } from 'node:fs/promises';

interface FileIdentity {
  /** Equal as long as nobody has written to the file or put another one in its place. */
  readonly key: string;
  /** Milliseconds since the file, or its name or mode, was last changed. */
  readonly ageMs: number;
}

/**
 * What says that a file is still the one that was hashed. The change time is the part that counts: no process
 * can set it, so a file that was altered, or restored from a cache made on another machine, never has an old key.
 */
export async function fileIdentity(path: string): Promise<FileIdentity> {
  const s = await stat(path, { bigint: true });
  return {
    key: [s.dev, s.ino, s.size, s.mtimeNs, s.ctimeNs].join(':'),
    ageMs: Date.now() - Number(s.ctimeMs),
  };
}
