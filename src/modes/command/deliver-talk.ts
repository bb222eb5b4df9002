import type { TypedComment } from '../../domain/trigger.ts';
import { refusedReply } from '../../review/command/fix-replies.ts';
import { askReply, explainReply } from '../../review/command/talk-replies.ts';
import { explainFinding } from '../../review/explanation/explanation.ts';
import { findingSources } from '../finding-sources.ts';
import type { DeliverDeps } from './command-deps.ts';
import type { FixRefusal } from './repair-result.ts';
import type { Answer } from './talk.ts';
import type { Answered } from './talk-result.ts';

/**
 * The reply with an answer. The explanation is made anew from the finding and the sources.
 * @param textAt the text of a file at the commit that was verified; null where there is none
 */
export async function deliverTalk(
  answered: Answered,
  { place, id }: Pick<TypedComment, 'place' | 'id'>,
  textAt: (file: string) => Promise<string | null>,
): Promise<Answer> {
  const { asked, finding, isFailing, head, sentences, notes, promptTokens, completionTokens } = answered;
  const { fingerprint } = finding;
  const { linesOf } = await findingSources(finding, textAt);
  const explanation = explainFinding(finding, isFailing, linesOf, 'pull-request');
  const model = { sentences, notes };
  const render = asked === 'ask' ? askReply : explainReply;
  const isAnswered = asked === 'explain' || sentences.length > 0;
  return {
    reply: render(explanation, model, head),
    marker: { kind: 'talk', command: { place, id }, fingerprint, promptTokens, completionTokens },
    outcome: {
      decision: asked === 'explain' ? 'explained' : 'answered',
      reasonCode: sentences.length > 0 ? 'ok' : 'without-model',
      message: `finding ${fingerprint}: ${asked}`,
    },
    isDone: isAnswered,
  };
}

export function refusedTalk(refusal: FixRefusal, { links }: Pick<DeliverDeps, 'links'>): Answer {
  const { reasonCode } = refusal;
  return {
    reply: refusedReply(refusal, links, 'explain'),
    outcome: { decision: 'refused', reasonCode, message: `nothing was answered: ${reasonCode}` },
    isDone: false,
  };
}
