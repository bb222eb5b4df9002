import type { ConfigInput } from '../../config/config.ts';
import type { Command } from '../../review/command/command.ts';
import { reply } from '../../review/command/replies.ts';
import { runningFix } from '../../review/command/running-fix.ts';
import type { BodyBlock } from '../../review/fit-body.ts';
import type { CommandDeps } from './command-deps.ts';
import { deliverFix, refused } from './deliver-fix.ts';
import { repairAsked } from './repair-asked.ts';
import { type Answer, type CommandTalk, sayMeanwhile } from './talk.ts';
import { reverify } from './verify.ts';

/** Repairs a finding and brings the repair to the pull request, all in one job. */
export async function fix(
  asked: Command & { name: 'fix' },
  talk: CommandTalk,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<Answer> {
  const busy = await beginFix(talk, deps);
  if (busy !== null) return busy;
  const result = await repairAsked(talk.typed, asked, settings, deps);
  // Whoever pushed it may have ended before what people see was brought up to date.
  if (result.kind === 'refused' && result.refusal.reasonCode === 'already-fixed')
    await reverify(talk.typed.number, result.refusal.commit, settings, deps);
  const wish = { number: talk.typed.number, isSuggestOnly: asked.isSuggestOnly };
  return deliverFix(result, wish, deps, (sha) => reverify(talk.typed.number, sha, settings, deps));
}

/** Says that work has begun; an answer where somebody else's has. */
export async function beginFix(talk: CommandTalk, deps: CommandDeps): Promise<Answer | null> {
  const { number, place, id } = talk.typed;
  await sayMeanwhile(talk, working(deps.runUrl), 'fixing', deps);
  const other = await runningFix(number, { place, id }, deps.host);
  return other === null ? null : refused({ reasonCode: 'already-running', url: other.url }, deps);
}

function working(runUrl: string): readonly BodyBlock[] {
  return reply(
    '⏳',
    `**Working on a fix.** ESBMC verifies the latest commit, then repairs are tried and checked. This takes some minutes; [the run](${runUrl}) shows how far it is.`,
  );
}
