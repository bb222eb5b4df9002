import { isAbsolute, join } from 'node:path';
import type { SourceReader } from '../../project/source-reader.ts';
import type { EntryStore } from '../../verification/cache/entry-store.ts';
import { type VerdictCache, verdictCache } from '../../verification/cache/verdict-cache.ts';
import { productDigest } from '../assets.ts';
import type { CompilerTools } from '../compiler/find-compiler.ts';
import { userCache } from '../esbmc/install/cache/cache-folder.ts';
import type { EsbmcInstallation } from '../esbmc/install/esbmc-installation.ts';
import { isElf } from '../esbmc/install/executable-problem.ts';
import type { SizeLimit } from './evict-entries.ts';
import { openFolderStore } from './folder-store.ts';
import { recordFiles } from './record-files.ts';
import { systemHeaders } from './system-headers.ts';

export interface VerdictCacheOptions {
  /** Absolute. */
  readonly folder: string;
  readonly limit?: SizeLimit;
  /** False: all is verified again, and replaces what is there. */
  readonly mayRead: boolean;
  readonly warn: (message: string) => void;
}

export interface OpenVerdictCache {
  readonly cache: VerdictCache;
  /** To be read through: what it reads is what verdicts are about. */
  readonly reader: SourceReader;
  /** The same place, for answers of models. */
  readonly answers: EntryStore;
  hasNew(): boolean;
  close(): Promise<void>;
}

/** Some 2 KB each: the verdicts on a few large projects. */
const usualLimit: SizeLimit = { bytes: 256 * 1024 * 1024, entries: 50_000 };

/** Null where nothing can be kept, which is told. */
export async function openVerdictCache(
  { folder, limit = usualLimit, mayRead, warn }: VerdictCacheOptions,
  installation: EsbmcInstallation,
  compiler: CompilerTools | null,
): Promise<OpenVerdictCache | null> {
  // What a script starts, its digest does not say.
  if (!(await isElf(installation.path))) return null;
  const store = await openFolderStore({ folder, limit, warn });
  if (store === null) return null;
  const { reader, record } = recordFiles();
  const identity = {
    product: await productDigest(),
    esbmc: installation.sha256,
    machine: [process.platform, process.arch],
  };
  const cache = verdictCache({
    store,
    files: record,
    headers: systemHeaders(),
    compiler: compiler === null ? null : JSON.stringify(compiler),
    identity,
    mayRead,
  });
  const answers = mayRead ? store : { ...store, read: async () => null };
  return { cache, reader, answers, hasNew: store.hasNew, close: store.close };
}

/** In the folder that the environment names, else in one of the user's; null where there is none, or none is wanted. */
export function localVerdicts(
  env: Readonly<Record<string, string | undefined>>,
  mayRead: boolean,
  warn: (message: string) => void,
): VerdictCacheOptions | null {
  const caches = userCache(env);
  const folder = env.ESBMC_ACTION_CACHE ?? (caches === null ? '' : join(caches, 'verdicts'));
  return isAbsolute(folder) ? { folder, mayRead, warn } : null;
}
