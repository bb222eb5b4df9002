import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import type { Command } from '../../review/command/command.ts';
import { commandReply } from '../../review/command/command-reply.ts';
import { commandHelp, reply } from '../../review/command/replies.ts';
import type { BodyBlock } from '../../review/fit-body.ts';
import { quoteNotes } from '../../review/quote-notes.ts';
import { answerTalk } from './answer-talk.ts';
import { authorise } from './authorise.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { fix } from './fix.ts';
import { ignore } from './ignore.ts';
import { type Answer, type CommandTalk, close, finish, react } from './talk.ts';
import { verify } from './verify.ts';

/** Does what a comment asks for, if its author may: acknowledged at once, answered in one reply. */
export function command(
  typed: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<CommandOutcome> {
  return answerWith(typed, settings, deps, (asked, talk) =>
    asked.name === 'fix' ? fix(asked, talk, settings, deps) : answerTalk(asked, talk, settings, deps),
  );
}

/** Those that may need the key of a model. */
export type ModelCommand = Command & { readonly name: 'fix' | 'explain' | 'ask' };

/** @param begin answers what may need a model, or says that the answer comes from another job */
export async function answerWith(
  typed: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps,
  begin: (asked: ModelCommand, talk: CommandTalk) => Promise<Answer | CommandOutcome>,
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
    const { command: asked } = authorised;
    const answer = await (needsModel(asked) ? begin(asked, talk) : answerTo(asked, talk, settings, deps));
    return 'decision' in answer ? answer : await finish(talk, answer, deps);
  } catch (error) {
    // The log says what happened; whoever waits for an answer should hear that none will come.
    await close(talk, failed(deps.runUrl), deps);
    throw error;
  }
}

export function needsModel(asked: Command): asked is ModelCommand {
  return asked.name === 'fix' || asked.name === 'explain' || asked.name === 'ask';
}

const noCommand: CommandOutcome = {
  decision: 'ignored-event',
  reasonCode: 'no-command',
  message: 'nothing to do: the comment is no command',
};

function answerTo(
  asked: Exclude<Command, ModelCommand>,
  talk: CommandTalk,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<Answer> {
  switch (asked.name) {
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

export function failed(runUrl: string): readonly BodyBlock[] {
  return reply('❌', `**This ended without a result.** [The run](${runUrl}) says why.`);
}
