import { ModelError } from '../domain/errors.ts';
import { converse, withoutTools } from '../repair/converse.ts';
import { delimited } from '../repair/delimited.ts';
import type { ChatMessage, LanguageModel } from '../repair/language-model.ts';
import type { ModelTools } from '../repair/model-tools.ts';
import type { Explanation } from '../review/explanation/explanation.ts';
import type { ModelPart } from '../review/explanation/render-explanation.ts';
import { quoted } from '../review/message.ts';
import { checkClaims } from './check-claims.ts';
import type { ConversationPrompts } from './conversation-prompts.ts';
import { factLines, numberedLines } from './grounding.ts';
import type { KnownFacts } from './known-facts.ts';

export interface AskOptions {
  readonly temperature: number;
  readonly timeoutSeconds: number;
  /** For the source. */
  readonly sourceTokens: number;
  /** Null or left out: the model has no tools. */
  readonly tools?: ModelTools | null;
}

export interface AskedExplanation extends ModelPart {
  /** Whether it is all that this model has to say: it answered to the end, with the tools that there are. */
  readonly isWhole: boolean;
}

/** Of a whole explanation, estimated. */
const answerTokens = 600;

/**
 * Asks a model for an explanation and keeps the sentences of which no claim contradicts the facts. An endpoint that
 * fails takes nothing from the explanation that is there: what happened is a note.
 */
export async function askForExplanation(
  model: LanguageModel,
  explanation: Explanation,
  facts: KnownFacts,
  prompts: ConversationPrompts,
  { temperature, timeoutSeconds, sourceTokens, tools = null }: AskOptions,
): Promise<AskedExplanation> {
  const messages = explanationMessages(explanation, facts, prompts, sourceTokens);
  try {
    const said = await converse<never>(() => ({ messages, temperature, timeoutSeconds }), {
      model,
      tools,
      contextTokens: sourceTokens * 2,
      completion: answerTokens,
      stop: () => null,
      charge: () => {},
    });
    if (said.kind !== 'answered') throw said.kind === 'failed' ? said.error : said.stop;
    const { text, finish } = said.reply;
    const { kept, dropped } = checkClaims(text, facts);
    const cut = finish === 'length' ? ['The answer was cut at the model’s limit.'] : [];
    const alone = said.refusesTools ? [withoutTools] : [];
    return {
      sentences: kept,
      notes: [countNote(model.name, kept.length, dropped.length), ...cut, ...alone],
      isWhole: kept.length + dropped.length > 0 && cut.length === 0 && alone.length === 0,
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const notes = [`${quoted(model.name)} gave no answer: ${error.message}.`];
    return { sentences: [], notes, isWhole: false };
  }
}

/** The explanation without a model is the grounding of the one with it. */
export function explanationMessages(
  explanation: Explanation,
  facts: KnownFacts,
  prompts: ConversationPrompts,
  sourceTokens: number,
): readonly ChatMessage[] {
  const values = {
    facts: delimited(factLines(explanation), '', 'fenced'),
    source: delimited(numberedLines(facts, sourceTokens), 'c', 'fenced'),
  };
  return [
    { role: 'system', content: prompts('explain-system') },
    { role: 'user', content: prompts('explain', values) },
  ];
}

export function countNote(name: string, kept: number, dropped: number): string {
  const total = kept + dropped;
  if (total === 0) return `${quoted(name)} gave an empty answer.`;
  if (dropped === 0) return `Written by ${quoted(name)}: no sentence contradicts the trace.`;
  return `Written by ${quoted(name)}: ${dropped} of ${total} sentences dropped, since they contradict the trace or nothing bears them out.`;
}
