import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { productDigest } from '../assets.ts';
import type { SizeLimit } from './evict-entries.ts';

/** What is used of `@actions/cache`, which is large, and loaded where there is a service only. */
export interface CacheService {
  isFeatureAvailable(): boolean;
  /** The key of what was restored; undefined where there is none. */
  restoreCache(paths: string[], key: string, restoreKeys: string[]): Promise<string | undefined>;
  saveCache(paths: string[], key: string): Promise<number>;
}

/** Verdicts that come from GitHub's cache and go there. */
export interface ActionsVerdicts {
  /** Absolute: what was restored, and where new entries go. */
  readonly folder: string;
  readonly limit: SizeLimit;
  /** Puts what is in the folder where later jobs find it; does nothing where this job may not. */
  save(): Promise<void>;
}

export interface ActionsVerdictsOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute; the same in all jobs, since it is a part of what a cache is found by. */
  readonly tempDir: string;
  /** See `mayKeepVerdicts`; asked at the end, when it is known what has run. */
  readonly maySave: () => boolean;
  readonly log: (line: string) => void;
  readonly load?: () => Promise<CacheService>;
}

/** All caches of a repository share 10 GB; this is fetched and saved by each job. */
const limit: SizeLimit = { bytes: 64 * 1024 * 1024, entries: 20_000 };

/**
 * Fetches the newest verdicts that GitHub lets this job read: those of its own branch or pull request, else those of
 * the base and of the default branch. Null where there is no service.
 */
export async function restoreVerdicts({
  env,
  tempDir,
  maySave,
  log,
  load = () => import('@actions/cache'),
}: ActionsVerdictsOptions): Promise<ActionsVerdicts | null> {
  if (!env.ACTIONS_RUNTIME_TOKEN || !(env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL)) return null;
  const service = await load();
  if (!service.isFeatureAvailable()) return null;
  const folder = join(tempDir, 'esbmc-action-verdicts');
  // What lies there already, another step has written.
  await rm(folder, { recursive: true, force: true });
  const prefix = `esbmc-action-verdicts-${process.platform}-${process.arch}-${await productDigest()}-`;
  const key = `${prefix}${randomUUID()}`;
  try {
    await service.restoreCache([folder], key, [prefix]);
  } catch (error) {
    log(`Verdicts of earlier runs could not be fetched: ${messageOf(error)}`);
  }
  return {
    folder,
    limit,
    save: async () => {
      if (!maySave()) return;
      try {
        await service.saveCache([folder], key);
      } catch (error) {
        log(`Verdicts could not be kept for later runs: ${messageOf(error)}`);
      }
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
