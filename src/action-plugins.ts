import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import type { ActionsEnvironment } from './adapters/environment.ts';
import { writeWorkspaceFile } from './adapters/files/workspace-file.ts';
import { readRepoPlugins } from './adapters/github/read-repo-plugins.ts';
import { tool } from './assemble.ts';
import type { OpenPluginsOptions } from './open-plugins.ts';

/** Beside the JSON report: what plugins leave. */
const pluginFolder = 'esbmc-plugins';

/** Plugins on GitHub's runner: those of the repository come from its default branch, whatever the run is about. */
export function actionPlugins({
  apiUrl,
  owner,
  repo,
  workspace,
}: ActionsEnvironment): Pick<OpenPluginsOptions, 'readFiles' | 'keep' | 'log'> {
  return {
    log: (line) => core.info(line),
    readFiles: () =>
      readRepoPlugins({
        ...{ token: core.getInput('github-token'), apiUrl, owner, repo },
        userAgent: `${tool.name}/${tool.version}`,
        configPath: core.getInput('config') || '.github/esbmc.yml',
      }),
    keep: async ({ plugin, name, content }) => {
      const report = core.getInput('report-file') || 'esbmc-report.json';
      const path = join(dirname(report), pluginFolder, plugin, name);
      await writeWorkspaceFile(workspace, path, content);
      return path;
    },
  };
}
