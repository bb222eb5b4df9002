import { cp, mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getInput, info, setOutput } from '@actions/core';
import { artifactFolder } from '../artifact-store.ts';
import { required, runStandIn } from '../run-stand-in.ts';

/** Fetches one artifact, as actions/download-artifact does: of another run only with a token that may read runs. */
async function download(): Promise<void> {
  const name = getInput('name', { required: true });
  const token = getInput('github-token');
  if (token !== '') checkAccess();
  const runId = token === '' ? required('GITHUB_RUN_ID') : getInput('run-id', { required: true });
  const source = artifactFolder(runId, name);
  if ((await stat(source).catch(() => null)) === null)
    throw new Error(`Artifact not found for name: ${name}`);

  const target = resolve(required('GITHUB_WORKSPACE'), getInput('path'));
  await mkdir(target, { recursive: true });
  await cp(source, target, { recursive: true });
  info(`fetched ${name} of run ${runId}`);
  setOutput('download-path', target);
}

/** The local GitHub has no artifacts that could refuse the token, so what it may comes from who made it. */
function checkAccess(): void {
  if (getInput('repository') !== required('GITHUB_REPOSITORY'))
    throw new Error('artifacts of another repository');
  const permissions = required('STAND_IN_PERMISSIONS').split(',');
  if (!permissions.some((one) => one === 'actions:read' || one === 'actions:write'))
    throw new Error('Resource not accessible by integration: the job needs `actions: read`');
}

runStandIn(download);
