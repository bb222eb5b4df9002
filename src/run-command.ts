import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import { readGrammar } from './adapters/assets.ts';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { writeWorkspaceFile } from './adapters/files/workspace-file.ts';
import { keepReply } from './adapters/github/kept-reply.ts';
import { assembleRepair } from './assemble-repair.ts';
import type { Config, ConfigInput } from './config/config.ts';
import { ConfigurationError } from './domain/errors.ts';
import type { TypedComment } from './domain/trigger.ts';
import { command } from './modes/command/command.ts';
import type { CommandOutcome } from './modes/command/command-deps.ts';
import type { RepairEngine } from './modes/command/repair-engine.ts';
import { treeRepairEngine } from './modes/command/tree-repair-engine.ts';
import type { OpenGate } from './open-gate.ts';
import { createCParser } from './project/c-syntax.ts';

/** Lies beside the JSON report. */
const patchFileName = 'esbmc-fix.patch';

/** In RUNNER_TEMP: every attempt, as soon as it is known. */
const attemptsFileName = 'esbmc-attempts.jsonl';

/** Answers a comment that may be a command and sets the outputs; returns the exit code. */
export async function runCommand(
  typed: TypedComment,
  settings: ConfigInput,
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
  { deps, reportFile }: OpenGate,
): Promise<number> {
  const { host, commands } = deps;
  if (host === null || commands === null) {
    throw new ConfigurationError('input github-token: a token that can write is needed');
  }
  const outcome = await command(typed, settings, {
    ...deps,
    host,
    commands,
    engine: (config) => openEngine(config, actions, env),
    mayPush: core.getBooleanInput('push'),
    savePatch: (diff) =>
      writeWorkspaceFile(actions.workspace, join(dirname(reportFile), patchFileName), diff),
    keepReply,
    runUrl: actions.runUrl,
  });
  return finish(outcome);
}

async function openEngine(
  config: Config,
  { workspace, tempDir }: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
): Promise<RepairEngine> {
  const token = core.getInput('github-token');
  const tools = await assembleRepair(config, {
    env,
    workingDirectory: workspace,
    tempDir,
    // Not in the workspace, where the pull request may have put a link of that name.
    attemptsFile: join(tempDir, attemptsFileName),
    workflowToken: token === '' ? null : token,
    barred: 'this job can write',
    signal: new AbortController().signal,
  });
  return treeRepairEngine(workspace, await createCParser(await readGrammar()), tools);
}

/** Green also where nothing was done: the run stands at the default branch, which has nothing to do with it. */
function finish({ decision, reasonCode, message, commitSha, conclusion }: CommandOutcome): number {
  core.setOutput('decision', decision);
  core.setOutput('reason-code', reasonCode);
  core.setOutput('conclusion', conclusion ?? 'neutral');
  core.setOutput(
    'fixed',
    decision === 'fix-pushed' || decision === 'fix-suggested' || decision === 'fix-offered',
  );
  core.setOutput('commit-sha', commitSha ?? '');
  core.notice(message);
  return 0;
}
