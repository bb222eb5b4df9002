import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import { authorise } from './authorise.ts';
import { needsModel } from './command.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { digestOf, renderHandover } from './handover.ts';
import { repairAsked } from './repair-asked.ts';
import { talkAsked } from './talk-asked.ts';

/** The job with the model's key: repairs, and hands over what came of it. Its token can only read. */
export async function repairStage(
  typed: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps & { readonly saveHandover: (text: string) => Promise<void> },
): Promise<CommandOutcome> {
  const authorised = await authorise(typed, deps);
  if (authorised.kind !== 'command' || !needsModel(authorised.command)) return noFix;
  const { command } = authorised;
  const result = await (command.name === 'fix'
    ? repairAsked(typed, command, settings, deps)
    : talkAsked(typed, command, settings, deps));
  const { place, id } = typed;
  const text = renderHandover({ place, id }, result);
  await deps.saveHandover(text);
  return {
    decision: 'handed-over',
    reasonCode: result.kind === 'refused' ? result.refusal.reasonCode : result.kind,
    message: `${command.name} ended as ${result.kind}`,
    handoverDigest: digestOf(text),
  };
}

/** Another stage has told its author why. */
export const noFix: CommandOutcome = {
  decision: 'refused',
  reasonCode: 'no-fix',
  message: 'nothing to do: the comment asks for nothing that its author may ask for here',
};
