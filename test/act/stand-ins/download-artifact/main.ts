import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { getBooleanInput, getInput, info, setOutput } from '@actions/core';
import { artifactFolder, withStars } from '../artifact-store.ts';
import { required, runStandIn } from '../run-stand-in.ts';

/** Fetches artifacts, as actions/download-artifact does: of another run only with a token that may read runs. */
async function download(): Promise<void> {
  const token = getInput('github-token');
  if (token !== '') checkAccess();
  const runId = token === '' ? required('GITHUB_RUN_ID') : getInput('run-id', { required: true });
  const sources = await wanted(runId);
  const target = resolve(required('GITHUB_WORKSPACE'), getInput('path'));
  await mkdir(target, { recursive: true });
  for (const source of sources) await cp(source, target, { recursive: true });
  info(`fetched ${sources.length} artifacts of run ${runId}`);
  setOutput('download-path', target);
}

/** The folders of the artifacts: the one of a name, which has to be there, or all that fit a pattern, however few. */
async function wanted(runId: string): Promise<readonly string[]> {
  const name = getInput('name');
  if (name !== '') {
    const source = artifactFolder(runId, name);
    if ((await stat(source).catch(() => null)) === null)
      throw new Error(`Artifact not found for name: ${name}`);
    return [source];
  }
  if (!getBooleanInput('merge-multiple')) throw new Error('this stand-in merges what a pattern finds');
  const fits = withStars(getInput('pattern', { required: true }));
  const folder = dirname(artifactFolder(runId, 'any'));
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((one) => fits.test(one))
    .sort()
    .map((one) => join(folder, one));
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
