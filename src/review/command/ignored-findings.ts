import type { Suppression } from '../../domain/suppressions.ts';
import type { CodeHost, HostComment, HostReviewComment } from '../code-host.ts';
import { ask, type HostAnswer } from '../host-answer.ts';
import type { CommandId } from '../marker.ts';
import { ownMarker } from '../own-threads.ts';
import type { CommandHost } from './command-host.ts';
import { parseCommand } from './parse-command.ts';

interface Deps {
  readonly host: Pick<CodeHost, 'issueComments' | 'reviewComments' | 'ownAuthorId'>;
  readonly commands: Pick<CommandHost, 'mayWrite'>;
}

export type AnyComment = HostComment & Partial<Pick<HostReviewComment, 'inReplyTo'>>;

/**
 * The findings that are ignored in a pull request: those for which there is a reply of ours, and still the command that
 * it answers, by somebody who still may push. Other programs write under our account, and might repeat a stranger's
 * words: neither half counts alone. Deleting either one ends it.
 */
export async function ignoredFindings(
  number: number,
  deps: Deps,
): Promise<HostAnswer<readonly Suppression[]>> {
  return ask(async () => {
    const conversation = await deps.host.issueComments(number);
    const diff = await deps.host.reviewComments(number);
    const authorId = await deps.host.ownAuthorId();
    const ignored: Suppression[] = [];
    for (const reply of [...conversation, ...diff]) {
      const marker = ownMarker(reply, authorId);
      if (marker?.kind !== 'ignored') continue;
      const { command, fingerprint } = marker;
      const comment = commented(command, conversation, diff);
      const reason = comment === null ? null : reasonOf(comment, fingerprint, diff, authorId);
      if (comment === null || reason === null) continue;
      const { authorId: id, authorLogin: login } = comment;
      if (!(await deps.commands.mayWrite({ id, login }))) continue;
      ignored.push({ fingerprint, reason, expires: null, ignoredBy: login });
    }
    return ignored;
  });
}

/** The finding that a thread of ours is about; null for any other. */
export function findingOfThread(
  threadId: number | null | undefined,
  diff: readonly HostReviewComment[],
  authorId: number | null,
): string | null {
  const first = diff.find(({ id }) => id === threadId);
  const marker = first === undefined ? null : ownMarker(first, authorId);
  return marker?.kind === 'finding' || marker?.kind === 'suggestion' ? marker.fingerprint : null;
}

/** The comment that a command is. */
export function commented(
  { place, id }: CommandId,
  conversation: readonly HostComment[],
  diff: readonly HostReviewComment[],
): AnyComment | null {
  const comments: readonly AnyComment[] = place === 'diff' ? diff : conversation;
  return comments.find((comment) => comment.id === id) ?? null;
}

/** Why the finding is ignored; null where the comment asks for no such thing. */
function reasonOf(
  { body, inReplyTo = null }: AnyComment,
  fingerprint: string,
  diff: readonly HostReviewComment[],
  authorId: number | null,
): string | null {
  const command = parseCommand(body, inReplyTo === null ? 'conversation' : 'thread');
  if (command?.name !== 'ignore') return null;
  const isMeant =
    command.finding === null
      ? findingOfThread(inReplyTo, diff, authorId) === fingerprint
      : fingerprint.startsWith(command.finding);
  return isMeant ? command.reason : null;
}
