import type { CodeHost } from './code-host.ts';
import { ask } from './host-answer.ts';
import { ownThreads } from './own-threads.ts';

/**
 * Two runs at the same time may both have found a finding untold. Each looks again after it has posted, and takes away
 * what is told by an older comment too, unless somebody has answered it.
 */
export async function removeDuplicates(pullNumber: number, host: CodeHost): Promise<void> {
  const known = await ask(async () => ({
    comments: await host.reviewComments(pullNumber),
    authorId: await host.ownAuthorId(),
  }));
  if (!known.ok) return;
  const { comments, authorId } = known.value;
  const told = new Set<string>();
  for (const { first, marker, isAnchored, isOver, hasReplies } of ownThreads(comments, authorId)) {
    if (!isAnchored || isOver) continue;
    if (told.has(marker.fingerprint) && !hasReplies) await ask(() => host.deleteReviewComment(first.id));
    told.add(marker.fingerprint);
  }
}
