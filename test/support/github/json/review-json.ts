import type { Review, ReviewComment } from '../state/review.ts';
import type { World } from '../state/world.ts';
import { accountJson } from './account-json.ts';
import { authorAssociation } from './author-association.ts';
import { issueHtml } from './issue-json.ts';
import { reactionRollup } from './reactions-json.ts';
import { repositoryApi } from './repository-json.ts';

export function reviewJson(world: World, review: Review): Record<string, unknown> {
  const { pull } = review;
  const html = `${issueHtml(world, pull.issue)}#pullrequestreview-${review.id}`;
  const pullUrl = `${repositoryApi(world, pull.repository)}/pulls/${pull.issue.number}`;
  return {
    id: review.id,
    node_id: review.nodeId,
    user: accountJson(world, review.author),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pullUrl,
    author_association: authorAssociation(pull.repository, review.author),
    _links: { html: { href: html }, pull_request: { href: pullUrl } },
    ...(review.submittedAt === null ? {} : { submitted_at: review.submittedAt }),
    commit_id: review.commitId,
  };
}

export function reviewCommentJson(world: World, comment: ReviewComment): Record<string, unknown> {
  const { thread } = comment;
  const { pull, origin, place } = thread;
  const api = repositoryApi(world, pull.repository);
  const url = `${api}/pulls/comments/${comment.id}`;
  const html = `${issueHtml(world, pull.issue)}#discussion_r${comment.id}`;
  const pullUrl = `${api}/pulls/${pull.issue.number}`;
  return {
    url,
    pull_request_review_id: comment.review.id,
    id: comment.id,
    node_id: comment.nodeId,
    diff_hunk: origin.diffHunk,
    path: place.path,
    commit_id: place.commit,
    original_commit_id: origin.commit,
    user: accountJson(world, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pullUrl,
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl } },
    author_association: authorAssociation(pull.repository, comment.author),
    reactions: reactionRollup(url, comment.reactions),
    ...placeFields(comment),
    subject_type: thread.subject,
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo.id }),
  };
}

/** Line and position are null on an outdated comment; a file comment never has a line. */
function placeFields(comment: ReviewComment): Record<string, unknown> {
  const { thread } = comment;
  const { origin, place } = thread;
  if (thread.subject === 'file') {
    return {
      start_line: null,
      original_start_line: null,
      start_side: null,
      line: null,
      original_line: null,
      side: 'RIGHT',
      position: place.position,
      original_position: 1,
    };
  }
  return {
    start_line: place.startLine,
    original_start_line: origin.startLine,
    start_side: thread.startSide,
    line: place.line,
    original_line: origin.line,
    side: thread.side,
    position: place.position,
    original_position: origin.position,
  };
}
