import { addIssueComment } from '../engine/open-issue.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, noContent, ok, read, tokenOf, write } from '../http/call.ts';
import { paginate } from '../http/paginate.ts';
import { issueCommentJson } from '../json/issue-json.ts';
import { checkIssueCommentBody, checkMayEdit, checkNotLocked } from './check-body.ts';
import { issueCommentOf, issueOf } from './find.ts';

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const READ = read('issues', 'pull_requests');
const WRITE = write('read', 'issues', 'pull_requests');

/** Comments of the conversation, of issues and of pull requests alike. */
export const issueCommentRoutes: readonly Route[] = [
  { method: 'GET', template: COMMENTS, access: READ, handle: listComments },
  { method: 'POST', template: COMMENTS, access: WRITE, handle: createComment },
  {
    method: 'GET',
    template: COMMENT,
    access: READ,
    handle: (call) => ok(issueCommentJson(call.world, issueCommentOf(call))),
  },
  { method: 'PATCH', template: COMMENT, access: WRITE, handle: updateComment },
  { method: 'DELETE', template: COMMENT, access: WRITE, handle: deleteComment },
];

/** Oldest first, always: this list knows no sort. */
function listComments(call: Call): Answer {
  const since = call.query.get('since') ?? '';
  const comments = issueOf(call).comments.filter((one) => one.updatedAt >= since);
  return paginate(call, comments, (comment) => issueCommentJson(call.world, comment));
}

function createComment(call: Call): Answer {
  const issue = issueOf(call);
  const token = tokenOf(call);
  const { body } = call.body as { body: string };
  checkNotLocked(call, issue);
  checkIssueCommentBody(call, body);
  return created(
    issueCommentJson(call.world, addIssueComment(call.world, issue, token.account, token.app, body)),
  );
}

function updateComment(call: Call): Answer {
  const comment = issueCommentOf(call);
  const { body } = call.body as { body: string };
  checkMayEdit(tokenOf(call), comment.issue.repository, comment.author);
  checkIssueCommentBody(call, body);
  comment.body = body;
  comment.updatedAt = call.world.identity.now();
  return ok(issueCommentJson(call.world, comment));
}

function deleteComment(call: Call): Answer {
  const comment = issueCommentOf(call);
  checkMayEdit(tokenOf(call), comment.issue.repository, comment.author);
  comment.issue.comments.splice(comment.issue.comments.indexOf(comment), 1);
  call.world.nodes.delete(comment.nodeId);
  return noContent();
}
