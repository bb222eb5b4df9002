import type { Issue, IssueComment, Label } from '../state/issue.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { accountJson, accountJsonOrNull } from './account-json.ts';
import { appJsonOrNull } from './app-json.ts';
import { authorAssociation } from './author-association.ts';
import { reactionRollup } from './reactions-json.ts';
import { repositoryApi, repositoryHtml } from './repository-json.ts';

export function labelJson(world: World, repository: Repository, label: Label): Record<string, unknown> {
  return {
    id: label.id,
    node_id: label.nodeId,
    url: `${repositoryApi(world, repository)}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    default: false,
    description: label.description,
  };
}

export const issueHtml = (world: World, issue: Issue): string =>
  `${repositoryHtml(world, issue.repository)}/${issue.isPullRequest ? 'pull' : 'issues'}/${issue.number}`;

export function issueJson(world: World, issue: Issue): Record<string, unknown> {
  const api = repositoryApi(world, issue.repository);
  const url = `${api}/issues/${issue.number}`;
  const assignees = issue.assignees.map((one) => accountJson(world, one));
  return {
    url,
    repository_url: api,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: issueHtml(world, issue),
    id: issue.id,
    node_id: issue.nodeId,
    number: issue.number,
    title: issue.title,
    user: accountJson(world, issue.author),
    labels: issue.labels.map((label) => labelJson(world, issue.repository, label)),
    state: issue.state,
    locked: issue.isLocked,
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: authorAssociation(issue.repository, issue.author),
    active_lock_reason: issue.lockReason,
    ...(issue.isPullRequest ? pullRequestLinks(world, issue) : {}),
    body: issue.body,
    closed_by: accountJsonOrNull(world, issue.closedBy),
    reactions: reactionRollup(url, issue.reactions),
    timeline_url: `${url}/timeline`,
    performed_via_github_app: appJsonOrNull(world, issue.app),
    state_reason: issue.stateReason,
  };
}

function pullRequestLinks(world: World, issue: Issue): Record<string, unknown> {
  const html = issueHtml(world, issue);
  const pull = issue.repository.pulls.get(issue.number);
  return {
    draft: pull?.isDraft ?? false,
    pull_request: {
      url: `${repositoryApi(world, issue.repository)}/pulls/${issue.number}`,
      html_url: html,
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      merged_at: pull?.mergedAt ?? null,
    },
  };
}

export function issueCommentJson(world: World, comment: IssueComment): Record<string, unknown> {
  const { issue } = comment;
  const api = repositoryApi(world, issue.repository);
  const url = `${api}/issues/comments/${comment.id}`;
  return {
    url,
    html_url: `${issueHtml(world, issue)}#issuecomment-${comment.id}`,
    issue_url: `${api}/issues/${issue.number}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: accountJson(world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: authorAssociation(issue.repository, comment.author),
    reactions: reactionRollup(url, comment.reactions),
    performed_via_github_app: appJsonOrNull(world, comment.app),
  };
}
