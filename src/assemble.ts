import { tmpdir } from 'node:os';
import { modelSources, productVersion, readGrammar } from './adapters/assets.ts';
import {
  type OpenVerdictCache,
  openVerdictCache,
  type VerdictCacheOptions,
} from './adapters/cache/open-verdict-cache.ts';
import { createToolchain } from './adapters/compiler/create-toolchain.ts';
import { findCompiler } from './adapters/compiler/find-compiler.ts';
import { type ReproducerKeeper, reproducerKeeper } from './adapters/compiler/keep-reproducers.ts';
import { createEsbmc } from './adapters/esbmc/create-esbmc.ts';
import { findEsbmc } from './adapters/esbmc/install/find-esbmc.ts';
import type { ReleaseSource } from './adapters/esbmc/install/find-options.ts';
import { installDeps } from './adapters/esbmc/install/install-deps.ts';
import { openSandbox } from './adapters/esbmc/open-sandbox.ts';
import { openScratch, type ScratchFolder } from './adapters/files/scratch.ts';
import { sourceReader } from './adapters/files/source-reader.ts';
import { defaultJobs, defaultMemoryMiB } from './adapters/machine.ts';
import type { Sandbox } from './adapters/sandbox/sandbox.ts';
import type { Config } from './config/config.ts';
import type { SandboxState } from './domain/sandbox-state.ts';
import type { AnalysisDeps, Progress } from './modes/analysis-deps.ts';
import { createCParser } from './project/c-syntax.ts';
import { createFuzzer } from './verification/fuzz/create-fuzzer.ts';
import { createReplayer } from './verification/replay/replay-violation.ts';

export const tool = { name: 'esbmc-action', version: productVersion } as const;

export interface AssembleOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Absolute; a relative `esbmc-path` starts here. */
  readonly workingDirectory: string;
  readonly tempDir?: string;
  readonly progress: (event: Progress) => void;
  /**
   * Whether code may be compiled and run here, in this sandbox. Never by default: in a workflow only where no secret is
   * in reach, see docs/security.md.
   */
  readonly mayRun?: boolean | ((sandbox: SandboxState) => boolean);
  /** Told what the sandbox had to end. */
  readonly log?: (line: string) => void;
  /** Null or left out where nothing is known from earlier runs, and nothing kept for later ones. */
  readonly cache?: VerdictCacheOptions | null;
  /** Where releases of ESBMC are looked up; without it only the pinned version can be installed. */
  readonly api?: { readonly url: string; readonly token: string | null };
}

/** Puts the adapters together that every verifying mode needs; `close` removes what they left on the disk. */
export async function assemble(
  config: Config,
  {
    env,
    workingDirectory,
    tempDir = tmpdir(),
    progress,
    mayRun = false,
    log = () => {},
    cache: cacheOptions = null,
    api,
  }: AssembleOptions,
): Promise<
  AnalysisDeps &
    Pick<ScratchFolder, 'close' | 'keepHarnesses'> &
    Pick<ReproducerKeeper, 'keepReproducers'> &
    Pick<OpenVerdictCache, 'hasNew'> & {
      readonly sandbox: Sandbox;
      /** Null where nothing is kept. */
      readonly answers: OpenVerdictCache['answers'] | null;
    }
> {
  const { esbmcPath, esbmcVersion } = config;
  const release = esbmcVersion === null || api === undefined ? null : releaseOf(esbmcVersion, api);
  const options = { esbmcPath, esbmcVersion, workingDirectory, release };
  const [installation, models, grammar] = await Promise.all([
    findEsbmc(options, installDeps(env)),
    modelSources(),
    readGrammar(),
  ]);
  const binary = installation.path;
  const sandbox = await openSandbox(binary, { env, tempDir, log });
  const isAllowed = typeof mayRun === 'boolean' ? mayRun : mayRun(sandbox.state);
  const compiler = isAllowed ? await findCompiler(env) : null;
  const opened = cacheOptions === null ? null : await openVerdictCache(cacheOptions, installation, compiler);
  const scratch = await openScratch(tempDir);
  const jobs = config.jobs ?? defaultJobs();
  const confined = { env, tempDir, sandbox, reads: [scratch.path] };
  const verifier = createEsbmc({ ...installation, binary, models, ...confined });
  const running =
    compiler === null
      ? null
      : { scratch, toolchain: createToolchain({ ...compiler, ...confined }), mayRun: isAllowed };
  const kept =
    running === null
      ? null
      : reproducerKeeper(createReplayer({ ...running, verifier }), createFuzzer(running));
  return {
    verifier,
    parser: await createCParser(grammar),
    reader: opened?.reader ?? sourceReader,
    cache: opened?.cache ?? null,
    answers: opened?.answers ?? null,
    hasNew: () => opened?.hasNew() ?? false,
    scratch,
    sandbox,
    clock: () => performance.now(),
    progress,
    jobs,
    memoryMiB: config.memory ?? defaultMemoryMiB(jobs),
    replayer: kept?.replayer ?? null,
    fuzzer: kept?.fuzzer ?? null,
    keepReproducers: async (folder) => kept?.keepReproducers(folder),
    close: async () => {
      await scratch.close();
      await sandbox.close();
      await opened?.close();
    },
    keepHarnesses: scratch.keepHarnesses,
  };
}

/** ESBMC's own release of a version, which is used only with a digest that the API announces. */
function releaseOf(version: string, { url, token }: { url: string; token: string | null }): ReleaseSource {
  const tag = `v${version.replace(/^v/, '')}`;
  return { apiUrl: url, token, owner: 'esbmc', repo: 'esbmc', tag, asset: 'esbmc-linux.zip', sha256: null };
}
