import type { Command } from '../../review/command/command.ts';
import { findingOfThread } from '../../review/command/ignored-findings.ts';
import { ignoredReply, reply } from '../../review/command/replies.ts';
import { ask } from '../../review/host-answer.ts';
import { ownThreads } from '../../review/own-threads.ts';
import type { CommandDeps } from './command-deps.ts';
import type { Answer, CommandTalk } from './talk.ts';

/** A whole fingerprint. */
const fingerprintLength = 16;

/** Notes in our own reply that a finding does not count in this pull request; the gate reads it there. */
export async function ignore(
  { finding, reason }: Command & { name: 'ignore' },
  { typed }: CommandTalk,
  { host, configPath }: CommandDeps,
): Promise<Answer> {
  const comments = await host.reviewComments(typed.number);
  const authorId = await host.ownAuthorId();
  const known = ownThreads(comments, authorId).map(({ marker }) => marker.fingerprint);
  const meant = finding ?? findingOfThread(typed.threadId, comments, authorId);
  const matching = [...new Set(known.filter((one) => meant !== null && one.startsWith(meant)))];
  // One that has no comment of its own is named in full in the summary.
  const whole = meant?.length === fingerprintLength ? meant : null;
  const [only = whole, ...more] = matching;
  if (only === null || more.length > 0) return unknownFinding(known);

  const thread = ownThreads(comments, authorId).find(({ marker }) => marker.fingerprint === only);
  const { place, id, author } = typed;
  return {
    reply: ignoredReply(only, author.login, reason, configPath),
    marker: { kind: 'ignored', command: { place, id }, fingerprint: only },
    outcome: { decision: 'finding-ignored', reasonCode: 'ok', message: `finding ${only} is ignored` },
    isDone: true,
    after: async () => {
      if (thread !== undefined) await resolve(typed.number, thread.first.id, host);
    },
  };
}

async function resolve(number: number, firstCommentId: number, host: CommandDeps['host']): Promise<void> {
  const threads = await ask(() => host.reviewThreads(number));
  const thread = threads.ok ? threads.value.find((one) => one.firstCommentId === firstCommentId) : undefined;
  if (thread !== undefined && !thread.isResolved) await ask(() => host.resolveThread(thread.id));
}

function unknownFinding(known: readonly string[]): Answer {
  const names = [...new Set(known)].map((one) => `- \`${one}\``).join('\n');
  return {
    reply: reply(
      '❓',
      'Which finding? Its name stands at the end of each comment, and in the summary in full. Nothing was done.',
      names === '' ? '' : `These have comments here:\n\n${names}`,
    ),
    outcome: { decision: 'refused', reasonCode: 'unknown-finding', message: 'there is no such finding' },
    isDone: false,
  };
}
