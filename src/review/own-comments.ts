import type { HostComment, HostReviewComment } from './code-host.ts';
import { byAge, type OwnThread, ownMarker, ownThreads } from './own-threads.ts';

/** Comments that tell one finding: the one that is still anchored, and the latest that is outdated or over. */
interface ToldFinding {
  readonly current: HostReviewComment | null;
  readonly outdated: HostReviewComment | null;
}

/** Our own comment about a finding, if there is one. */
export function toldFinding(
  comments: readonly HostReviewComment[],
  fingerprints: readonly string[],
  authorId: number | null,
): ToldFinding {
  const ours = ownThreads(comments, authorId).filter(({ marker }) =>
    fingerprints.includes(marker.fingerprint),
  );
  const isCurrent = ({ isAnchored, isOver }: OwnThread) => isAnchored && !isOver;
  return {
    // Of two (a race between runs) the oldest is kept, as everywhere.
    current: ours.find(isCurrent)?.first ?? null,
    outdated: ours.findLast((thread) => !isCurrent(thread))?.first ?? null,
  };
}

/** Our own sticky summaries, the oldest first: a race may have left two. */
export function ownSummaries<C extends HostComment>(
  comments: readonly C[],
  authorId: number | null,
): readonly C[] {
  return comments.filter((comment) => ownMarker(comment, authorId)?.kind === 'summary').toSorted(byAge);
}
