import type { CodeHost } from './code-host.ts';
import { ask, type Refusal } from './host-answer.ts';
import { parseMarker } from './marker.ts';
import { toldFinding } from './own-comments.ts';
import { isOnDiff } from './place-findings.ts';
import type { PostedFinding } from './publish-outcome.ts';
import type { PlannedComment, ReviewPlan } from './review-plan.ts';

/** After no answer, a write may still be under way on the host. */
export const settleSeconds = 3;

interface Deps {
  readonly host: CodeHost;
  readonly pause: (seconds: number) => Promise<void>;
}

interface Submitted {
  readonly posted: readonly PostedFinding[];
  readonly unposted: readonly PlannedComment[];
  readonly refusal: Refusal | null;
}

/** Posts new comments: those on lines in one review, then those on files; what is refused there is left over. */
export async function submitComments(
  plan: ReviewPlan,
  comments: readonly PlannedComment[],
  deps: Deps,
): Promise<Submitted> {
  const onLines = comments.filter(({ anchor }) => anchor.kind === 'line');
  const review = await submitReview(plan, onLines, deps);
  const onFiles = [...review.unposted, ...comments.filter(({ anchor }) => anchor.kind === 'file')];
  if (review.refusal !== null) return { ...review, unposted: onFiles };
  const files = await submitFileComments(plan, onFiles, deps);
  return { ...files, posted: [...review.posted, ...files.posted] };
}

/** One review with all comments; at most one more try, with those that the diff and the host's silence leave. */
async function submitReview(
  plan: ReviewPlan,
  comments: readonly PlannedComment[],
  deps: Deps,
): Promise<Submitted> {
  const posted: PlannedComment[] = [];
  let left = comments;
  for (let attempt = 1; attempt <= 2 && left.length > 0; attempt++) {
    const review = left.map(({ anchor, body }) => ({ anchor, body }));
    const answer = await ask(() => deps.host.createReview(plan.pullNumber, plan.commit, review));
    if (answer.ok) {
      posted.push(...left);
      left = [];
    } else if (answer.refusal === 'not-acceptable') {
      const acceptable = await acceptableComments(plan, left, deps.host);
      if (acceptable.length === 0 || attempt === 2) break;
      left = acceptable;
    } else if (answer.refusal === 'no-answer') {
      const arrived = await arrivedComments(plan, left, deps);
      if (arrived === null) return submitted(comments, posted, 'no-answer');
      posted.push(...arrived);
      left = left.filter((comment) => !arrived.includes(comment));
      if (attempt === 2 && left.length > 0) return submitted(comments, posted, 'no-answer');
    } else {
      return submitted(comments, posted, answer.refusal);
    }
  }
  return submitted(comments, posted, null);
}

async function submitFileComments(
  plan: ReviewPlan,
  comments: readonly PlannedComment[],
  deps: Deps,
): Promise<Submitted> {
  const posted: PlannedComment[] = [];
  for (const comment of comments) {
    const onFile = { anchor: { kind: 'file', path: comment.anchor.path }, body: comment.body } as const;
    const create = () => ask(() => deps.host.createFileComment(plan.pullNumber, plan.commit, onFile));
    let answer = await create();
    if (!answer.ok && answer.refusal === 'no-answer') {
      const arrived = await arrivedComments(plan, [comment], deps);
      if (arrived === null) return submitted(comments, posted, 'no-answer', 'file');
      answer = arrived.length > 0 ? { ok: true, value: undefined } : await create();
    }
    if (answer.ok) posted.push(comment);
    else if (answer.refusal !== 'not-acceptable') return submitted(comments, posted, answer.refusal, 'file');
  }
  return submitted(comments, posted, null, 'file');
}

/** What the host should accept after it refused: a stale review of ours is removed, and the diff is read again. */
async function acceptableComments(
  plan: ReviewPlan,
  comments: readonly PlannedComment[],
  host: CodeHost,
): Promise<readonly PlannedComment[]> {
  const removed = await ask(() =>
    host.removePendingReviews(plan.pullNumber, (body) => parseMarker(body) !== null),
  );
  const diff = await ask(() => host.diffFiles(plan.pullNumber));
  if (!diff.ok) return [];
  const onDiff = comments.filter(({ anchor }) => isOnDiff(anchor, diff.value));
  // The same request once more would be refused once more.
  const isSame = onDiff.length === comments.length && !(removed.ok && removed.value > 0);
  return isSame ? [] : onDiff;
}

/** Those that are on the pull request after all; null when that can't be found out. */
async function arrivedComments(
  plan: ReviewPlan,
  comments: readonly PlannedComment[],
  { host, pause }: Deps,
): Promise<readonly PlannedComment[] | null> {
  await pause(settleSeconds);
  const known = await ask(async () => ({
    hosted: await host.reviewComments(plan.pullNumber),
    authorId: await host.ownAuthorId(),
  }));
  if (!known.ok) return null;
  const { hosted, authorId } = known.value;
  return comments.filter(({ fingerprints }) => toldFinding(hosted, fingerprints, authorId).current !== null);
}

function submitted(
  comments: readonly PlannedComment[],
  posted: readonly PlannedComment[],
  refusal: Refusal | null,
  where: 'line' | 'file' = 'line',
): Submitted {
  return {
    posted: posted.map(({ fingerprint }) => ({ fingerprint, where, action: 'created' })),
    unposted: comments.filter(({ fingerprint }) => posted.every((one) => one.fingerprint !== fingerprint)),
    refusal,
  };
}
