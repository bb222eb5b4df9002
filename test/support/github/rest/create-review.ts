import { addReview, addThread } from '../engine/add-review.ts';
import type { FoundPlace, Misplaced, WantedPlace } from '../engine/find-line.ts';
import { findLine } from '../engine/find-line.ts';
import { placeThread } from '../engine/place-thread.ts';
import { diffCommits } from '../git/diff-commits.ts';
import type { FileDiff } from '../git/file-diff.ts';
import type { Answer, Call } from '../http/call.ts';
import { ok, tokenOf } from '../http/call.ts';
import { unprocessable } from '../http/refusal.ts';
import { reviewJson } from '../json/review-json.ts';
import type { PullRequest } from '../state/pull-request.ts';
import type { ReviewState } from '../state/review.ts';
import type { Token } from '../state/token.ts';
import { checkNotLocked, isBlank, isTooLong, tooLong } from './check-body.ts';
import { pullOf } from './find.ts';

interface NewReview {
  readonly commit_id?: string;
  readonly body?: string;
  readonly event?: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT';
  readonly comments?: readonly (WantedPlace & { readonly body: string })[];
}

const STATES: Readonly<Record<string, ReviewState>> = {
  COMMENT: 'COMMENTED',
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
};

/** All or nothing: one comment that can't be placed refuses the whole review. Without an event it stays pending. */
export async function createReview(call: Call): Promise<Answer> {
  const { world } = call;
  const pull = pullOf(call);
  const token = tokenOf(call);
  const wanted = call.body as NewReview;
  checkNotLocked(call, pull.issue);
  checkEvent(pull, token, wanted);
  const commit = wanted.commit_id ?? pull.headSha;
  if (!pull.commits.has(commit)) throw unprocessable('The commitOID is not part of the pull request');
  const body = wanted.body ?? '';
  if (isTooLong(body, world.limits)) throw unprocessable(tooLong('Body', world.limits));
  const files = await diffCommits(pull.repository.folder, pull.mergeBase, commit);
  const placed = (wanted.comments ?? []).map((comment) => ({
    ...comment,
    found: placeOf(call, files, comment),
  }));
  const review = addReview(world, pull, token.account, body, STATES[wanted.event ?? ''] ?? 'PENDING', commit);
  for (const { path, found, body: text } of placed) {
    const comment = addThread(world, review, path, found, text);
    if (commit !== pull.headSha) await placeThread(comment.thread);
  }
  return ok(reviewJson(world, review));
}

/** A pending review of the same author blocks submitted ones too. */
function checkEvent(pull: PullRequest, token: Token, { event, body = '', comments = [] }: NewReview): void {
  if (pull.reviews.some((one) => one.state === 'PENDING' && one.author === token.account)) {
    throw unprocessable('User can only have one pending review per pull request');
  }
  if (event === 'APPROVE' && token.kind === 'actions')
    throw unprocessable('GitHub Actions is not permitted to approve pull requests.');
  if (pull.issue.author === token.account && event === 'APPROVE')
    throw unprocessable('Can not approve your own pull request');
  if (pull.issue.author === token.account && event === 'REQUEST_CHANGES')
    throw unprocessable('Can not request changes on your own pull request');
  if (event === 'REQUEST_CHANGES' && isBlank(body)) throw unprocessable('Review Can not be blank');
  if (event === 'COMMENT' && isBlank(body) && comments.length === 0)
    throw unprocessable('Review Can not be blank');
}

function placeOf(
  call: Call,
  files: readonly FileDiff[],
  comment: WantedPlace & { readonly body: string },
): FoundPlace {
  const { limits, wording } = call.world;
  if (isBlank(comment.body)) throw unprocessable("Pull request review comment body can't be blank");
  if (isTooLong(comment.body, limits)) throw unprocessable(tooLong('Body', limits));
  const found = findLine(files, comment, limits);
  if (typeof found === 'string') throw unprocessable((wording === 'current' ? CURRENT : BEFORE_2026)[found]);
  return found;
}

const BLANK_HUNK = "Pull request review thread diff hunk can't be blank";

/** What GitHub Enterprise Server and, until 2026, github.com say; taken from reports of other Actions' users. */
const BEFORE_2026: Readonly<Record<Misplaced, string>> = {
  path: `Pull request review thread path is invalid and ${BLANK_HUNK}`,
  line: `Pull request review thread line must be part of the diff and ${BLANK_HUNK}`,
  position: `Pull request review thread position is invalid and ${BLANK_HUNK}`,
  'no-line': `Pull request review thread position is invalid and ${BLANK_HUNK}`,
  'start-order': 'Pull request review thread start line must precede the end line.',
  'start-hunk': 'Pull request review thread start line must be part of the same hunk as the line.',
};

const CURRENT: Readonly<Record<Misplaced, string>> = {
  ...BEFORE_2026,
  path: 'Path could not be resolved',
  line: 'Line could not be resolved',
  position: 'Position could not be resolved',
  'no-line': 'Position could not be resolved',
};
