import type { CodeHost, HostComment } from '../code-host.ts';
import { type CommandId, parseMarker } from '../marker.ts';
import { ownMarker } from '../own-threads.ts';

/** After so long nobody is at work any more: a reply that was not closed belongs to a runner that was lost. */
export const longestFixMinutes = 60;

/**
 * Our reply to another `/esbmc-fix` on the same pull request that is at work, and came first; null where there is none.
 * Of two that began at the same time one sees that it is the later one.
 */
export async function runningFix(
  number: number,
  own: CommandId,
  host: Pick<CodeHost, 'ownAuthorId' | 'issueComments' | 'reviewComments'>,
): Promise<HostComment | null> {
  const comments = [...(await host.issueComments(number)), ...(await host.reviewComments(number))];
  const authorId = await host.ownAuthorId();
  const replies = comments
    .filter((comment) => {
      const marker = ownMarker(comment, authorId);
      return marker?.kind === 'reply' && marker.state === 'fixing';
    })
    .toSorted(byBeginning);
  const mine = replies.find((reply) => isReplyTo(own, reply));
  if (mine === undefined) return null;
  const since = Date.parse(mine.createdAt) - longestFixMinutes * 60_000;
  const earlier = replies.slice(0, replies.indexOf(mine));
  return earlier.find(({ createdAt }) => Date.parse(createdAt) >= since) ?? null;
}

/** The clock of GitHub counts whole seconds. */
function byBeginning(one: HostComment, other: HostComment): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id;
}

function isReplyTo({ place, id }: CommandId, { body }: HostComment): boolean {
  const marker = parseMarker(body);
  return marker?.kind === 'reply' && marker.command.place === place && marker.command.id === id;
}
