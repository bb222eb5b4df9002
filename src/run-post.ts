import * as core from '@actions/core';
import { productVersion } from './adapters/assets.ts';
import { readActionsEnvironment } from './adapters/environment.ts';
import { createGitHubHost } from './adapters/github/github-host.ts';
import { keptReply } from './adapters/github/kept-reply.ts';
import { hideSecretsOf } from './adapters/known-secrets.ts';
import { cancelledBody } from './review/command/cancelled-body.ts';

/** Closes the reply of a run that was cancelled or lost: nobody should wait for it. Never makes a job red. */
export async function runPost(env: NodeJS.ProcessEnv): Promise<number> {
  const open = keptReply();
  const token = core.getInput('github-token');
  if (open === null || token === '') return 0;
  hideSecretsOf(env);
  try {
    const { apiUrl, owner, repo, runUrl } = await readActionsEnvironment(env);
    const userAgent = `esbmc-action/${productVersion}`;
    const host = createGitHubHost({ token, apiUrl, owner, repo, userAgent });
    const body = cancelledBody(open.command, runUrl);
    if (open.place === 'diff') await host.updateReviewComment(open.id, body);
    else await host.updateIssueComment(open.id, body);
  } catch (error) {
    core.warning(`the reply could not be closed: ${error instanceof Error ? error.message : 'unknown'}`);
  }
  return 0;
}
