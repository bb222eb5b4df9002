import type { TypedComment } from '../../domain/trigger.ts';
import type { Command } from '../../review/command/command.ts';
import { parseCommand } from '../../review/command/parse-command.ts';
import { malformed, notAllowed, permissionUnknown } from '../../review/command/replies.ts';
import type { BodyBlock } from '../../review/fit-body.ts';
import { ask } from '../../review/host-answer.ts';
import type { CommandDeps } from './command-deps.ts';

export type Authorised =
  | { readonly kind: 'command'; readonly command: Command }
  /** Nothing to do with us. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reasonCode: string; readonly reply: readonly BodyBlock[] };

/** What a comment asks for, and whether its author may ask for it. Not knowing means no. */
export async function authorise(
  typed: TypedComment,
  { commands }: Pick<CommandDeps, 'commands'>,
): Promise<Authorised> {
  const command = parseCommand(typed.body, typed.threadId === null ? 'conversation' : 'thread');
  if (command === null) return { kind: 'none' };
  const may = await ask(() => commands.mayWrite(typed.author));
  if (!may.ok) return { kind: 'refused', reasonCode: 'permission-unknown', reply: permissionUnknown() };
  if (!may.value) return { kind: 'refused', reasonCode: 'not-allowed', reply: notAllowed() };
  if (command.name !== 'malformed') return { kind: 'command', command };
  return { kind: 'refused', reasonCode: 'malformed-command', reply: malformed(command.why) };
}
