import { isAncestor, resolveCommit } from '../git/bare-repository.ts';
import { diffCommits } from '../git/diff-commits.ts';
import { readCommit, readCommits } from '../git/read-commit.ts';
import { git } from '../git/run-git.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { ok, read, repositoryOf } from '../http/call.ts';
import { paginate } from '../http/paginate.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { commitJson } from '../json/commit-json.ts';
import { diffEntryJson } from '../json/diff-entry-json.ts';
import { pullSimpleJson } from '../json/pull-json.ts';
import { compare } from './compare.ts';

const COMMITS = '/repos/{owner}/{repo}/commits';

export const commitRoutes: readonly Route[] = [
  { method: 'GET', template: COMMITS, access: read('contents'), handle: listCommits },
  { method: 'GET', template: `${COMMITS}/{ref}`, access: read('contents'), handle: getCommit },
  {
    method: 'GET',
    template: `${COMMITS}/{commit_sha}/pulls`,
    access: read('pull_requests'),
    handle: listPullsOfCommit,
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/compare/{basehead}',
    access: read('contents'),
    handle: compare,
  },
];

async function listCommits(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const from = call.query.get('sha') ?? repository.defaultBranch;
  const sha = await resolveCommit(repository.folder, from);
  if (sha === undefined) throw notFound();
  const path = call.query.get('path');
  const out = await git(repository.folder, ['rev-list', sha, ...(path === null ? [] : ['--', path])]);
  const commits = await readCommits(repository.folder, out === '' ? [] : out.split('\n'));
  return paginate(call, commits, (commit) => commitJson(call.world, repository, commit));
}

async function getCommit(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const ref = call.params.ref ?? '';
  const sha = await resolveCommit(repository.folder, ref);
  if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
  if (/application\/vnd\.github(?:\.v3)?\.sha\b/.test(call.accept)) {
    return {
      status: 200,
      body: sha,
      headers: { 'content-type': 'application/vnd.github.v3.sha; charset=utf-8' },
    };
  }
  const commit = await readCommit(repository.folder, sha);
  const files = await diffCommits(repository.folder, commit.parents[0] ?? null, sha);
  const additions = files.reduce((total, file) => total + file.additions, 0);
  const deletions = files.reduce((total, file) => total + file.deletions, 0);
  return ok({
    ...commitJson(call.world, repository, commit),
    stats: { additions, deletions, total: additions + deletions },
    files: files
      .slice(0, call.world.limits.compareFiles)
      .map((file) => diffEntryJson(call.world, repository, file, sha)),
  });
}

/** Open and merged pull requests that contain the commit, forks' included. */
async function listPullsOfCommit(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const sha = await resolveCommit(repository.folder, call.params.commit_sha ?? '');
  if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${call.params.commit_sha}`);
  const pulls = [];
  for (const pull of repository.pulls.values()) {
    if (pull.issue.state === 'closed' && pull.mergedAt === null) continue;
    const isIn =
      (await isAncestor(repository.folder, sha, pull.headSha)) &&
      !(await isAncestor(repository.folder, sha, pull.mergeBase));
    if (isIn) pulls.push(pull);
  }
  return paginate(call, pulls, (pull) => pullSimpleJson(call.world, pull));
}
