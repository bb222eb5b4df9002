import type { CodeHost, HostReviewComment, HostThread } from './code-host.ts';
import { goneAnswer } from './gone-answer.ts';
import { ask, type Refusal } from './host-answer.ts';
import { type OwnThread, ownThreads } from './own-threads.ts';
import type { SettledThread } from './publish-outcome.ts';
import { type EarlierFinding, type GoneReason, reasonGone } from './reason-gone.ts';
import type { ReviewPlan } from './review-plan.ts';

/**
 * Threads that one run settles, each with two writes: with a review and a summary that stays below the eighty a minute
 * that GitHub takes. What is left over is settled by the next run.
 */
export const maxSettled = 30;

interface Settled {
  readonly settled: readonly SettledThread[];
  readonly refusal: Refusal | null;
}

interface GoneThread extends OwnThread {
  readonly reason: GoneReason;
}

/** Resolves our threads whose findings are gone, and answers once in each; nothing is deleted. */
export async function settleThreads(
  plan: ReviewPlan,
  comments: readonly HostReviewComment[],
  authorId: number | null,
  host: CodeHost,
): Promise<Settled> {
  const gone = ownThreads(comments, authorId)
    .filter(({ isOver }) => !isOver)
    .flatMap((thread): readonly GoneThread[] => {
      const reason = reasonGone(earlierFinding(thread), plan.evidence);
      return reason === null ? [] : [{ ...thread, reason }];
    })
    .slice(0, maxSettled);
  if (gone.length === 0) return { settled: [], refusal: null };

  const threads = await ask(() => host.reviewThreads(plan.pullNumber));
  let mayResolve = threads.ok;
  const settled: SettledThread[] = [];
  for (const { first, marker, reason } of gone) {
    const known = threads.ok ? threads.value.find(({ firstCommentId }) => firstCommentId === first.id) : null;
    const action = await close(first, mayResolve ? (known ?? null) : null, host);
    if (action !== 'resolved') mayResolve = false;
    const { fingerprint } = marker;
    const body = goneAnswer(fingerprint, reason, plan);
    const answer = await ask(() => host.replyTo(plan.pullNumber, first.id, body));
    // Without the answer the next run does all of it once more, which changes nothing but the answer.
    if (!answer.ok) return { settled, refusal: answer.refusal };
    settled.push({ fingerprint, action });
  }
  return { settled, refusal: null };
}

function earlierFinding({ first, marker }: OwnThread): EarlierFinding {
  return { path: first.path, fingerprint: marker.fingerprint, property: marker.property ?? null };
}

/** Resolving needs a right that few workflows give; hiding needs the one that commenting needs. */
async function close(
  first: HostReviewComment,
  thread: HostThread | null,
  host: CodeHost,
): Promise<SettledThread['action']> {
  if (thread?.isResolved === true) return 'resolved';
  if (thread !== null && (await ask(() => host.resolveThread(thread.id))).ok) return 'resolved';
  return (await ask(() => host.hideComment(first.nodeId))).ok ? 'hidden' : 'answered';
}
