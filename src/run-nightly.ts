import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as core from '@actions/core';
import { openWorkspace } from './action-workspace.ts';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { type ResultFiles, resultFiles } from './adapters/files/result-files.ts';
import { openGrowingFile } from './adapters/files/scan-record.ts';
import { readWorkspaceFile, writeWorkspaceFile } from './adapters/files/workspace-file.ts';
import { createActionsSinks } from './adapters/github/actions-sinks.ts';
import { createFixPullHost } from './adapters/github/fix-pull-host.ts';
import { createGitHubCommandHost } from './adapters/github/github-command-host.ts';
import { createGitHubHost } from './adapters/github/github-host.ts';
import { createIssueTracker } from './adapters/github/issue-tracker.ts';
import { tool } from './assemble.ts';
import type { ConfigInput } from './config/config.ts';
import { ConfigurationError } from './domain/errors.ts';
import {
  type NightlyFiles,
  type NightlyFixes,
  type NightlyOutcome,
  type NightlyStage,
  nightly,
  planFileName,
} from './modes/nightly.ts';
import { openRepairTools } from './open-repair-tools.ts';
import { reportPage } from './report-page.ts';
import { renderJson } from './review/render-json.ts';
import { renderSarif } from './review/render-sarif.ts';
import { mostShards } from './scan/balance.ts';
import { renderBaseline } from './scan/baseline.ts';
import { readScanLines, writeScanLine } from './scan/scan-lines.ts';
import { parseShard } from './scan/scan-plan.ts';

/** Scans the repository, or does a part of that, and sets the outputs; returns the exit code. */
export async function runNightly(
  settings: ConfigInput,
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const stage = stageOf(core.getInput('scan'), core.getInput('scan-shards'));
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const reportFile = core.getInput('report-file') || 'esbmc-report.json';
  const sarifFile = core.getInput('sarif-file');
  const results = resultFiles(workspace, tempDir, core.warning);
  const opened = await openWorkspace(actions, env);
  try {
    const { token } = opened;
    const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
    const isQuiet = token === '' || core.getInput('dry-run') === 'true';
    const outcome = await nightly(stage, settings, {
      repository: opened.repository,
      tracker: isQuiet ? null : createIssueTracker(client, createGitHubHost(client)),
      job: createActionsSinks(),
      analysis: opened.analysis,
      files: nightlyFiles(workspace, results, reportFile, sarifFile),
      log: (line) => core.info(line),
      tool,
      links: { serverUrl, owner, repo },
      configPath: core.getInput('config') || '.github/esbmc.yml',
      baselinePath: core.getInput('baseline') || null,
      fixes: await openFixes(actions, env, isQuiet ? null : client),
    });
    return finish(outcome, results.placeOf(reportFile), results.placeOf(sarifFile));
  } finally {
    await opened.close();
  }
}

/** Null where none was asked for. */
async function openFixes(
  actions: ActionsEnvironment,
  env: NodeJS.ProcessEnv,
  client: Parameters<typeof createFixPullHost>[0] | null,
): Promise<NightlyFixes | null> {
  const wish = core.getInput('fix') || 'none';
  if (wish === 'none') return null;
  if (wish !== 'suggest') throw new ConfigurationError('input fix: use `none` or `suggest`');
  return {
    host: client === null ? null : createFixPullHost(client, createGitHubCommandHost(client)),
    branch: actions.branch,
    tools: (config) => openRepairTools(config, actions, env, { isForRunning: false }),
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000)),
  };
}

function stageOf(text: string, shards: string): NightlyStage {
  if (text === '') return { name: 'whole' };
  if (text === 'merge') return { name: 'merge' };
  if (text === 'plan') return { name: 'plan', shards: shardCount(shards) };
  const shard = parseShard(text);
  if (shard !== null) return { name: 'shard', shard };
  throw new ConfigurationError(
    'input scan: use `plan`, `I/N` (for example `2/4`) or `merge`, or leave it empty',
  );
}

function shardCount(text: string): number | null {
  if (text === '') return null;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= mostShards) return count;
  throw new ConfigurationError(`input scan-shards: use a whole number from 1 to ${mostShards}`);
}

/** Far above the record of ten thousand units. */
const mostBytes = 512 * 1024 * 1024;

/** What a night leaves lies in the workspace, where steps around this one upload and download it. */
function nightlyFiles(
  workspace: string,
  results: ResultFiles,
  reportFile: string,
  sarifFile: string,
): NightlyFiles {
  const read = async (path: string) => {
    const found = await readWorkspaceFile(workspace, path, mostBytes);
    return found.kind === 'text' ? found.text : null;
  };
  const beside = (name: string) => join(dirname(reportFile), name);
  return {
    read,
    writePlan: (text) => writeWorkspaceFile(workspace, planFileName, text),
    openRecord: async (name) => {
      // Whatever a link of that name points to is left alone: the file is written anew before lines are added.
      const text = (await read(name)) ?? '';
      await writeWorkspaceFile(workspace, name, text);
      const file = await openGrowingFile(join(workspace, name));
      return {
        lines: readScanLines(text).lines,
        add: (line) => file.append(writeScanLine(line)),
        clear: file.clear,
      };
    },
    records: async () => {
      const names = (await readdir(workspace)).filter((name) => /^esbmc-scan-[\w-]+\.jsonl$/.test(name));
      return Promise.all(
        names.sort().map(async (name) => ({ name: basename(name), text: await read(name) })),
      );
    },
    writeReport: async ({ report, config, baseline, changes, nights, links, patches }) => {
      await results.write(reportFile, renderJson(report, config));
      const page = await reportPage(
        { report, policy: config },
        { root: workspace, links, changes, nights, patches },
      );
      await results.write(beside('esbmc-report.html'), page);
      await results.write(beside('esbmc-baseline.json'), renderBaseline(baseline));
      if (sarifFile !== '') await results.write(sarifFile, renderSarif(report, config));
    },
  };
}

function finish(outcome: NightlyOutcome, reportFile: string, sarifFile: string): number {
  const { conclusion, report, decision, trackingIssue } = outcome;
  core.setOutput('decision', decision);
  core.setOutput('tracking-issue', trackingIssue ?? '');
  if (report === null || conclusion === null) {
    core.setOutput('reason-code', 'ok');
    return 0;
  }
  core.setOutput('conclusion', conclusion);
  core.setOutput('findings', report.findings.length);
  core.setOutput('introduced', report.findings.filter(({ status }) => status !== 'existing').length);
  core.setOutput('report-file', reportFile);
  core.setOutput('sarif-file', sarifFile);
  core.setOutput(
    'reason-code',
    conclusion === 'success' ? 'ok' : conclusion === 'failure' ? 'findings' : 'not-checked',
  );
  core.info(`conclusion: ${conclusion}`);
  return outcome.failed ? 1 : 0;
}
