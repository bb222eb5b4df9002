import { fixedAnswer } from '../../review/command/fixed-answer.ts';
import { ask } from '../../review/host-answer.ts';
import { ownThreads } from '../../review/own-threads.ts';
import type { CommandDeps } from './command-deps.ts';

/**
 * Answers in the threads about a finding that it is fixed, and resolves them: the acceptance of the fix has verified
 * that it passes. What GitHub refuses is left to the next run of the gate, which knows by itself.
 */
export async function settleFixed(
  number: number,
  fingerprint: string,
  sha: string,
  { host, links }: Pick<CommandDeps, 'host' | 'links'>,
): Promise<void> {
  const known = await ask(async () => ({
    comments: await host.reviewComments(number),
    authorId: await host.ownAuthorId(),
    threads: await host.reviewThreads(number),
  }));
  if (!known.ok) return;
  const { comments, authorId, threads } = known.value;
  for (const { first, marker, isOver } of ownThreads(comments, authorId)) {
    if (isOver || marker.fingerprint !== fingerprint) continue;
    const body = fixedAnswer(fingerprint, sha, links);
    const answered = await ask(() => host.replyTo(number, first.id, body));
    const thread = threads.find(({ firstCommentId }) => firstCommentId === first.id);
    if (!answered.ok || thread === undefined || thread.isResolved) continue;
    const resolved = await ask(() => host.resolveThread(thread.id));
    if (!resolved.ok) await ask(() => host.hideComment(first.nodeId));
  }
}
