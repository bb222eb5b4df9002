import type { CodeHost, HostReviewComment } from './code-host.ts';
import { ask, type Refusal } from './host-answer.ts';
import { toldFinding } from './own-comments.ts';
import type { PostedFinding, SettledThread } from './publish-outcome.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import type { PlannedComment, ReviewPlan } from './review-plan.ts';
import { isSameBody } from './same-body.ts';
import { settleThreads } from './settle-threads.ts';
import { submitComments } from './submit-comments.ts';

interface PostedComments {
  readonly posted: readonly PostedFinding[];
  /** Those that have to go elsewhere. */
  readonly unposted: readonly PlannedComment[];
  readonly settled: readonly SettledThread[];
  /** Why there are such, where it is not for the comments themselves. */
  readonly refusal: Refusal | null;
}

/** Brings review comments up to a plan: our own are kept or updated, never posted twice, settled when they are over. */
export async function postComments(
  plan: ReviewPlan,
  deps: { host: CodeHost; pause: (seconds: number) => Promise<void> },
): Promise<PostedComments> {
  const { host } = deps;
  const known = await ask(async () => {
    const comments = await host.reviewComments(plan.pullNumber);
    // Who we are takes a request or two, and matters only where there is something that may be ours.
    return { comments, authorId: comments.length === 0 ? null : await host.ownAuthorId() };
  });
  // Without knowing what is there, everything might be posted a second time.
  if (!known.ok) return { posted: [], unposted: plan.comments, settled: [], refusal: known.refusal };
  const { comments, authorId } = known.value;

  const kept: PostedFinding[] = [];
  const missing: PlannedComment[] = [];
  for (const planned of plan.comments) {
    const told = toldFinding(comments, planned.fingerprints, authorId);
    const comment = { ...planned, body: withEarlier(planned.body, told.outdated) };
    const action = told.current === null ? null : await bringUpToDate(told.current, comment.body, host);
    if (action === null || told.current === null) missing.push(comment);
    else kept.push({ fingerprint: planned.fingerprint, where: told.current.subject, action });
  }
  const submitted = await submitComments(plan, missing, deps);
  if (submitted.posted.length > 0) await removeDuplicates(plan.pullNumber, host);
  const posted = [...kept, ...submitted.posted];
  if (submitted.refusal !== null) return { ...submitted, posted, settled: [] };
  const { settled, refusal } = await settleThreads(plan, comments, authorId, host);
  return { posted, unposted: submitted.unposted, settled, refusal };
}

/** Null when the comment is gone. An old text that can't be changed still tells the finding. */
async function bringUpToDate(
  comment: HostReviewComment,
  body: string,
  host: CodeHost,
): Promise<PostedFinding['action'] | null> {
  if (isSameBody(comment.body, body)) return 'kept';
  const answer = await ask(() => host.updateReviewComment(comment.id, body));
  if (answer.ok) return 'updated';
  return answer.refusal === 'not-acceptable' ? null : 'kept';
}

/** The author's lines moved away from the old comment, which may have a conversation below it. */
function withEarlier(body: string, outdated: HostReviewComment | null): string {
  return outdated === null
    ? body
    : `${body}\n\n<sub>Still there: see [the earlier comment](${outdated.url}).</sub>`;
}
