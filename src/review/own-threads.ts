import type { HostComment, HostReviewComment } from './code-host.ts';
import { type Marker, parseMarker } from './marker.ts';

/** A thread that we began with a finding. */
export interface OwnThread {
  readonly first: HostReviewComment;
  readonly marker: Marker & { readonly kind: 'finding' };
  /** False once the commented line left the diff. */
  readonly isAnchored: boolean;
  /** True when we answered that the finding is gone; the thread is over then, also when the finding comes back. */
  readonly isOver: boolean;
  readonly hasReplies: boolean;
}

/** Our own threads, the oldest first. Ours is what has our marker and our author id: anybody can type a marker. */
export function ownThreads(
  comments: readonly HostReviewComment[],
  authorId: number | null,
): readonly OwnThread[] {
  return comments.toSorted(byAge).flatMap((first) => {
    const marker = ownMarker(first, authorId);
    if (marker?.kind !== 'finding' || first.inReplyTo !== null) return [];
    const replies = comments.filter(({ inReplyTo }) => inReplyTo === first.id);
    return [
      {
        first,
        marker,
        isAnchored: first.subject === 'file' || first.line !== null,
        isOver: replies.some((reply) => ownMarker(reply, authorId)?.kind === 'fixed'),
        hasReplies: replies.length > 0,
      },
    ];
  });
}

/** The marker of a comment that we wrote. */
export function ownMarker(comment: HostComment, authorId: number | null): Marker | null {
  return authorId !== null && comment.authorId === authorId ? parseMarker(comment.body) : null;
}

export function byAge(one: HostComment, other: HostComment): number {
  return one.id - other.id;
}
