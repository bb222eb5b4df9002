import type { CodeHost, HostComment } from './code-host.ts';
import { ask, type HostAnswer, type Refusal } from './host-answer.ts';
import { ownSummaries } from './own-comments.ts';
import type { PublishOutcome } from './publish-outcome.ts';
import { type PlannedComment, type ReviewPlan, summaryBody } from './review-plan.ts';
import { isSameBody } from './same-body.ts';
import { settleSeconds } from './submit-comments.ts';

interface Deps {
  readonly host: CodeHost;
  readonly pause: (seconds: number) => Promise<void>;
}

type PostedSummary = PublishOutcome['summary'] & { readonly refusal: Refusal | null };

/** Brings the one sticky comment up to date, or creates it; comments that found no place are told in it. */
export async function postSummary(
  plan: ReviewPlan,
  moved: readonly PlannedComment[],
  deps: Deps,
): Promise<PostedSummary> {
  const known = await findSummary(plan, deps.host);
  if (!known.ok) return { action: 'none', url: null, refusal: known.refusal };
  const body = summaryBody(plan, moved);
  if (known.value !== null) {
    const updated = await update(known.value, body, deps.host);
    if (updated !== null) return updated;
  } else if (!plan.isWorthASummary) {
    return { action: 'none', url: null, refusal: null };
  }
  return await create(plan, body, deps);
}

/** Null when the comment is gone. */
async function update(comment: HostComment, body: string, host: CodeHost): Promise<PostedSummary | null> {
  const { url } = comment;
  if (isSameBody(comment.body, body)) return { action: 'kept', url, refusal: null };
  const answer = await ask(() => host.updateIssueComment(comment.id, body));
  if (answer.ok) return { action: 'updated', url, refusal: null };
  return answer.refusal === 'not-acceptable' ? null : { action: 'none', url: null, refusal: answer.refusal };
}

async function create(plan: ReviewPlan, body: string, { host, pause }: Deps): Promise<PostedSummary> {
  const attempt = () => ask(() => host.createIssueComment(plan.pullNumber, body));
  let answer: HostAnswer<HostComment> = await attempt();
  if (!answer.ok && answer.refusal === 'no-answer') {
    await pause(settleSeconds);
    const arrived = await findSummary(plan, host);
    if (!arrived.ok) return { action: 'none', url: null, refusal: 'no-answer' };
    answer = arrived.value === null ? await attempt() : { ok: true, value: arrived.value };
  }
  if (!answer.ok) return { action: 'none', url: null, refusal: answer.refusal };
  // A run at the same time may have created another one; looking for it leaves the oldest only.
  const kept = await findSummary(plan, host);
  return { action: 'created', url: (kept.ok ? kept.value?.url : null) ?? answer.value.url, refusal: null };
}

/** The oldest summary of ours; younger ones, which a race has left, are deleted. */
function findSummary({ pullNumber }: ReviewPlan, host: CodeHost): Promise<HostAnswer<HostComment | null>> {
  return ask(async () => {
    const comments = await host.issueComments(pullNumber);
    const authorId = comments.length === 0 ? null : await host.ownAuthorId();
    const [oldest = null, ...younger] = ownSummaries(comments, authorId);
    for (const { id } of younger) await ask(() => host.deleteIssueComment(id));
    return oldest;
  });
}
