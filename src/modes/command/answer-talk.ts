import type { ConfigInput } from '../../config/config.ts';
import { reply } from '../../review/command/replies.ts';
import type { CommandDeps } from './command-deps.ts';
import { deliverTalk, refusedTalk } from './deliver-talk.ts';
import { type Answer, type CommandTalk, sayMeanwhile } from './talk.ts';
import { type TalkCommand, talkAsked } from './talk-asked.ts';

/** Answers `/esbmc-explain` and `/esbmc-ask`, all in one job. */
export async function answerTalk(
  asked: TalkCommand,
  talk: CommandTalk,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<Answer> {
  await beginTalk(talk, deps);
  const result = await talkAsked(talk.typed, asked, settings, deps);
  if (result.kind === 'refused') return refusedTalk(result.refusal, deps);
  const { repository } = deps;
  return deliverTalk(result, talk.typed, (file) => repository.readAt(result.head, file));
}

/** Says that the answer is on its way. Nobody else's work is in its way. */
export async function beginTalk(
  talk: CommandTalk,
  deps: Pick<CommandDeps, 'runUrl' | 'job' | 'log'>,
): Promise<null> {
  const first = `**Looking into it.** ESBMC verifies the latest commit first; [the run](${deps.runUrl}) shows how far it is.`;
  await sayMeanwhile(talk, reply('⏳', first), 'running', deps);
  return null;
}
