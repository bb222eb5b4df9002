import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getInput, info } from '@actions/core';
import { required, runStandIn } from '../../run-stand-in.ts';

/** Keeps the file where code scanning would have it; for whoever runs this to look at. */
async function upload(): Promise<void> {
  if (!required('STAND_IN_PERMISSIONS').split(',').includes('security-events:write'))
    throw new Error('Resource not accessible by integration: the job needs `security-events: write`');
  const file = resolve(required('GITHUB_WORKSPACE'), getInput('sarif_file', { required: true }));
  const folder = join(required('STAND_IN_ARTIFACTS'), 'code-scanning');
  await mkdir(folder, { recursive: true });
  await cp(file, join(folder, `${getInput('category', { required: true })}.sarif`));
  info('Successfully uploaded results');
}

runStandIn(upload);
