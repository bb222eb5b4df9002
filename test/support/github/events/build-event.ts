import { commitsBetween, isAncestor, resolveCommit } from '../git/bare-repository.ts';
import type { CommitRecord } from '../git/read-commit.ts';
import { readCommit, readCommits } from '../git/read-commit.ts';
import { git } from '../git/run-git.ts';
import { issueCommentJson, issueJson } from '../json/issue-json.ts';
import { pullJson, pullSimpleJson } from '../json/pull-json.ts';
import { repositoryApi, repositoryHtml } from '../json/repository-json.ts';
import { reviewCommentJson } from '../json/review-json.ts';
import { workflowRunJson } from '../json/workflow-run-json.ts';
import type { IssueComment } from '../state/issue.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { Repository } from '../state/repository.ts';
import type { ReviewComment } from '../state/review.ts';
import type { WorkflowRun } from '../state/workflow-run.ts';
import type { World } from '../state/world.ts';
import type { Payload } from './event-base.ts';
import { eventBase } from './event-base.ts';

const ZERO = '0'.repeat(40);

/** `before` is the head that a synchronize moved away from. */
export async function pullRequestEvent(
  world: World,
  pull: PullRequest,
  action: string,
  sender: string,
  before?: string,
): Promise<Payload> {
  return {
    action,
    number: pull.issue.number,
    pull_request: await pullJson(world, pull),
    ...(action === 'synchronize' ? { before: before ?? ZERO, after: pull.headSha } : {}),
    ...eventBase(world, pull.repository, sender),
  };
}

export async function pushEvent(
  world: World,
  repository: Repository,
  branch: string,
  before: string | null,
  sender: string,
): Promise<Payload> {
  const { folder } = repository;
  const head = await resolveCommit(folder, branch);
  const commits =
    head === undefined || before === null
      ? []
      : await readCommits(folder, await commitsBetween(folder, before, head));
  const html = repositoryHtml(world, repository);
  const json = (commit: CommitRecord): Payload => commitOf(html, commit);
  return {
    ref: `refs/heads/${branch}`,
    before: before ?? ZERO,
    after: head ?? ZERO,
    created: before === null,
    deleted: head === undefined,
    forced: before !== null && head !== undefined && !(await isAncestor(folder, before, head)),
    base_ref: null,
    compare: `${html}/compare/${(before ?? ZERO).slice(0, 12)}...${(head ?? ZERO).slice(0, 12)}`,
    commits: commits.map(json),
    head_commit: head === undefined ? null : json(await readCommit(folder, head)),
    pusher: { name: sender, email: `${sender}@users.noreply.github.com` },
    ...eventBase(world, repository, sender),
  };
}

const commitOf = (html: string, { sha, tree, message, author, committer }: CommitRecord): Payload => ({
  id: sha,
  tree_id: tree,
  distinct: true,
  message,
  timestamp: committer.date,
  url: `${html}/commit/${sha}`,
  author: { name: author.name, email: author.email },
  committer: { name: committer.name, email: committer.email },
  added: [],
  removed: [],
  modified: [],
});

/** A group of one pull request, its branch made as the merge queue makes it: gh-readonly-queue/BASE/pr-N-SHA. */
export async function mergeGroupEvent(world: World, pull: PullRequest, sender: string): Promise<Payload> {
  const { repository } = pull;
  if (pull.mergeSha === null) throw new Error('A pull request with conflicts has no merge group');
  const base = (await resolveCommit(repository.folder, pull.baseRef)) ?? pull.baseSha;
  const ref = `refs/heads/gh-readonly-queue/${pull.baseRef}/pr-${pull.issue.number}-${base}`;
  await git(repository.folder, ['update-ref', ref, pull.mergeSha]);
  const commit = await readCommit(repository.folder, pull.mergeSha);
  return {
    action: 'checks_requested',
    merge_group: {
      head_sha: pull.mergeSha,
      head_ref: ref,
      base_sha: base,
      base_ref: `refs/heads/${pull.baseRef}`,
      head_commit: commitOf(repositoryHtml(world, repository), commit),
    },
    ...eventBase(world, repository, sender),
  };
}

/** The event of a comment in the conversation of an issue or pull request. */
export function issueCommentEvent(
  world: World,
  comment: IssueComment,
  action: string,
  previous?: string,
): Payload {
  return {
    action,
    ...(action === 'edited' ? { changes: { body: { from: previous ?? '' } } } : {}),
    issue: issueJson(world, comment.issue),
    comment: issueCommentJson(world, comment),
    ...eventBase(world, comment.issue.repository, comment.author.login),
  };
}

/** The event of a comment on the diff. Its pull request is the short form. */
export function reviewCommentEvent(world: World, comment: ReviewComment, action: string): Payload {
  const { pull } = comment.thread;
  return {
    action,
    comment: reviewCommentJson(world, comment),
    pull_request: pullSimpleJson(world, pull),
    ...eventBase(world, pull.repository, comment.author.login),
  };
}

export function workflowRunEvent(world: World, repository: Repository, run: WorkflowRun): Payload {
  return {
    action: 'completed',
    workflow_run: workflowRunJson(world, repository, run),
    workflow: {
      id: run.id,
      node_id: run.nodeId,
      name: run.name,
      path: '.github/workflows/analyze.yml',
      state: 'active',
      created_at: run.createdAt,
      updated_at: run.createdAt,
      url: `${repositoryApi(world, repository)}/actions/workflows/${run.id}`,
      html_url: `${repositoryHtml(world, repository)}/blob/main/.github/workflows/analyze.yml`,
      badge_url: `${repositoryHtml(world, repository)}/workflows/${encodeURIComponent(run.name)}/badge.svg`,
    },
    ...eventBase(world, repository, run.actor.login),
  };
}
