import type { Account } from '../state/account.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { Review, ReviewComment, ReviewState, Thread, ThreadOrigin } from '../state/review.ts';
import type { World } from '../state/world.ts';
import { register } from '../state/world.ts';
import { deliver } from './deliver.ts';
import type { FoundPlace } from './find-line.ts';

export function addReview(
  world: World,
  pull: PullRequest,
  author: Account,
  body: string,
  state: ReviewState,
  commitId: string,
): Review {
  const now = world.identity.now();
  const submittedAt = state === 'PENDING' ? null : now;
  const make = (id: number, nodeId: string): Review => ({
    id,
    nodeId,
    pull,
    author,
    commitId,
    createdAt: now,
    body,
    state,
    submittedAt,
    minimized: null,
  });
  const review = register(world, 'PRR', 'PullRequestReview', make);
  pull.reviews.push(review);
  if (submittedAt !== null) announceReview(world, review);
  return review;
}

/** Turns a pending review into a submitted one. */
export function submitReview(
  world: World,
  review: Review,
  state: ReviewState,
  body: string | undefined,
): void {
  review.state = state;
  review.body = body ?? review.body;
  review.submittedAt = world.identity.now();
  announceReview(world, review);
}

function announceReview(world: World, { pull, author, commitId }: Review): void {
  deliver(world, author, {
    event: 'pull_request_review',
    action: 'submitted',
    repository: pull.repository,
    number: pull.issue.number,
    sha: commitId,
  });
}

/** Starts a thread with its first comment; `found` is null for a comment on the whole file. */
export function addThread(
  world: World,
  review: Review,
  path: string,
  found: FoundPlace | null,
  body: string,
): ReviewComment {
  const { pull } = review;
  const origin: ThreadOrigin = {
    commit: review.commitId,
    mergeBase: pull.mergeBase,
    path,
    line: found?.line ?? null,
    startLine: found?.startLine ?? null,
    position: found?.position ?? null,
    diffHunk: found?.diffHunk ?? '',
  };
  const make = (id: number, nodeId: string): Thread => ({
    id,
    nodeId,
    pull,
    subject: found === null ? 'file' : 'line',
    side: found?.side ?? 'RIGHT',
    startSide: found?.startSide ?? null,
    origin,
    comments: [],
    place: {
      commit: review.commitId,
      path,
      line: origin.line,
      startLine: origin.startLine,
      position: found === null ? 1 : origin.position,
    },
    isOutdated: false,
    resolvedBy: null,
  });
  const thread = register(world, 'PRRT', 'PullRequestReviewThread', make);
  pull.threads.push(thread);
  return addReviewComment(world, thread, review, body);
}

export function addReviewComment(world: World, thread: Thread, review: Review, body: string): ReviewComment {
  const now = world.identity.now();
  const inReplyTo = thread.comments[0] ?? null;
  const { author } = review;
  const make = (id: number, nodeId: string): ReviewComment => ({
    id,
    nodeId,
    thread,
    review,
    author,
    inReplyTo,
    createdAt: now,
    reactions: [],
    body,
    updatedAt: now,
    minimized: null,
  });
  const comment = register(world, 'PRRC', 'PullRequestReviewComment', make);
  thread.comments.push(comment);
  const { repository, issue } = thread.pull;
  if (review.state !== 'PENDING') {
    deliver(world, author, {
      event: 'pull_request_review_comment',
      action: 'created',
      repository,
      number: issue.number,
      sha: review.commitId,
    });
  }
  return comment;
}

/** Removes a comment; a thread without comments goes with it. */
export function removeReviewComment(world: World, comment: ReviewComment): void {
  const { thread } = comment;
  thread.comments.splice(thread.comments.indexOf(comment), 1);
  world.nodes.delete(comment.nodeId);
  if (thread.comments.length > 0) return;
  thread.pull.threads.splice(thread.pull.threads.indexOf(thread), 1);
  world.nodes.delete(thread.nodeId);
}

/** Comments that others may see, in the order of their ids: those of pending reviews are nobody's but the author's. */
export function submittedComments(pull: PullRequest): ReviewComment[] {
  return pull.threads
    .flatMap((thread) => thread.comments)
    .filter((comment) => comment.review.state !== 'PENDING')
    .sort((one, other) => one.id - other.id);
}
