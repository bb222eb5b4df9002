import type { CodeHost, HostComment, HostReviewComment } from '../code-host.ts';
import { ask } from '../host-answer.ts';
import type { Marker } from '../marker.ts';
import { ownMarker } from '../own-threads.ts';
import type { CommandHost } from './command-host.ts';
import { type AnyComment, commented } from './ignored-findings.ts';
import { parseCommand } from './parse-command.ts';

/** What was asked in a pull request before, and what we answered. */
export interface EarlierTalk {
  /** Of the finding, the oldest first; a null question is the wish for an explanation. */
  readonly exchanges: readonly { readonly question: string | null; readonly answer: string }[];
  /** All answers that a model gave in the pull request, or began to give, about whatever finding. */
  readonly answers: number;
  /** That they took. */
  readonly promptTokens: number;
  readonly completionTokens: number;
}

type TalkMarker = Marker & { readonly kind: 'talk' };

interface Deps {
  readonly host: Pick<CodeHost, 'issueComments' | 'reviewComments' | 'ownAuthorId'>;
  readonly commands: Pick<CommandHost, 'mayWrite'>;
}

/**
 * The talk about a finding up to now. It is made of our own answers alone, each with the comment that it answers, which
 * has to be a question still, by somebody who still may push: anybody can comment, and nothing else of that is read.
 */
export async function earlierTalk(number: number, fingerprint: string, deps: Deps): Promise<EarlierTalk> {
  const { replies, conversation, diff } = await ownAnswers(number, deps);
  const exchanges: { question: string | null; answer: string }[] = [];
  for (const { comment, marker } of replies) {
    if (marker.fingerprint !== fingerprint) continue;
    const asked = commented(marker.command, conversation, diff);
    const question = asked === null ? undefined : questionOf(asked);
    if (asked === null || question === undefined) continue;
    const { authorId: id, authorLogin: login } = asked;
    // What GitHub does not say counts as no.
    const may = await ask(() => deps.commands.mayWrite({ id, login }));
    if (may.ok && may.value) exchanges.push({ question, answer: answerIn(comment.body) });
  }
  const paid = replies.filter(({ marker }) => marker.promptTokens + marker.completionTokens > 0);
  const total = (count: (marker: TalkMarker) => number) =>
    paid.reduce((sum, { marker }) => sum + count(marker), 0);
  return {
    exchanges,
    answers: paid.length,
    promptTokens: total(({ promptTokens }) => promptTokens),
    completionTokens: total(({ completionTokens }) => completionTokens),
  };
}

/** The finding that the conversation was about last; null where there was no talk. */
export async function lastTalkedOf(number: number, deps: Deps): Promise<string | null> {
  const { replies } = await ownAnswers(number, deps);
  return (
    replies.findLast(({ marker }) => marker.command.place === 'conversation')?.marker.fingerprint ?? null
  );
}

async function ownAnswers(number: number, { host }: Deps) {
  const conversation = await host.issueComments(number);
  const diff: readonly HostReviewComment[] = await host.reviewComments(number);
  const authorId = await host.ownAuthorId();
  const replies = [...conversation, ...diff].toSorted(byTime).flatMap((comment) => {
    const marker = ownMarker(comment, authorId);
    return marker?.kind === 'talk' ? [{ comment, marker }] : [];
  });
  return { replies, conversation, diff };
}

function byTime(one: HostComment, other: HostComment): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id;
}

/** Undefined where the comment asks nothing any more. */
function questionOf({ body, inReplyTo = null }: AnyComment): string | null | undefined {
  const command = parseCommand(body, inReplyTo === null ? 'conversation' : 'thread');
  if (command?.name === 'explain') return null;
  return command?.name === 'ask' ? command.question : undefined;
}

/** What we wrote, without the hidden line and what stands below the answer. */
function answerIn(body: string): string {
  const [, ...lines] = body.split(/\r?\n/);
  const end = lines.findIndex((line) => /^<(?:sub|details)>/.test(line));
  const text = lines.slice(0, end === -1 ? lines.length : end).join('\n');
  return text.replace(/^💬 /, '').trim();
}
