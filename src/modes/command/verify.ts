import type { ConfigInput } from '../../config/config.ts';
import { CodeHostError, VerifierError } from '../../domain/errors.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import { refusedReply } from '../../review/command/fix-replies.ts';
import { reply } from '../../review/command/replies.ts';
import { type Headline, headline } from '../../review/headline.ts';
import { type GateOutcome, gate } from '../gate.ts';
import type { CommandDeps, CommandOutcome } from './command-deps.ts';
import { type Answer, type CommandTalk, sayMeanwhile } from './talk.ts';

/** Runs the gate once more on the head of the pull request. */
export async function verify(talk: CommandTalk, settings: ConfigInput, deps: CommandDeps): Promise<Answer> {
  const { typed } = talk;
  const pull = await deps.host.pullRequest(typed.number);
  if (pull.state === 'closed') {
    const outcome = {
      decision: 'refused',
      reasonCode: 'closed',
      message: 'the pull request is closed',
    } as const;
    return { reply: refusedReply({ reasonCode: 'closed' }, deps.links), outcome, isDone: false };
  }
  const { headSha } = pull;
  await sayMeanwhile(
    talk,
    reply('⏳', `**Verifying** \`${headSha.slice(0, 7)}\`. [The run](${deps.runUrl}) shows how far it is.`),
    'running',
    deps,
  );
  const result = await gate({ event: 'pull-request', number: typed.number, headSha }, settings, deps);
  const { icon, text } = headlineOf(result);
  return {
    reply: reply(icon, `**Verified** \`${headSha.slice(0, 7)}\`: ${text}.`, notTheCheck),
    outcome: { decision: 'verified', reasonCode: 'ok', message: text, conclusion: result.conclusion },
    isDone: true,
  };
}

const notTheCheck =
  'The comments and the summary are up to date. The check of the pull request is another run: it stays as it is until ' +
  'that job runs again.';

/** Verifies the commit of a fix as the gate does, comments included; null where that failed, which changes no fix. */
export async function reverify(
  number: number,
  headSha: string,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<Headline | null> {
  try {
    return headlineOf(await gate({ event: 'pull-request', number, headSha }, settings, deps));
  } catch (error) {
    if (!(error instanceof CodeHostError) && !(error instanceof VerifierError)) throw error;
    deps.log(`the new commit was not verified again: ${error.message}`);
    return null;
  }
}

function headlineOf({ report, policy }: GateOutcome): Headline {
  return headline(report, policy);
}

/** The job after a push: brings the comments and the check of our own up to the new head, which no workflow may do. */
export async function verifyStage(
  { number }: TypedComment,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<CommandOutcome> {
  const { headSha } = await deps.host.pullRequest(number);
  const { conclusion } = await gate({ event: 'pull-request', number, headSha }, settings, deps);
  return { decision: 'verified', reasonCode: 'ok', message: `verified ${headSha}`, conclusion };
}
