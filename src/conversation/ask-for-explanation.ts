import { ModelError } from '../domain/errors.ts';
import { delimited } from '../repair/delimited.ts';
import { estimateTokens } from '../repair/estimate-tokens.ts';
import type { ChatMessage, LanguageModel } from '../repair/language-model.ts';
import { plainLine } from '../repair/plain-line.ts';
import { fillPrompt } from '../repair/prompt-text.ts';
import type { Explanation } from '../review/explanation/explanation.ts';
import { type ModelPart, stateLines } from '../review/explanation/render-explanation.ts';
import { quoted } from '../review/message.ts';
import { checkClaims } from './check-claims.ts';
import type { KnownFacts } from './known-facts.ts';

export interface ExplainPrompts {
  readonly system: string;
  /** With `{{facts}}` and `{{source}}`. */
  readonly question: string;
}

export interface AskOptions {
  readonly temperature: number;
  readonly timeoutSeconds: number;
  /** For the source. */
  readonly sourceTokens: number;
}

/**
 * Asks a model for an explanation and keeps the sentences of which no claim contradicts the facts. An endpoint that
 * fails takes nothing from the explanation that is there: what happened is a note.
 */
export async function askForExplanation(
  model: LanguageModel,
  explanation: Explanation,
  facts: KnownFacts,
  prompts: ExplainPrompts,
  { temperature, timeoutSeconds, sourceTokens }: AskOptions,
): Promise<ModelPart> {
  const messages = messagesFor(explanation, facts, prompts, sourceTokens);
  try {
    const { text, finish } = await model.ask({ messages, temperature, timeoutSeconds });
    const { kept, dropped } = checkClaims(text, facts);
    const cut = finish === 'length' ? ['The answer was cut at the model’s limit.'] : [];
    return { sentences: kept, notes: [countNote(model.name, kept.length, dropped.length), ...cut] };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { sentences: [], notes: [`${quoted(model.name)} gave no answer: ${error.message}.`] };
  }
}

/** The explanation without a model is the grounding of the one with it. */
function messagesFor(
  explanation: Explanation,
  facts: KnownFacts,
  { system, question }: ExplainPrompts,
  sourceTokens: number,
): readonly ChatMessage[] {
  const values = {
    facts: delimited(factLines(explanation), '', 'fenced'),
    source: delimited(numberedLines(facts, sourceTokens), 'c', 'fenced'),
  };
  return [
    { role: 'system', content: fillPrompt('explain-system', system, {}) },
    { role: 'user', content: fillPrompt('explain', question, values) },
  ];
}

/** The lines around the violated one that fit, as many below it as above. */
function numberedLines({ source, line }: KnownFacts, tokens: number): string {
  const numbered = source.map((text, index) => plainLine(`${index + 1}: ${text}`));
  let kept = numbered.slice(line - 1, line);
  for (let distance = 1; distance < numbered.length; distance++) {
    const wider = numbered.slice(Math.max(0, line - 1 - distance), line + distance);
    if (estimateTokens(wider.join('\n')) > tokens) break;
    kept = wider;
  }
  return kept.join('\n');
}

function factLines(explanation: Explanation): string {
  const { summary, inputs, assumptions, guard } = explanation;
  return [
    summary,
    ...inputs.map((one) => `input: ${one}`),
    ...assumptions.map((one) => `taken for granted: ${one}`),
    ...stateLines(explanation),
    guard.text,
  ]
    .map(plainLine)
    .join('\n');
}

function countNote(name: string, kept: number, dropped: number): string {
  const total = kept + dropped;
  if (total === 0) return `${quoted(name)} gave an empty answer.`;
  if (dropped === 0) return `Written by ${quoted(name)}: no sentence contradicts the trace.`;
  return `Written by ${quoted(name)}: ${dropped} of ${total} sentences dropped, since they contradict the trace or nothing bears them out.`;
}
