import type { ModelReply } from './language-model.ts';

/** What one repair may cost; null is no limit. */
export interface Budget {
  /** Replies of the model. */
  readonly attempts: number;
  /** Sent and received together. */
  readonly tokens: number | null;
  /** US dollars. */
  readonly dollars: number | null;
  /** US dollars for a million tokens; null where nobody knows them. */
  readonly prices: { readonly input: number; readonly output: number } | null;
  /** Wall time for everything, verification included. */
  readonly seconds: number;
  /** What the model takes at once, its answer included. */
  readonly contextTokens: number;
}

/** What a repair has cost. */
export interface Spending {
  /** Answers of the model, those that could not be read too; what it asks of tools before one is none. */
  readonly replies: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** US dollars; null where no price is known. */
  readonly dollars: number | null;
  readonly seconds: number;
}

/** Tokens of a call, before it is made or after. */
export interface CallTokens {
  readonly prompt: number;
  readonly completion: number;
}

export interface BudgetStop {
  readonly limit: 'attempts' | 'context' | 'tokens' | 'money' | 'time';
  /** A sentence for people. */
  readonly message: string;
}

export const nothingSpent: Spending = {
  replies: 0,
  promptTokens: 0,
  completionTokens: 0,
  dollars: null,
  seconds: 0,
};

/** Which limit the next call would break, by an estimate of its tokens; null when it may be made. The only check. */
export function budgetStop(budget: Budget, spent: Spending, next: CallTokens): BudgetStop | null {
  const nextTokens = next.prompt + next.completion;
  const tokens = spent.promptTokens + spent.completionTokens + nextTokens;
  const dollars = (spent.dollars ?? 0) + (priceOf(next, budget) ?? 0);
  if (spent.replies >= budget.attempts)
    return { limit: 'attempts', message: `${budget.attempts} answers of the model were tried.` };
  if (spent.seconds >= budget.seconds)
    return { limit: 'time', message: `The ${budget.seconds} seconds for a repair are over.` };
  if (budget.dollars !== null && dollars > budget.dollars)
    return {
      limit: 'money',
      message: `Another call would cost more than what is left of ${budget.dollars} dollars.`,
    };
  if (budget.tokens !== null && tokens > budget.tokens)
    return {
      limit: 'tokens',
      message: `Another call would take more than what is left of ${budget.tokens} tokens.`,
    };
  if (nextTokens > budget.contextTokens)
    return {
      limit: 'context',
      message: `The code does not fit into the ${budget.contextTokens} tokens that the model is said to take; see \`model-context\`.`,
    };
  return null;
}

/** Adds a reply; where the endpoint does not count tokens, the estimate is charged. */
export function charge(
  spent: Spending,
  { tokens, calls }: Pick<ModelReply, 'tokens' | 'calls'>,
  estimate: CallTokens,
  budget: Budget,
): Spending {
  const { prompt, completion } = tokens ?? estimate;
  const price = priceOf({ prompt, completion }, budget);
  return {
    ...spent,
    replies: spent.replies + (calls === undefined ? 1 : 0),
    promptTokens: spent.promptTokens + prompt,
    completionTokens: spent.completionTokens + completion,
    dollars: price === null ? spent.dollars : (spent.dollars ?? 0) + price,
  };
}

function priceOf({ prompt, completion }: CallTokens, { prices }: Budget): number | null {
  return prices === null ? null : (prompt * prices.input + completion * prices.output) / 1_000_000;
}
