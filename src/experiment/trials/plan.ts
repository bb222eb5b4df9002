import type { Budget } from '../../repair/budget.ts';
import type { UnsafeSample } from './choose-samples.ts';
import { type Condition, conditionName } from './condition.ts';
import type { TrialRecord } from './trial-record.ts';

export interface Trial {
  /** Of condition, mutant and repetition: the same in every run. */
  readonly id: string;
  readonly sample: UnsafeSample;
  readonly condition: Condition;
  readonly repetition: number;
}

/** Every condition on every mutant, as often as asked; one mutant after the other, which is set up once. */
export function trialsOf(
  samples: readonly UnsafeSample[],
  conditions: readonly Condition[],
  repetitions: number,
): readonly Trial[] {
  const numbers = Array.from({ length: repetitions }, (_, repetition) => repetition);
  return samples.flatMap((sample) =>
    conditions.flatMap((condition) =>
      numbers.map((repetition) => ({
        id: trialId(sample.id, condition, repetition),
        sample,
        condition,
        repetition,
      })),
    ),
  );
}

export function trialId(mutant: string, condition: Condition, repetition: number): string {
  return `${mutant} | ${conditionName(condition)} | ${repetition}`;
}

export function idOfRecord({ mutant, condition, repetition }: TrialRecord): string {
  return trialId(mutant, condition, repetition);
}

export interface Plan {
  readonly trials: number;
  /** Those that no record is there of. */
  readonly missing: number;
  /** Calls of a model for the missing ones, at most: fewer where an early attempt is verified. */
  readonly calls: number;
  /** Tokens of the missing ones, at most. */
  readonly tokens: { readonly prompt: number; readonly completion: number };
  /** US dollars, at most; null where no price is known. */
  readonly dollars: number | null;
}

/** An answer to one line, and to a window: what the prompts ask for is about as long as what they show. */
const answerTokens = { 'one-line': 150, contextual: 2000, function: 800, whole: 4000 } as const;

/** The system's message, the template and the feedback beside the source. */
const promptTokens = 500;

/** What the missing trials will take at most, before any of it is paid for. */
export function planOf(
  trials: readonly Trial[],
  known: ReadonlySet<string>,
  { prices, contextTokens }: { readonly prices: Budget['prices']; readonly contextTokens: number },
): Plan {
  const missing = trials.filter(({ id }) => !known.has(id));
  let [calls, prompt, completion] = [0, 0, 0];
  for (const { condition } of missing) {
    if (condition.engine === 'templates') continue;
    const { attempts, source, history } = condition;
    const answer = Math.min(answerTokens[source], contextTokens / 2);
    const shown = source === 'one-line' ? 50 : Math.min(answerTokens[source], contextTokens / 2);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const earlier = history === 'latest' ? 0 : attempt * (promptTokens + shown + answer);
      prompt += Math.min(contextTokens, promptTokens + shown + earlier);
      completion += answer;
      calls += 1;
    }
  }
  const dollars = prices === null ? null : (prompt * prices.input + completion * prices.output) / 1_000_000;
  return {
    trials: trials.length,
    missing: missing.length,
    calls,
    tokens: { prompt: Math.round(prompt), completion: Math.round(completion) },
    dollars,
  };
}

/** A plan in words. */
export function planText({ trials, missing, calls, tokens, dollars }: Plan): string {
  const price = dollars === null ? 'no price is known' : `at most ${dollars.toFixed(2)} US dollars`;
  return (
    `${trials} trials, ${missing} of them to be made: at most ${calls} calls of a model, ` +
    `${tokens.prompt} tokens sent and ${tokens.completion} received, ${price}`
  );
}
