import { submittedComments } from '../engine/add-review.ts';
import type { Call } from '../http/call.ts';
import { numberParam, repositoryOf } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import type { Issue, IssueComment } from '../state/issue.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { Review, ReviewComment } from '../state/review.ts';

export function pullOf(call: Call): PullRequest {
  const pull = repositoryOf(call).pulls.get(numberParam(call, 'pull_number'));
  if (pull === undefined) throw notFound();
  return pull;
}

export function issueOf(call: Call): Issue {
  const issue = repositoryOf(call).issues.get(numberParam(call, 'issue_number'));
  if (issue === undefined) throw notFound();
  return issue;
}

export function issueCommentOf(call: Call): IssueComment {
  const id = numberParam(call, 'comment_id');
  const comment = [...repositoryOf(call).issues.values()]
    .flatMap((one) => one.comments)
    .find((one) => one.id === id);
  if (comment === undefined) throw notFound();
  return comment;
}

/** A submitted review comment of the repository. */
export function reviewCommentOf(call: Call): ReviewComment {
  const id = numberParam(call, 'comment_id');
  const comment = [...repositoryOf(call).pulls.values()]
    .flatMap(submittedComments)
    .find((one) => one.id === id);
  if (comment === undefined) throw notFound();
  return comment;
}

/** A review that the caller may see: a pending one is its author's only. */
export function reviewOf(call: Call): Review {
  const id = numberParam(call, 'review_id');
  const review = visibleReviews(call, pullOf(call)).find((one) => one.id === id);
  if (review === undefined) throw notFound();
  return review;
}

export function visibleReviews(call: Call, pull: PullRequest): Review[] {
  return pull.reviews.filter((one) => one.state !== 'PENDING' || one.author === call.token?.account);
}
