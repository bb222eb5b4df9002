import { join } from 'node:path';
import * as core from '@actions/core';
import { actionPlugins } from './action-plugins.ts';
import { decideOnCode } from './action-workspace.ts';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { createSandbox } from './adapters/sandbox/create-sandbox.ts';
import { assembleRepair } from './assemble-repair.ts';
import type { Config } from './config/config.ts';
import type { RepairTools } from './modes/repair-in-tree.ts';

/** In RUNNER_TEMP: every attempt, as soon as it is known. */
const attemptsFileName = 'esbmc-attempts.jsonl';

/**
 * What a repair on GitHub's runner needs beside an analysis.
 *
 * @param isForRunning true in the job that has no secret and can't write, so that it can run code under test
 */
export async function openRepairTools(
  config: Config,
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
  { isForRunning }: { readonly isForRunning: boolean },
): Promise<RepairTools> {
  const { workspace, tempDir } = actions;
  const token = core.getInput('github-token');
  // Its folder is removed when this process ends.
  const sandbox = await createSandbox({ env, tempDir, log: (line) => core.info(line) });
  const { allowed, reason } = decideOnCode(sandbox.state, actions, isForRunning);
  return assembleRepair(config, {
    env,
    workingDirectory: workspace,
    tempDir,
    // Not in the workspace, where the pull request may have put a link of that name.
    attemptsFile: join(tempDir, attemptsFileName),
    workflowToken: token === '' ? null : token,
    barred: allowed ? null : reason,
    sandbox,
    signal: new AbortController().signal,
    plugins: actionPlugins(actions),
  });
}
