import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { modelSources } from '../../src/adapters/assets.ts';
import { createEsbmc } from '../../src/adapters/esbmc/create-esbmc.ts';
import { openScratch } from '../../src/adapters/files/scratch.ts';
import { sourceReader } from '../../src/adapters/files/source-reader.ts';
import { openRepository } from '../../src/adapters/git/open-repository.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import type { ConfigInput } from '../../src/config/config.ts';
import type { Report } from '../../src/domain/report.ts';
import { checkChanged, checkPaths } from '../../src/modes/local.ts';
import { esbmcBinary } from './esbmc.ts';
import { createRepository } from './git-repository.ts';
import { cParser } from './parse-c.ts';

const tool = { name: 'esbmc-action', version: '0' };

/** Real ESBMC, real files, and what the machine allows. */
async function realDeps() {
  const scratch = await openScratch(tmpdir());
  const options = {
    version: '8.4.0',
    sha256: '0'.repeat(64),
    models: await modelSources(),
    env: process.env,
  };
  return {
    ...scratch,
    verifier: createEsbmc({ ...options, binary: await esbmcBinary() }),
    parser: await cParser(),
    reader: sourceReader,
    scratch,
    clock: () => performance.now(),
    progress: () => {},
    jobs: 1,
    memoryMiB: 2048,
  };
}

/** What `check` says about C files, each by its path. */
export async function analyseFiles(
  files: Record<string, string>,
  settings: ConfigInput = {},
): Promise<Report> {
  const root = await mkdtemp(join(tmpdir(), 'test-files-'));
  const deps = await realDeps();
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const sources = Object.keys(files).filter((path) => path.endsWith('.c'));
    return await checkPaths({ root, commit: null }, sources, buildConfig([settings]), tool, deps);
  } finally {
    await deps.close();
    await rm(root, { recursive: true, force: true });
  }
}

/** What `check --changed` says about a change of files. */
export async function analyseChange(
  base: Record<string, string>,
  head: Record<string, string | null>,
  settings: ConfigInput = {},
): Promise<Report> {
  await using source = await createRepository();
  const commit = await source.commit(base);
  await source.write(head);
  const deps = await realDeps();
  const repository = await openRepository({
    path: source.root,
    tempDir: tmpdir(),
    env: process.env,
    remote: null,
  });
  try {
    return await checkChanged(repository, commit, buildConfig([settings]), tool, deps);
  } finally {
    await repository.close();
    await deps.close();
  }
}
