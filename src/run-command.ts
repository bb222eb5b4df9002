import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import { readGrammar, readPrompt } from './adapters/assets.ts';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { readWorkspaceFile, writeWorkspaceFile } from './adapters/files/workspace-file.ts';
import { createActionsSinks } from './adapters/github/actions-sinks.ts';
import { createGitHubCommandHost } from './adapters/github/github-command-host.ts';
import { createGitHubHost } from './adapters/github/github-host.ts';
import { keepReply } from './adapters/github/kept-reply.ts';
import { openModel } from './adapters/llm/open-model.ts';
import { tool } from './assemble.ts';
import type { Config, ConfigInput } from './config/config.ts';
import { conversationPrompts } from './conversation/conversation-prompts.ts';
import { ConfigurationError } from './domain/errors.ts';
import type { TypedComment } from './domain/trigger.ts';
import { acceptStage } from './modes/command/accept-stage.ts';
import { command } from './modes/command/command.ts';
import type { CommandOutcome, DeliverDeps, TalkTools } from './modes/command/command-deps.ts';
import { handoverFileName, maxHandoverBytes, verdictFileName } from './modes/command/handover.ts';
import { pushStage } from './modes/command/push-stage.ts';
import { repairStage } from './modes/command/repair-stage.ts';
import { startStage } from './modes/command/start-stage.ts';
import { treeRepairEngine } from './modes/command/tree-repair-engine.ts';
import { verifyStage } from './modes/command/verify.ts';
import { openGate } from './open-gate.ts';
import { openRepairTools } from './open-repair-tools.ts';
import { createCParser } from './project/c-syntax.ts';
import { editProblem } from './repair/acceptance/edit-problem.ts';
import { pluginsIn } from './repair/candidate.ts';
import { ownPrompts } from './repair/own-prompts.ts';

/** Lies beside the JSON report, as all that goes from one stage to the next. */
const patchFileName = 'esbmc-fix.patch';

const stages = ['', 'start', 'repair', 'accept', 'push', 'verify'] as const;

/** Answers a comment that may be a command, or does one stage of that, and sets the outputs; returns the exit code. */
export async function runCommand(
  typed: TypedComment,
  settings: ConfigInput,
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const given = core.getInput('stage');
  const stage = stages.find((one) => one === given);
  if (stage === undefined) {
    throw new ConfigurationError(
      `input stage: must be one of ${stages.filter((one) => one !== '').join(', ')}`,
    );
  }
  const files = handoverFiles(actions.workspace);
  const deliver = await deliverDeps(actions, files);
  // This one has no checkout.
  if (stage === 'push') return finish(await pushStage(typed, { ...deliver, ...files }));
  const opened = await openGate(actions, env, { isForRunning: stage === 'accept' });
  try {
    const engine = async (config: Config) => {
      const tools = await openRepairTools(config, actions, env, { isForRunning: stage === 'accept' });
      return treeRepairEngine(actions.workspace, tools);
    };
    const talking = (config: Config) => openTalk(config, actions);
    const deps = { ...opened.deps, ...deliver, ...files, engine, talking };
    switch (stage) {
      case '':
        return finish(await command(typed, settings, deps));
      case 'start':
        return finish(await startStage(typed, settings, deps));
      case 'repair':
        return finish(await repairStage(typed, settings, deps));
      case 'accept':
        return finish(await acceptStage(typed, settings, deps));
      case 'verify':
        return finish(await verifyStage(typed, settings, deps));
    }
  } finally {
    await opened.close();
  }
}

async function openTalk(config: Config, { workspace }: ActionsEnvironment): Promise<TalkTools> {
  const token = core.getInput('github-token');
  const [model, prompts] = await Promise.all([
    openModel(config, {
      workingDirectory: workspace,
      workflowToken: token === '' ? null : token,
      userAgent: `${tool.name}/${tool.version}`,
    }),
    conversationPrompts(ownPrompts(config, readPrompt)),
  ]);
  return { model, prompts };
}

function handoverFiles(workspace: string) {
  const at = (name: string) => join(dirname(core.getInput('report-file') || 'esbmc-report.json'), name);
  const write = (name: string) => (text: string) => writeWorkspaceFile(workspace, at(name), text);
  const read = (name: string) => () => readWorkspaceFile(workspace, at(name), maxHandoverBytes);
  return {
    digest: core.getInput('handover-digest'),
    saveHandover: write(handoverFileName),
    receiveHandover: read(handoverFileName),
    saveVerdict: write(verdictFileName),
    receiveVerdict: read(verdictFileName),
    savePatch: write(patchFileName),
  };
}

async function deliverDeps(
  { apiUrl, owner, repo, serverUrl, runUrl }: ActionsEnvironment,
  { savePatch }: Pick<DeliverDeps, 'savePatch'>,
): Promise<DeliverDeps> {
  const token = core.getInput('github-token');
  if (token === '') throw new ConfigurationError('input github-token: a token that can write is needed');
  const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
  const parser = await createCParser(await readGrammar());
  return {
    host: createGitHubHost(client),
    commands: createGitHubCommandHost(client),
    job: createActionsSinks(),
    log: (line) => core.info(line),
    links: { serverUrl, owner, repo },
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000)),
    editProblem: async (candidate, finding) => {
      const { file } = finding.counterexample.property.location;
      const { patch } = candidate;
      // Whether they are files of the unit was decided by the stage that has a checkout, which this one can trust.
      const proposed = pluginsIn(candidate).length > 0 ? patch.edits.map((edit) => edit.file) : [];
      return editProblem(patch, { finding, editable: [file, ...proposed], headers: [] }, parser);
    },
    mayPush: core.getInput('push') !== 'false',
    savePatch,
    keepReply,
    runUrl,
  };
}

/** Green also where nothing was done: the run stands at the default branch, which has nothing to do with it. */
function finish(outcome: CommandOutcome): number {
  const {
    decision,
    reasonCode,
    message,
    commitSha = '',
    conclusion = 'neutral',
    handoverDigest = '',
  } = outcome;
  core.setOutput('decision', decision);
  core.setOutput('reason-code', reasonCode);
  core.setOutput('conclusion', conclusion);
  core.setOutput('fixed', ['fix-pushed', 'fix-suggested', 'fix-offered'].includes(decision));
  core.setOutput('commit-sha', commitSha);
  core.setOutput('handover-digest', handoverDigest);
  core.notice(message);
  return 0;
}
