import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own at a folder, which goes when it goes out of scope. */
export interface FullDisk extends Disposable {
  readonly path: string;
}

const kibibytes = 64;

/** @param files texts that are there before the disk is filled, by name */
export function fullDisk(path: string, files: Readonly<Record<string, string>> = {}): FullDisk {
  mkdirSync(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'none', path], { stdio: 'pipe' });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  try {
    writeFileSync(join(path, 'rest'), Buffer.alloc(2 * kibibytes * 1024));
  } catch {
    // It is full then.
  }
  return { path, [Symbol.dispose]: () => void execFileSync('umount', ['--lazy', path]) };
}

/** Only root may have one. */
export const canHaveFullDisk: boolean = (() => {
  const path = mkdtempSync(join(tmpdir(), 'test-disk-'));
  try {
    fullDisk(path)[Symbol.dispose]();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(path);
  }
})();
