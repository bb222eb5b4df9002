import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { modelSources } from '../../src/adapters/assets.ts';
import { openVerdictCache } from '../../src/adapters/cache/open-verdict-cache.ts';
import { createEsbmc } from '../../src/adapters/esbmc/create-esbmc.ts';
import { openScratch } from '../../src/adapters/files/scratch.ts';
import { openRepository } from '../../src/adapters/git/open-repository.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import type { ConfigInput } from '../../src/config/config.ts';
import type { Report } from '../../src/domain/report.ts';
import type { AnalysisDeps } from '../../src/modes/analysis-deps.ts';
import { checkChanged, checkPaths } from '../../src/modes/local.ts';
import type { Verifier } from '../../src/verification/verifier.ts';
import { esbmcBinary } from './esbmc.ts';
import type { TestRepository } from './git-repository.ts';
import { cParser } from './parse-c.ts';

const tool = { name: 'esbmc-action', version: '0' };

export interface CachedRun {
  readonly report: Report;
  /** Runs of ESBMC. */
  readonly runs: number;
  /** Of units, in the order of the report: `entry verdict`, and `cached` where it was. */
  readonly units: readonly string[];
  readonly damaged: number;
}

/** A folder of C files, and one of verdicts beside it. */
export interface CachedProject {
  readonly root: string;
  readonly verdicts: string;
  write(files: Record<string, string | null>): Promise<void>;
  check(settings?: ConfigInput, options?: RunOptions): Promise<CachedRun>;
  entries(): Promise<string[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface RunOptions {
  /** Another place for the same files. */
  readonly root?: string;
  readonly mayRead?: boolean;
  readonly memoryMiB?: number;
  /** Put around ESBMC. */
  readonly around?: (verifier: Verifier) => Verifier;
}

export async function cachedProject(files: Record<string, string>): Promise<CachedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'test-cached-'));
  const root = join(folder, 'project');
  const verdicts = join(folder, 'verdicts');
  const write = async (some: Record<string, string | null>) => {
    for (const [path, text] of Object.entries(some)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      if (text === null) await rm(join(root, path));
      else await writeFile(join(root, path), text);
    }
  };
  await write(files);
  return {
    root,
    verdicts,
    write,
    check: (settings = {}, options = {}) =>
      cachedRun(verdicts, options, (deps) =>
        checkPaths({ root: options.root ?? root, commit: null }, [''], buildConfig([settings]), tool, deps),
      ),
    entries: () => entriesIn(verdicts),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** `check --changed` in a repository, with a folder of verdicts. */
export async function cachedChange(
  source: TestRepository,
  base: string,
  verdicts: string,
): Promise<CachedRun> {
  const repository = await openRepository({
    path: source.root,
    tempDir: tmpdir(),
    env: process.env,
    remote: null,
  });
  try {
    return await cachedRun(verdicts, {}, (deps) =>
      checkChanged(repository, base, buildConfig([]), tool, deps),
    );
  } finally {
    await repository.close();
  }
}

export async function entriesIn(verdicts: string): Promise<string[]> {
  const files = await readdir(verdicts, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

async function cachedRun(
  verdicts: string,
  { mayRead = true, memoryMiB = 2048, around = (verifier) => verifier }: RunOptions,
  check: (deps: AnalysisDeps) => Promise<Report>,
): Promise<CachedRun> {
  const path = await esbmcBinary();
  const installation = { path, version: '8.4.0', sha256: '0'.repeat(64), source: 'PATH' } as const;
  const warn = (message: string) => {
    throw new Error(message);
  };
  const opened = await openVerdictCache({ folder: verdicts, mayRead, warn }, installation, null);
  if (opened === null) throw new Error('no cache');
  const scratch = await openScratch(tmpdir());
  const esbmc = around(
    createEsbmc({ ...installation, binary: path, models: await modelSources(), env: process.env }),
  );
  let runs = 0;
  try {
    const report = await check({
      verifier: {
        ...esbmc,
        verify: (request, signal) => {
          runs += 1;
          return esbmc.verify(request, signal);
        },
      },
      parser: await cParser(),
      reader: opened.reader,
      scratch,
      clock: () => performance.now(),
      progress: () => {},
      jobs: 2,
      memoryMiB,
      cache: opened.cache,
    });
    return { report, runs, units: report.units.map(unitLine), damaged: opened.cache.damaged() };
  } finally {
    await scratch.close();
    await opened.close();
  }
}

function unitLine({ unit, verdict, cached }: Report['units'][number]): string {
  return `${unit.entry} ${verdict}${cached ? ' cached' : ''}`;
}
