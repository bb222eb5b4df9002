import type { HostComment, HostReviewComment } from './code-host.ts';
import { parseMarker } from './marker.ts';

/** Comments that tell one finding: the one that is still anchored, and the latest that is not. */
interface ToldFinding {
  readonly current: HostReviewComment | null;
  readonly outdated: HostReviewComment | null;
}

/** Our own comment about a finding, if there is one. Ours is what has our marker and our author id: anybody can type a marker. */
export function toldFinding(
  comments: readonly HostReviewComment[],
  fingerprints: readonly string[],
  authorId: number | null,
): ToldFinding {
  const ours = comments.filter((comment) => {
    const marker = isBy(comment, authorId) ? parseMarker(comment.body) : null;
    return (
      marker?.kind === 'finding' && comment.inReplyTo === null && fingerprints.includes(marker.fingerprint)
    );
  });
  const isCurrent = (comment: HostReviewComment) => comment.subject === 'file' || comment.line !== null;
  return {
    // Of two (a race between runs) the oldest is kept, as everywhere.
    current: ours.filter(isCurrent).toSorted(byAge)[0] ?? null,
    outdated:
      ours
        .filter((comment) => !isCurrent(comment))
        .toSorted(byAge)
        .at(-1) ?? null,
  };
}

/** Our own sticky summary; the oldest, should a race have left two. */
export function ownSummary<C extends HostComment>(comments: readonly C[], authorId: number | null): C | null {
  const ours = comments.filter(
    (comment) => isBy(comment, authorId) && parseMarker(comment.body)?.kind === 'summary',
  );
  return ours.toSorted(byAge)[0] ?? null;
}

function isBy(comment: HostComment, authorId: number | null): boolean {
  return authorId !== null && comment.authorId === authorId;
}

function byAge(one: HostComment, other: HostComment): number {
  return one.id - other.id;
}
