import { tmpdir } from 'node:os';
import { modelSources, productVersion, readGrammar } from './adapters/assets.ts';
import { createEsbmc } from './adapters/esbmc/create-esbmc.ts';
import { findEsbmc } from './adapters/esbmc/install/find-esbmc.ts';
import type { ReleaseSource } from './adapters/esbmc/install/find-options.ts';
import { installDeps } from './adapters/esbmc/install/install-deps.ts';
import { openScratch, type ScratchFolder } from './adapters/files/scratch.ts';
import { sourceReader } from './adapters/files/source-reader.ts';
import { defaultJobs, defaultMemoryMiB } from './adapters/machine.ts';
import type { Config } from './config/config.ts';
import type { AnalysisDeps, Progress } from './modes/analysis-deps.ts';
import { createCParser } from './project/c-syntax.ts';

export const tool = { name: 'esbmc-action', version: productVersion } as const;

export interface AssembleOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Absolute; a relative `esbmc-path` starts here. */
  readonly workingDirectory: string;
  readonly tempDir?: string;
  readonly progress: (event: Progress) => void;
  /** Where releases of ESBMC are looked up; without it only the pinned version can be installed. */
  readonly api?: { readonly url: string; readonly token: string | null };
}

/** Puts the adapters together that every verifying mode needs; `close` removes what they left on the disk. */
export async function assemble(
  config: Config,
  { env, workingDirectory, tempDir = tmpdir(), progress, api }: AssembleOptions,
): Promise<AnalysisDeps & Pick<ScratchFolder, 'close' | 'keepHarnesses'>> {
  const { esbmcPath, esbmcVersion } = config;
  const release = esbmcVersion === null || api === undefined ? null : releaseOf(esbmcVersion, api);
  const options = { esbmcPath, esbmcVersion, workingDirectory, release };
  const [installation, models, grammar] = await Promise.all([
    findEsbmc(options, installDeps(env)),
    modelSources(),
    readGrammar(),
  ]);
  const scratch = await openScratch(tempDir);
  const jobs = config.jobs ?? defaultJobs();
  return {
    verifier: createEsbmc({ ...installation, binary: installation.path, models, env, tempDir }),
    parser: await createCParser(grammar),
    reader: sourceReader,
    scratch,
    clock: () => performance.now(),
    progress,
    jobs,
    memoryMiB: config.memory ?? defaultMemoryMiB(jobs),
    close: scratch.close,
    keepHarnesses: scratch.keepHarnesses,
  };
}

/** ESBMC's own release of a version, which is used only with a digest that the API announces. */
function releaseOf(version: string, { url, token }: { url: string; token: string | null }): ReleaseSource {
  const tag = `v${version.replace(/^v/, '')}`;
  return { apiUrl: url, token, owner: 'esbmc', repo: 'esbmc', tag, asset: 'esbmc-linux.zip', sha256: null };
}
