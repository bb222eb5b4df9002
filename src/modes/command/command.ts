import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import type { Command } from '../../review/command/command.ts';
import { commandReply } from '../../review/command/command-reply.ts';
import { commandHelp, reply } from '../../review/command/replies.ts';
import type { BodyBlock } from '../../review/fit-body.ts';
import { quoteNotes } from '../../review/quote-notes.ts';
import { authorise } from './authorise.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { fix } from './fix.ts';
import { ignore } from './ignore.ts';
import { type Answer, type CommandTalk, close, finish, react } from './talk.ts';
import { verify } from './verify.ts';

/** Does what a comment asks for, if its author may: acknowledged at once, answered in one reply. */
export async function command(
  typed: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<CommandOutcome> {
  const authorised = await authorise(typed, deps);
  if (authorised.kind === 'none') return noCommand;
  if (typed.isReadOnly) return tellReadOnly(deps);
  const talk = { typed, reply: commandReply(typed, deps.host, deps.keepReply) };
  if (authorised.kind === 'refused') {
    const { reasonCode, reply: text } = authorised;
    const outcome = { decision: 'refused', reasonCode, message: `nothing was done: ${reasonCode}` } as const;
    return finish(talk, { reply: text, outcome, isDone: false }, deps);
  }
  await react(typed, 'eyes', deps);
  try {
    return await finish(talk, await answer(authorised.command, talk, settings, deps), deps);
  } catch (error) {
    // The log says what happened; whoever waits for an answer should hear that none will come.
    await close(talk, failed(deps.runUrl), deps);
    throw error;
  }
}

const noCommand: CommandOutcome = {
  decision: 'ignored-event',
  reasonCode: 'no-command',
  message: 'nothing to do: the comment is no command',
};

function answer(
  asked: Command,
  talk: CommandTalk,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<Answer> {
  switch (asked.name) {
    case 'fix':
      return fix(asked, talk, settings, deps);
    case 'verify':
      return verify(talk, settings, deps);
    case 'ignore':
      return ignore(asked, talk, deps);
    case 'help':
      return Promise.resolve(help);
  }
}

const help: Answer = {
  reply: reply('💬', '**Commands**', commandHelp),
  outcome: { decision: 'helped', reasonCode: 'ok', message: 'listed the commands' },
  isDone: true,
};

/** No word can be written on the pull request then. */
async function tellReadOnly({ job, log }: CommandDeps): Promise<CommandOutcome> {
  const message =
    "GitHub lets a comment on the diff of a fork's pull request start runs that can only read. Type the command in the " +
    'conversation instead, with the name of the finding: `/esbmc-fix FINDING`.';
  log(message);
  await job.writeSummary(quoteNotes([message]));
  return { decision: 'refused', reasonCode: 'read-only-token', message };
}

function failed(runUrl: string): readonly BodyBlock[] {
  return reply('❌', `**This ended without a result.** [The run](${runUrl}) says why.`);
}
