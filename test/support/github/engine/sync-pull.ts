import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { branchTip, commitsBetween, mergeBase } from '../git/bare-repository.ts';
import { writeRef } from '../git/read-refs.ts';
import { remember } from '../git/remember.ts';
import { git, tryGit } from '../git/run-git.ts';
import type { PullRequest } from '../state/pull-request.ts';
import { placeThread } from './place-thread.ts';

/** Brings head, merge base, trial merge and the places of threads up to the branches; true when the head moved. */
export async function syncPull(pull: PullRequest): Promise<boolean> {
  const { folder } = pull.repository;
  const head =
    pull.headRepository === null
      ? pull.headSha
      : ((await branchTip(pull.headRepository.folder, pull.headRef)) ?? pull.headSha);
  const hasMoved = head !== pull.headSha;
  await fetchHead(pull, head);
  const baseTip = (await branchTip(folder, pull.baseRef)) ?? pull.baseSha;
  pull.headSha = head;
  // GitHub's base.sha is the base branch as of the last push to the head, not its tip of now
  if (hasMoved) pull.baseSha = baseTip;
  pull.mergeBase = (await mergeBase(folder, baseTip, head)) ?? baseTip;
  pull.commits.clear();
  for (const sha of await commitsBetween(folder, pull.mergeBase, head)) pull.commits.add(sha);
  await updateTrialMerge(pull, baseTip);
  for (const thread of pull.threads) await placeThread(thread);
  return hasMoved;
}

/** refs/pull/N/head, with the objects of a fork. */
async function fetchHead(pull: PullRequest, head: string): Promise<void> {
  const { folder } = pull.repository;
  const ref = `refs/pull/${pull.issue.number}/head`;
  if (pull.headRepository !== null && pull.headRepository !== pull.repository) {
    await git(folder, [
      'fetch',
      '--quiet',
      '--no-tags',
      '--no-write-fetch-head',
      pull.headRepository.folder,
      `+${head}:${ref}`,
    ]);
  } else {
    await writeRef(folder, ref, head);
  }
}

const mergedTree = remember((folder: string, base: string, head: string) =>
  tryGit(folder, ['merge-tree', '--write-tree', '--no-messages', base, head]),
);
const DATE = { GIT_AUTHOR_DATE: '1767603600 +0000', GIT_COMMITTER_DATE: '1767603600 +0000' };
const commitTree = remember((folder: string, tree: string, base: string, head: string) =>
  git(folder, ['commit-tree', tree, '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`], {
    env: DATE,
  }),
);

/** refs/pull/N/merge: what a merge would give now; it does not exist while there is a conflict. */
async function updateTrialMerge(pull: PullRequest, baseTip: string): Promise<void> {
  const { folder } = pull.repository;
  const ref = `refs/pull/${pull.issue.number}/merge`;
  const tree = await mergedTree(folder, baseTip, pull.headSha);
  if (tree === undefined) {
    pull.mergeable = false;
    pull.mergeSha = null;
    await rm(join(folder, ref), { force: true });
    return;
  }
  pull.mergeSha = await commitTree(folder, tree, baseTip, pull.headSha);
  pull.mergeable = true;
  await writeRef(folder, ref, pull.mergeSha);
}
