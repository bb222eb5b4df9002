import type { ConfigInput } from '../../config/config.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import { beginTalk } from './answer-talk.ts';
import { answerWith } from './command.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { beginFix } from './fix.ts';

/**
 * The first of several jobs: answers everything that needs no model, and says that the rest has begun. It runs nothing of the
 * pull request, and its token may comment.
 */
export function startStage(
  typed: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<CommandOutcome> {
  return answerWith(typed, settings, deps, async (asked, talk) => {
    const busy = asked.name === 'fix' ? await beginFix(talk, deps) : await beginTalk(talk, deps);
    if (busy !== null) return busy;
    // It stays open: the last job closes it.
    deps.keepReply(null);
    return { decision: 'started', reasonCode: 'ok', message: `${asked.name} was begun` };
  });
}
