import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { resultFiles } from './adapters/files/result-files.ts';
import { readWorkspaceFile } from './adapters/files/workspace-file.ts';
import { createActionsSinks } from './adapters/github/actions-sinks.ts';
import { createGitHubCommandHost } from './adapters/github/github-command-host.ts';
import { createGitHubHost } from './adapters/github/github-host.ts';
import { createGitHubTransferHost } from './adapters/github/github-transfer-host.ts';
import { tool } from './assemble.ts';
import type { ConfigInput } from './config/config.ts';
import { ConfigurationError } from './domain/errors.ts';
import type { FinishedAnalysis } from './domain/trigger.ts';
import { report } from './modes/report.ts';
import type { ReportOutcome } from './modes/report-outcome.ts';
import { maxTransferBytes, transferFileName } from './review/transfer-file.ts';

/** Posts the result of an analysis and sets the outputs; returns the exit code. */
export async function runReport(
  analysis: FinishedAnalysis,
  settings: ConfigInput,
  actions: ActionsEnvironment,
): Promise<number> {
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const token = core.getInput('github-token');
  if (token === '') throw new ConfigurationError('input github-token: a token that can write is needed');
  const reportFile = core.getInput('report-file') || 'esbmc-report.json';
  const files = resultFiles(workspace, tempDir, core.warning);
  const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
  const outcome = await report(analysis, settings, {
    host: createGitHubHost(client),
    transferHost: createGitHubTransferHost(client),
    commands: createGitHubCommandHost(client),
    job: createActionsSinks(),
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000)),
    receive: () => readWorkspaceFile(workspace, transferPath(reportFile), maxTransferBytes),
    save: (text) => files.write(reportFile, text),
    log: (line) => core.info(line),
    links: { serverUrl, owner, repo },
    configPath: core.getInput('config') || '.github/esbmc.yml',
  });
  return finish(outcome, files.placeOf(reportFile));
}

/** The result that is handed over lies next to the JSON report. */
export function transferPath(reportFile: string): string {
  return join(dirname(reportFile), transferFileName);
}

/** Green once it was posted, whatever it says: a red run here would mark the default branch, and not the pull request. */
function finish(outcome: ReportOutcome, reportFile: string): number {
  core.setOutput('decision', outcome.decision);
  if (outcome.decision !== 'reviewed') {
    core.setOutput('conclusion', 'neutral');
    core.setOutput('reason-code', outcome.reasonCode);
    const isFailure = outcome.decision === 'refused' || outcome.decision === 'failed';
    if (isFailure) core.setFailed(outcome.message);
    else core.notice(outcome.message);
    return isFailure ? 1 : 0;
  }
  const { conclusion, refusal, report: result } = outcome;
  core.setOutput('conclusion', conclusion);
  core.setOutput('findings', result.findings.length);
  core.setOutput('introduced', result.findings.filter(({ status }) => status === 'introduced').length);
  core.setOutput('report-file', reportFile);
  core.setOutput('reason-code', refusal === null ? 'ok' : 'not-posted');
  core.info(`conclusion: ${conclusion}`);
  if (refusal === null) return 0;
  core.setFailed(
    'Not everything could be posted; all of it is in the summary of this run. The job needs `pull-requests: write`, ' +
      'and `checks: write` for `check-run: true`.',
  );
  return 1;
}
