import type { TypedComment } from '../../domain/trigger.ts';
import type { CommandReply, ReplyState } from '../../review/command/command-reply.ts';
import type { BodyBlock } from '../../review/fit-body.ts';
import { ask, type Refusal } from '../../review/host-answer.ts';
import type { Marker } from '../../review/marker.ts';
import { quoteNotes } from '../../review/quote-notes.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';

/** How a command is answered in the end. */
export interface Answer {
  readonly reply: readonly BodyBlock[];
  readonly outcome: CommandOutcome;
  /** Whether what was asked for came about. */
  readonly isDone: boolean;
  /** Of the reply, where it is to be found again: what it says holds only once it is there. */
  readonly marker?: Marker;
  /** What is left to do once the reply is there. */
  readonly after?: () => Promise<void>;
}

/** The open conversation with whoever typed a command. */
export interface CommandTalk {
  readonly typed: TypedComment;
  readonly reply: CommandReply;
}

export async function finish(
  talk: CommandTalk,
  given: Answer,
  deps: Pick<CommandDeps, 'job' | 'keepReply' | 'log' | 'commands'>,
): Promise<CommandOutcome> {
  const refusal = await close(talk, given.reply, deps, given.marker);
  const isLost = refusal !== null && given.marker !== undefined;
  if (!isLost) await given.after?.();
  const isDone = given.isDone && !isLost;
  const isMalformed = given.outcome.reasonCode === 'malformed-command';
  await react(talk.typed, isDone ? '+1' : isMalformed ? 'confused' : '-1', deps);
  if (!isLost) return given.outcome;
  return { decision: 'refused', reasonCode: 'not-posted', message: 'GitHub did not take the reply' };
}

/** The last word, in the reply and, whatever GitHub allows, in the summary of the run. Why the reply was refused. */
export async function close(
  { reply: own }: CommandTalk,
  blocks: readonly BodyBlock[],
  { job, keepReply, log }: Pick<CommandDeps, 'job' | 'keepReply' | 'log'>,
  marker: ReplyState | Marker = 'done',
): Promise<Refusal | null> {
  const refusal = await own.say(blocks, marker);
  if (refusal === null) keepReply(null);
  else log(`GitHub did not take the reply (${refusal}): it is in the summary of this run`);
  await job.writeSummary(`${blocks.map(({ versions }) => versions[0]).join('\n\n')}\n`);
  return refusal;
}

/** A word on the way to the answer. That GitHub does not take it is told by the run: somebody waits for it. */
export async function sayMeanwhile(
  { reply: own }: CommandTalk,
  blocks: readonly BodyBlock[],
  state: ReplyState,
  { job, log }: Pick<CommandDeps, 'job' | 'log'>,
): Promise<void> {
  const refusal = await own.say(blocks, state);
  if (refusal === null) return;
  const note = `GitHub did not take the reply that says that work has begun (${refusal}). When it takes no other one, the answer is in the summary of this run; without any, type the command again.`;
  log(note);
  await job.writeSummary(quoteNotes([note]));
}

/** A reaction is a courtesy: whether GitHub takes it changes nothing. */
export async function react(
  { place, id }: TypedComment,
  reaction: Parameters<CommandDeps['commands']['react']>[1],
  { commands }: Pick<CommandDeps, 'commands'>,
): Promise<void> {
  await ask(() => commands.react({ place, id }, reaction));
}
