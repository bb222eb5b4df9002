import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FindOptions } from '../../../../src/adapters/esbmc/install/find-options.ts';
import { type InstallDeps, installDeps } from '../../../../src/adapters/esbmc/install/install-deps.ts';
import type { ResolverAnswer } from '../../../../src/adapters/esbmc/install/resolver.ts';
import type { ProcessResult } from '../../../../src/adapters/process/run-process.ts';
import { esbmcBinary } from '../../../support/esbmc.ts';

/** A folder of this test's own, removed after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'esbmc-install-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export function findOptions(overrides: Partial<FindOptions> = {}): FindOptions {
  return { esbmcPath: null, esbmcVersion: null, workingDirectory: tmpdir(), release: null, ...overrides };
}

/** PATH without folders that hold an esbmc. */
const toolsOnly = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !existsSync(join(folder, 'esbmc')))
  .join(delimiter);

/** The real dependencies, with a cache of the test's own and no esbmc on PATH. */
export function depsWithCache(cache: string, overrides: Partial<InstallDeps> = {}): InstallDeps {
  const env = { ...process.env, RUNNER_TOOL_CACHE: cache, PATH: toolsOnly };
  return { ...installDeps(env), ...overrides };
}

/** Writes an executable shell script that answers `--version` like ESBMC and everything else with `body`. */
export async function fakeEsbmc(path: string, body: string, version = '8.4.0'): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const answer = `if [ "$1" = --version ]; then echo 'ESBMC version ${version} 64-bit x86_64 linux'; exit 0; fi`;
  await writeFile(path, `#!/bin/sh\n${answer}\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

/** Puts the real binary into an own cache as another tool would: file and marker, no records. */
export async function fillCache(cache: string): Promise<string> {
  const path = join(cache, 'esbmc', '8.4.0', 'x64', 'esbmc');
  await mkdir(dirname(path), { recursive: true });
  await cp(await esbmcBinary(), path);
  await writeFile(join(cache, 'esbmc', '8.4.0', 'x64.complete'), '');
  return path;
}

export function processResult(overrides: Partial<ProcessResult> = {}): ProcessResult {
  return { exitCode: 0, stdout: '', stderr: '', timedOut: false, truncated: false, seconds: 0, ...overrides };
}

/** The reason of an answer that passed; fails for one that was found. */
export function reasonOf(answer: ResolverAnswer): string {
  if (answer.status === 'found') throw new Error(`${answer.resolver} found ${answer.installation.path}`);
  return answer.reason;
}
