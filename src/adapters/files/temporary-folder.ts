import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onDeath } from '../process/on-death.ts';

export interface TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  /** Removes it with all that is in it. */
  close(): Promise<void>;
}

/** Processes that were just killed may still write; each try waits a bit longer for them. */
const patience = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 } as const;

/** A new folder below `parent`, which is removed by `close`, else when this process ends or dies of a signal. */
export async function openTemporaryFolder(parent: string, prefix: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, prefix));
  const forget = onDeath(() => removeNow(path));
  return {
    path,
    close: async () => {
      await rm(path, patience);
      forget();
    },
  };
}

function removeNow(path: string): void {
  try {
    rmSync(path, patience);
  } catch {
    // Nobody is left to tell.
  }
}
