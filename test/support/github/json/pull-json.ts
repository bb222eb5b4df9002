import { mergeableState } from '../engine/mergeable-state.ts';
import { pullDiff } from '../engine/pull-diff.ts';
import { commitsBetween } from '../git/bare-repository.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { accountOf } from '../state/world.ts';
import { accountJson } from './account-json.ts';
import { authorAssociation } from './author-association.ts';
import { issueHtml, labelJson } from './issue-json.ts';
import { repositoryApi, repositoryJson } from './repository-json.ts';

/** A pull request as lists show it. */
export function pullSimpleJson(world: World, pull: PullRequest): Record<string, unknown> {
  const { issue, repository } = pull;
  const api = repositoryApi(world, repository);
  const url = `${api}/pulls/${issue.number}`;
  const html = issueHtml(world, issue);
  const links = {
    self: url,
    html,
    issue: `${api}/issues/${issue.number}`,
    comments: `${api}/issues/${issue.number}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${api}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${api}/statuses/${pull.headSha}`,
  };
  const assignees = issue.assignees.map((one) => accountJson(world, one));
  return {
    url,
    id: pull.id,
    node_id: pull.nodeId,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: links.issue,
    number: issue.number,
    state: issue.state,
    locked: issue.isLocked,
    title: issue.title,
    user: accountJson(world, issue.author),
    body: issue.body,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeSha,
    assignee: assignees[0] ?? null,
    assignees,
    requested_reviewers: [],
    requested_teams: [],
    labels: issue.labels.map((label) => labelJson(world, repository, label)),
    milestone: null,
    draft: pull.isDraft,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    head: endJson(world, pull.headRepository, pull.headOwner, pull.headRef, pull.headSha),
    base: endJson(world, repository, repository.owner.login, pull.baseRef, pull.baseSha),
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    author_association: authorAssociation(repository, issue.author),
    auto_merge: null,
    active_lock_reason: issue.lockReason,
  };
}

/** A pull request by itself: with its counts and whether it can be merged. */
export async function pullJson(world: World, pull: PullRequest): Promise<Record<string, unknown>> {
  const files = await pullDiff(pull);
  const commits = await commitsBetween(pull.repository.folder, pull.mergeBase, pull.headSha);
  const sum = (of: (file: (typeof files)[number]) => number): number =>
    files.reduce((total, file) => total + of(file), 0);
  return {
    ...pullSimpleJson(world, pull),
    merged: pull.mergedAt !== null,
    mergeable: pull.mergeable,
    rebaseable: pull.mergeable,
    mergeable_state: mergeableState(pull),
    merged_by: null,
    comments: pull.issue.comments.length,
    review_comments: pull.threads.reduce(
      (total, one) => total + one.comments.filter((comment) => comment.review.state !== 'PENDING').length,
      0,
    ),
    maintainer_can_modify: pull.maintainerCanModify && pull.headRepository !== pull.repository,
    commits: commits.length,
    additions: sum((file) => file.additions),
    deletions: sum((file) => file.deletions),
    changed_files: files.length,
  };
}

/** `repo` is null once a fork was deleted. */
function endJson(
  world: World,
  repository: Repository | null,
  owner: string,
  ref: string,
  sha: string,
): Record<string, unknown> {
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: accountJson(world, accountOf(world, owner)),
    repo: repository === null || repository.isDeleted ? null : repositoryJson(world, repository),
  };
}
