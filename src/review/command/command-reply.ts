import type { TypedComment } from '../../domain/trigger.ts';
import { commentBodyLimit } from '../body-limits.ts';
import type { CodeHost, HostComment } from '../code-host.ts';
import { type BodyBlock, fitBody, wholeBlock } from '../fit-body.ts';
import { ask, type Refusal } from '../host-answer.ts';
import { type CommandId, type Marker, renderMarker } from '../marker.ts';
import { ownMarker } from '../own-threads.ts';

/** Where a reply of ours is, for whoever has to close it when this run is cancelled. */
export interface ReplyPlace {
  readonly place: CommandId['place'];
  readonly id: number;
  readonly command: CommandId;
}

/** What stands in the reply: still to come, being repaired, or the end of it. */
export type ReplyState = Extract<Marker, { kind: 'reply' }>['state'];

/** The one reply to a command, which is written anew as things go on. */
export interface CommandReply {
  /** Why it could not be written; null when it was. */
  say(blocks: readonly BodyBlock[], marker: ReplyState | Marker): Promise<Refusal | null>;
  /** Null as long as there is none. */
  place(): ReplyPlace | null;
}

type Host = Pick<
  CodeHost,
  | 'ownAuthorId'
  | 'issueComments'
  | 'reviewComments'
  | 'createIssueComment'
  | 'updateIssueComment'
  | 'replyTo'
  | 'updateReviewComment'
>;

/** @param known called once there is a reply */
export function commandReply(
  typed: TypedComment,
  host: Host,
  known: (place: ReplyPlace) => void,
): CommandReply {
  const command: CommandId = { place: typed.place, id: typed.id };
  let found: ReplyPlace | null = null;

  const write = async (body: string): Promise<void> => {
    if (found === null) {
      const earlier = await ownReply(typed, command, host);
      const id = earlier?.id ?? (await create(typed, body, host)).id;
      found = { place: typed.place, id, command };
      known(found);
      if (earlier === null) return;
    }
    if (found.place === 'diff') await host.updateReviewComment(found.id, body);
    else await host.updateIssueComment(found.id, body);
  };

  return {
    async say(blocks, marker) {
      const full = typeof marker === 'string' ? ({ kind: 'reply', command, state: marker } as const) : marker;
      const [first = wholeBlock(''), ...rest] = blocks;
      const head = wholeBlock(`${renderMarker(full)}\n${first.versions[0]}`);
      const body = fitBody([head, ...rest], commentBodyLimit);
      const answer = await ask(() => write(body));
      return answer.ok ? null : answer.refusal;
    },
    place: () => found,
  };
}

/** Running a job again answers the same comment again, in the same reply. */
async function ownReply(typed: TypedComment, command: CommandId, host: Host): Promise<HostComment | null> {
  const comments: readonly HostComment[] =
    typed.place === 'diff' ? await host.reviewComments(typed.number) : await host.issueComments(typed.number);
  const authorId = await host.ownAuthorId();
  const isTheOne = (comment: HostComment) => {
    const marker = ownMarker(comment, authorId);
    return (
      (marker?.kind === 'reply' || marker?.kind === 'ignored' || marker?.kind === 'talk') &&
      marker.command.place === command.place &&
      marker.command.id === command.id
    );
  };
  return comments.find(isTheOne) ?? null;
}

function create({ number, id, threadId, place }: TypedComment, body: string, host: Host) {
  return place === 'diff'
    ? host.replyTo(number, threadId ?? id, body)
    : host.createIssueComment(number, body);
}
