import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { findRoot } from './adapters/files/find-root.ts';
import { readConfigFile } from './adapters/files/read-config-file.ts';
import { openRepository } from './adapters/git/open-repository.ts';
import { tool } from './assemble.ts';
import { assembleLocally } from './assemble-locally.ts';
import { type CheckOptions, settingsOf, type Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import type { Config } from './config/config.ts';
import { ConfigurationError } from './domain/errors.ts';
import { conclude, exitCodeOf } from './domain/policy.ts';
import type { Report } from './domain/report.ts';
import { checkChanged, checkPaths } from './modes/local.ts';
import { renderReport } from './render-report.ts';
import { showResult } from './show-result.ts';
import { today } from './today.ts';

/** `check`: verifies paths, or what changed; returns the exit code. */
export async function runCheck(
  paths: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<number> {
  if (options.changed === true && paths.length > 0) {
    throw new ConfigurationError('name either paths or --changed, not both');
  }
  if (options.base !== undefined && options.changed !== true) {
    throw new ConfigurationError('--base needs --changed');
  }
  const workingDirectory = terminal.cwd();
  const tree = await findRoot(workingDirectory, paths.length === 0 ? ['.'] : paths);
  const file = await readConfigFile(options.config ?? null, tree.root);
  const config = buildConfig([file, settingsOf(options, workingDirectory), { today: today() }]);
  const { deps, progress } = await assembleLocally(config, { ...options, cache: mayRead(options) }, terminal);
  try {
    const report =
      options.changed === true
        ? await changed(options.base ?? '@{upstream}', config, terminal, deps)
        : await checkPaths({ root: tree.root, commit: null }, tree.paths, config, tool, deps);
    progress.clear();
    const page = { root: tree.root, links: null, changes: null, nights: [] };
    const text = await renderReport(report, config, options.format, terminal, page);
    const exitCode = await showResult(text, exitCodeOf(conclude(report, config)), options.output, terminal);
    if (options.keepHarness !== undefined)
      await deps.keepHarnesses(resolve(workingDirectory, options.keepHarness));
    if (options.keepReproducer !== undefined)
      await deps.keepReproducers(resolve(workingDirectory, options.keepReproducer));
    return exitCode;
  } finally {
    await deps.close();
  }
}

/** What a run is asked to write out, it has to make. */
function mayRead({ cache, keepHarness, keepReproducer }: CheckOptions): boolean {
  return cache !== false && keepHarness === undefined && keepReproducer === undefined;
}

async function changed(
  ref: string,
  config: Config,
  { env, cwd }: Terminal,
  deps: Parameters<typeof checkChanged>[4],
): Promise<Report> {
  const repository = await openRepository({ path: cwd(), tempDir: tmpdir(), env, remote: null });
  try {
    return await checkChanged(repository, ref, config, tool, deps);
  } finally {
    await repository.close();
  }
}
