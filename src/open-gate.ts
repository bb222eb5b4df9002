import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import { openWorkspace } from './action-workspace.ts';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { resultFiles } from './adapters/files/result-files.ts';
import { createActionsSinks } from './adapters/github/actions-sinks.ts';
import { createGitHubCommandHost } from './adapters/github/github-command-host.ts';
import { createGitHubHost } from './adapters/github/github-host.ts';
import { tool } from './assemble.ts';
import { gateBaseline } from './gate-baseline.ts';
import type { GateDeps } from './modes/gate.ts';
import { renderTransfer } from './review/render-transfer.ts';
import { transferPath } from './run-report.ts';

/** What the gate needs on GitHub's runner, and where it writes; `close` removes what it left on the disk. */
export interface OpenGate {
  readonly deps: GateDeps;
  /** Where they were written; as they were asked for before that. */
  readonly places: () => { readonly reportFile: string; readonly sarifFile: string };
  close(): Promise<void>;
}

export async function openGate(
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
  options: { readonly isForRunning: boolean } = { isForRunning: false },
): Promise<OpenGate> {
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const { repository, token, analysis, close } = await openWorkspace(actions, env, options);
  const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
  const reportFile = core.getInput('report-file') || 'esbmc-report.json';
  const sarifFile = core.getInput('sarif-file');
  const files = resultFiles(workspace, tempDir, core.warning);
  const deps: GateDeps = {
    repository,
    host: token === '' ? null : createGitHubHost(client),
    commands: token === '' ? null : createGitHubCommandHost(client),
    job: createActionsSinks(),
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000)),
    analysis,
    save: async (json, report) => {
      await files.write(reportFile, json);
      for (const { fingerprint, reproducer } of report.findings) {
        const path = join(dirname(reportFile), `esbmc-reproducer-${fingerprint}.c`);
        if (reproducer?.program != null) await files.write(path, reproducer.program);
      }
      // For the workflow that may post where this one may not.
      const transfer = renderTransfer(report);
      if (transfer === null) core.warning('The result is too large to be handed over to another workflow.');
      else await files.write(transferPath(reportFile), transfer);
    },
    saveSarif: sarifFile === '' ? null : (text) => files.write(sarifFile, text),
    log: (line) => core.info(line),
    tool,
    links: { serverUrl, owner, repo },
    configPath: core.getInput('config') || '.github/esbmc.yml',
    baseline: gateBaseline(core.getInput('baseline'), workspace, repository),
  };
  const places = () => ({ reportFile: files.placeOf(reportFile), sarifFile: files.placeOf(sarifFile) });
  return { deps, places, close };
}
