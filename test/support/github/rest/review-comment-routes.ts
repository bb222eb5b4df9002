import { addReview, addReviewComment, addThread, removeReviewComment } from '../engine/add-review.ts';
import type { FoundPlace, Misplaced, WantedPlace } from '../engine/find-line.ts';
import { findLine } from '../engine/find-line.ts';
import { placeThread } from '../engine/place-thread.ts';
import { diffCommits } from '../git/diff-commits.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, noContent, numberParam, ok, read, tokenOf, write } from '../http/call.ts';
import type { FieldError } from '../http/refusal.ts';
import { notFound, Refusal, validationFailed } from '../http/refusal.ts';
import { reviewCommentJson } from '../json/review-json.ts';
import type { PullRequest } from '../state/pull-request.ts';
import { checkMayEdit, checkNotLocked, checkReviewCommentBody } from './check-body.ts';
import { pullOf, reviewCommentOf } from './find.ts';

const COMMENTS = '/repos/{owner}/{repo}/pulls/{pull_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';
const ACCESS = write('read', 'pull_requests');
const RESOURCE = 'PullRequestReviewComment';

export const reviewCommentRoutes: readonly Route[] = [
  { method: 'POST', template: COMMENTS, access: ACCESS, handle: createComment },
  { method: 'POST', template: `${COMMENTS}/{comment_id}/replies`, access: ACCESS, handle: replyToComment },
  {
    method: 'GET',
    template: COMMENT,
    access: read('pull_requests'),
    handle: (call) => ok(reviewCommentJson(call.world, reviewCommentOf(call))),
  },
  { method: 'PATCH', template: COMMENT, access: ACCESS, handle: updateComment },
  { method: 'DELETE', template: COMMENT, access: ACCESS, handle: deleteComment },
];

interface NewComment extends WantedPlace {
  readonly body: string;
  readonly commit_id: string;
  readonly subject_type?: 'line' | 'file';
  readonly in_reply_to?: number;
}

async function createComment(call: Call): Promise<Answer> {
  const pull = pullOf(call);
  const wanted = call.body as NewComment;
  checkReviewCommentBody(call, wanted.body);
  if (wanted.in_reply_to !== undefined) return reply(call, pull, wanted.in_reply_to, wanted.body);
  checkCanComment(call, pull);
  if (!pull.commits.has(wanted.commit_id)) {
    throw validationFailed({
      resource: RESOURCE,
      code: 'custom',
      field: 'end_commit_oid',
      message: 'end_commit_oid is not part of the pull request',
    });
  }
  const found = await placeOf(call, pull, wanted);
  const review = addReview(call.world, pull, tokenOf(call).account, '', 'COMMENTED', wanted.commit_id);
  const comment = addThread(call.world, review, wanted.path, found, wanted.body);
  if (wanted.commit_id !== pull.headSha) await placeThread(comment.thread);
  return created(reviewCommentJson(call.world, comment));
}

/** null for a comment on the whole file, which the diff must have. */
async function placeOf(call: Call, pull: PullRequest, wanted: NewComment): Promise<FoundPlace | null> {
  const files = await diffCommits(pull.repository.folder, pull.mergeBase, wanted.commit_id);
  if (wanted.subject_type === 'file') {
    if (files.every((file) => file.path !== wanted.path)) throw validationFailed(...MISPLACED.path);
    return null;
  }
  const found = findLine(files, wanted, call.world.limits);
  if (found === 'no-line') throw new Refusal(422, 'Invalid request.\n\nNo subschema in "oneOf" matched.');
  if (typeof found === 'string') throw validationFailed(...MISPLACED[found]);
  return found;
}

const thread = (code: FieldError['code'], field: string, message?: string): FieldError => ({
  resource: RESOURCE,
  code,
  field: `pull_request_review_thread.${field}`,
  ...(message === undefined ? {} : { message: `pull_request_review_thread.${field} ${message}` }),
});

const MISPLACED: Readonly<Record<Exclude<Misplaced, 'no-line'>, readonly FieldError[]>> = {
  path: [thread('invalid', 'path'), thread('missing_field', 'diff_hunk')],
  line: [thread('custom', 'line', 'must be part of the diff'), thread('missing_field', 'diff_hunk')],
  position: [thread('invalid', 'position'), thread('missing_field', 'diff_hunk')],
  'start-order': [thread('custom', 'start_line', 'must precede the end line.')],
  'start-hunk': [thread('custom', 'start_line', 'must be part of the same hunk as the line.')],
};

function replyToComment(call: Call): Answer {
  const { body } = call.body as { body: string };
  checkReviewCommentBody(call, body);
  return reply(call, pullOf(call), numberParam(call, 'comment_id'), body);
}

/** A reply goes to the thread's first comment, whatever comment of it was named on github.com's page; the API takes the first only. */
function reply(call: Call, pull: PullRequest, commentId: number, body: string): Answer {
  checkCanComment(call, pull);
  const first = pull.threads.find((one) => one.comments[0]?.id === commentId);
  if (first === undefined) throw notFound();
  const review = addReview(call.world, pull, tokenOf(call).account, '', 'COMMENTED', pull.headSha);
  return created(reviewCommentJson(call.world, addReviewComment(call.world, first, review, body)));
}

/** A comment by itself makes a review of its own, so a pending one of the same author is in its way. */
function checkCanComment(call: Call, pull: PullRequest): void {
  checkNotLocked(call, pull.issue);
  const { account } = tokenOf(call);
  if (!pull.reviews.some((one) => one.state === 'PENDING' && one.author === account)) return;
  throw validationFailed({
    resource: 'PullRequestReview',
    code: 'custom',
    field: 'user_id',
    message: 'user_id can only have one pending review per pull request',
  });
}

function updateComment(call: Call): Answer {
  const comment = reviewCommentOf(call);
  const { body } = call.body as { body: string };
  checkMayEdit(tokenOf(call), comment.thread.pull.repository, comment.author);
  checkReviewCommentBody(call, body);
  comment.body = body;
  comment.updatedAt = call.world.identity.now();
  return ok(reviewCommentJson(call.world, comment));
}

function deleteComment(call: Call): Answer {
  const comment = reviewCommentOf(call);
  checkMayEdit(tokenOf(call), comment.thread.pull.repository, comment.author);
  removeReviewComment(call.world, comment);
  return noContent();
}
