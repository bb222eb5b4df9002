import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import { answerWith } from './command.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { beginFix } from './fix.ts';

/**
 * The first of several jobs: answers everything that is no fix, and says that a fix has begun. It runs nothing of the
 * pull request, and its token may comment.
 */
export function startStage(
  typed: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<CommandOutcome> {
  return answerWith(typed, settings, deps, async (_asked, talk) => {
    const busy = await beginFix(talk, deps);
    if (busy !== null) return busy;
    // It stays open: the last job closes it.
    deps.keepReply(null);
    return { decision: 'started', reasonCode: 'ok', message: 'a fix was begun' };
  });
}
