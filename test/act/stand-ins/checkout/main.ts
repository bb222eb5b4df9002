import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { getBooleanInput, getInput, info, setOutput, setSecret } from '@actions/core';
import { required, runStandIn } from '../run-stand-in.ts';

const run = promisify(execFile);

interface Wanted {
  /** Full name of a ref; empty for a commit. */
  readonly ref: string;
  /** Empty for whatever the ref points at. */
  readonly commit: string;
}

/** Checks out as actions/checkout does: the event's own commit when no ref is asked for, in a folder that is emptied first. */
async function checkOut(): Promise<void> {
  const workspace = required('GITHUB_WORKSPACE');
  const folder = resolve(workspace, getInput('path'));
  if (!`${folder}${sep}`.startsWith(`${workspace}${sep}`))
    throw new Error('the path is not in the workspace');
  const repository = getInput('repository', { required: true });
  const wanted = wantedCommit(repository);
  const server = required('GITHUB_SERVER_URL');
  await empty(folder);

  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();
  await git('init', '--quiet', '--initial-branch=main');
  await git('remote', 'add', 'origin', `${server}/${repository}`);
  const secret = Buffer.from(`x-access-token:${getInput('token', { required: true })}`).toString('base64');
  setSecret(secret);
  const header = `http.${server}/.extraheader`;
  await git('config', '--local', header, `AUTHORIZATION: basic ${secret}`);

  const depth = Number(getInput('fetch-depth'));
  const refs = refSpecs(wanted, depth === 0);
  const shallow = depth === 0 ? [] : [`--depth=${depth}`];
  await git('fetch', '--no-tags', '--prune', '--no-recurse-submodules', ...shallow, 'origin', ...refs);
  await git('checkout', '--quiet', '--force', ...startingPoint(wanted));
  // What is kept is removed after the job, which no step of the job can see.
  if (!getBooleanInput('persist-credentials')) await git('config', '--local', '--unset-all', header);

  const commit = await git('rev-parse', 'HEAD');
  info(`checked out ${wanted.ref || wanted.commit} at ${commit}, depth ${depth || 'all'}`);
  setOutput('ref', wanted.ref);
  setOutput('commit', commit);
}

function wantedCommit(repository: string): Wanted {
  const asked = getInput('ref');
  if (/^[0-9a-f]{40}$/i.test(asked)) return { ref: '', commit: asked };
  if (asked !== '') {
    if (!asked.startsWith('refs/'))
      throw new Error('this stand-in takes full names of refs and commits only');
    return { ref: asked, commit: '' };
  }
  // Another repository's default branch would have to be asked for.
  if (repository !== required('GITHUB_REPOSITORY'))
    throw new Error('this stand-in needs a ref for another repository');
  return { ref: required('GITHUB_REF'), commit: required('GITHUB_SHA') };
}

/** As actions/checkout it removes what an earlier step has put there, for instance a downloaded artifact. */
async function empty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

function refSpecs({ ref, commit }: Wanted, isWhole: boolean): string[] {
  const from = commit || ref;
  const own = ref === '' ? from : `+${from}:${localRef(ref)}`;
  if (!isWhole) return [own];
  const all = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  return ref.startsWith('refs/pull/') ? [...all, own] : all;
}

function startingPoint({ ref, commit }: Wanted): string[] {
  if (ref === '') return ['--detach', commit];
  if (!ref.startsWith('refs/heads/')) return ['--detach', localRef(ref)];
  return ['-B', ref.slice('refs/heads/'.length), localRef(ref)];
}

function localRef(ref: string): string {
  return ref.replace(/^refs\/heads\//, 'refs/remotes/origin/').replace(/^refs\/pull\//, 'refs/remotes/pull/');
}

runStandIn(checkOut);
