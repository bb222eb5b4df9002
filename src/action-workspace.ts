import * as core from '@actions/core';
import { restoreVerdicts } from './adapters/cache/actions-cache.ts';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { openRepository } from './adapters/git/open-repository.ts';
import { mayKeepVerdicts } from './adapters/github/may-keep-verdicts.ts';
import { readCodeRunFacts } from './adapters/github/read-code-run-facts.ts';
import { hideSecret } from './adapters/known-secrets.ts';
import { assemble } from './assemble.ts';
import type { Config } from './config/config.ts';
import { type CodeRunDecision, mayRunCode } from './domain/may-run-code.ts';
import { describeSandbox, type SandboxState } from './domain/sandbox-state.ts';
import type { AnalysisDeps } from './modes/analysis-deps.ts';
import { cacheLine } from './progress-lines.ts';
import type { Repository } from './project/repository.ts';

/** The checkout of a job, and what verifies it. */
export interface ActionWorkspace {
  readonly repository: Repository;
  /** Empty where none was given. */
  readonly token: string;
  readonly analysis: (config: Config) => Promise<AnalysisDeps>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the checkout of the job. How the token is sent to git is hidden, as the token itself is already.
 *
 * @param isForRunning true for a job that has no secret and may not write, so that it can run code under test
 */
export async function openWorkspace(
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
  { isForRunning }: { readonly isForRunning: boolean } = { isForRunning: false },
): Promise<ActionWorkspace> {
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const token = core.getInput('github-token');
  const authorization =
    token === '' ? null : `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  if (authorization !== null) hideSecret(authorization.slice('AUTHORIZATION: basic '.length));
  const remote = { url: `${serverUrl}/${owner}/${repo}`, authorization };
  const repository = await openRepository({ path: workspace, tempDir, env, remote });
  let ranFreely = false;
  const closers: (() => Promise<void>)[] = [repository.close];
  return {
    repository,
    token,
    analysis: async (config) => {
      const verdicts = await restoreVerdicts({
        env,
        tempDir,
        maySave: () => mayKeepVerdicts(actions.eventName, ranFreely),
        log: (line) => core.info(line),
      });
      const deps = await assemble(config, {
        env,
        workingDirectory: workspace,
        tempDir,
        mayRun: (sandbox) => {
          const mayRun = sayOnCode(sandbox, decideOnCode(sandbox, actions, isForRunning));
          // In namespaces it does not reach what is kept.
          ranFreely = mayRun && sandbox.level !== 'namespaces';
          return mayRun;
        },
        log: (line) => core.info(line),
        api: { url: apiUrl, token: token === '' ? null : token },
        progress: (event) => {
          if (event.step === 'unit')
            core.info(`${plain(event.file)} ${plain(event.entry)}: ${event.verdict}`);
          if (event.step === 'cache' && cacheLine(event) !== '') core.info(cacheLine(event));
        },
        cache: verdicts === null ? null : { ...verdicts, mayRead: true, warn: (line) => core.info(line) },
      });
      closers.push(async () => {
        await deps.close();
        if (deps.hasNew()) await verdicts?.save();
      });
      return deps;
    },
    close: async () => {
      for (const close of closers.toReversed()) await close();
    },
  };
}

/** Whether code of the project may run in this job, in this sandbox; see `openWorkspace`. */
export function decideOnCode(
  { level }: SandboxState,
  actions: ActionsEnvironment,
  isForRunning: boolean,
): CodeRunDecision {
  const facts = readCodeRunFacts(actions, {
    token: core.getInput('github-token'),
    modelKey: core.getInput('model-api-key'),
    isDryRun: core.getInput('dry-run') === 'true',
    isForRunning,
  });
  return mayRunCode({ ...facts, sandbox: level });
}

/** Both answers are said, with the sandbox. */
function sayOnCode(sandbox: SandboxState, { allowed, reason }: CodeRunDecision): boolean {
  core.info(`Sandbox: ${describeSandbox(sandbox)}`);
  core.info(
    allowed
      ? `Code of the project is run to reproduce findings: ${reason}.`
      : `No code of the project is run, so that no finding is reproduced: ${reason}. See docs/security.md.`,
  );
  return allowed;
}

/** Names come from the pull request: nothing in them may start a command to the runner or move the cursor. */
function plain(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, '?')
    .replace(/^::|##\[/g, '?')
    .slice(0, 200);
}
