import { removeReviewComment, submitReview } from '../engine/add-review.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { ok, read, tokenOf, write } from '../http/call.ts';
import { paginate } from '../http/paginate.ts';
import { unprocessable } from '../http/refusal.ts';
import { reviewCommentJson, reviewJson } from '../json/review-json.ts';
import type { ReviewComment, ReviewState } from '../state/review.ts';
import { checkNotLocked } from './check-body.ts';
import { createReview } from './create-review.ts';
import { pullOf, reviewOf, visibleReviews } from './find.ts';

const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const REVIEW = `${REVIEWS}/{review_id}`;
const ACCESS = write('read', 'pull_requests');

export const reviewRoutes: readonly Route[] = [
  { method: 'GET', template: REVIEWS, access: read('pull_requests'), handle: listReviews },
  { method: 'POST', template: REVIEWS, access: ACCESS, handle: createReview },
  {
    method: 'GET',
    template: REVIEW,
    access: read('pull_requests'),
    handle: (call) => ok(reviewJson(call.world, reviewOf(call))),
  },
  { method: 'PUT', template: REVIEW, access: ACCESS, handle: updateReview },
  { method: 'DELETE', template: REVIEW, access: ACCESS, handle: deletePendingReview },
  { method: 'POST', template: `${REVIEW}/events`, access: ACCESS, handle: submitPendingReview },
  {
    method: 'GET',
    template: `${REVIEW}/comments`,
    access: read('pull_requests'),
    handle: listCommentsOfReview,
  },
];

function listReviews(call: Call): Answer {
  return paginate(call, visibleReviews(call, pullOf(call)), (review) => reviewJson(call.world, review));
}

function updateReview(call: Call): Answer {
  const review = reviewOf(call);
  if (review.author !== tokenOf(call).account) throw unprocessable('Could not update pull request review.');
  review.body = (call.body as { body: string }).body;
  return ok(reviewJson(call.world, review));
}

/** Only a pending review can be deleted; its comments go with it. */
function deletePendingReview(call: Call): Answer {
  const review = reviewOf(call);
  if (review.state !== 'PENDING') throw unprocessable('Can not delete a non-pending pull request review');
  for (const comment of commentsOf(call)) removeReviewComment(call.world, comment);
  review.pull.reviews.splice(review.pull.reviews.indexOf(review), 1);
  return ok(reviewJson(call.world, review));
}

const STATES: Readonly<Record<string, ReviewState>> = {
  COMMENT: 'COMMENTED',
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
};

function submitPendingReview(call: Call): Answer {
  const review = reviewOf(call);
  const { event, body } = call.body as { event: string; body?: string };
  checkNotLocked(call, review.pull.issue);
  if (review.state !== 'PENDING') throw unprocessable('Can not submit a review that is not pending');
  submitReview(call.world, review, STATES[event] ?? 'COMMENTED', body);
  return ok(reviewJson(call.world, review));
}

const commentsOf = (call: Call): ReviewComment[] => {
  const review = reviewOf(call);
  return review.pull.threads.flatMap((thread) => thread.comments).filter((one) => one.review === review);
};

/** This endpoint has always told the place by `position`; `line` came later. */
function listCommentsOfReview(call: Call): Answer {
  return paginate(call, commentsOf(call), (comment) => reviewCommentJson(call.world, comment));
}
