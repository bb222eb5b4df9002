import type { CodeHost, HostReviewComment } from './code-host.ts';
import { ask, type Refusal } from './host-answer.ts';
import { toldFinding } from './own-comments.ts';
import type { PostedFinding } from './publish-outcome.ts';
import type { PlannedComment, ReviewPlan } from './review-plan.ts';
import { isSameBody } from './same-body.ts';
import { submitComments } from './submit-comments.ts';

interface PostedComments {
  readonly posted: readonly PostedFinding[];
  /** Those that have to go elsewhere. */
  readonly unposted: readonly PlannedComment[];
  /** Why there are such, where it is not for the comments themselves. */
  readonly refusal: Refusal | null;
}

/** Brings the review comments of a plan onto the pull request: our own are kept or updated, never posted twice. */
export async function postComments(
  plan: ReviewPlan,
  deps: { host: CodeHost; pause: (seconds: number) => Promise<void> },
): Promise<PostedComments> {
  if (plan.comments.length === 0) return { posted: [], unposted: [], refusal: null };
  const known = await ask(async () => ({
    comments: await deps.host.reviewComments(plan.pullNumber),
    authorId: await deps.host.ownAuthorId(),
  }));
  // Without knowing what is there, everything might be posted a second time.
  if (!known.ok) return { posted: [], unposted: plan.comments, refusal: known.refusal };

  const kept: PostedFinding[] = [];
  const missing: PlannedComment[] = [];
  for (const planned of plan.comments) {
    const told = toldFinding(known.value.comments, planned.fingerprints, known.value.authorId);
    const comment = { ...planned, body: withEarlier(planned.body, told.outdated) };
    const action = told.current === null ? null : await bringUpToDate(told.current, comment.body, deps.host);
    if (action === null || told.current === null) missing.push(comment);
    else kept.push({ fingerprint: planned.fingerprint, where: told.current.subject, action });
  }
  const submitted = await submitComments(plan, missing, deps);
  return { ...submitted, posted: [...kept, ...submitted.posted] };
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
