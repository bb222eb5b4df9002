import { describe, expect, test } from 'vitest';
import { type Budget, budgetStop, charge, nothingSpent, type Spending } from '../../src/repair/budget.ts';

const budget: Budget = {
  attempts: 3,
  tokens: null,
  dollars: null,
  prices: { input: 1, output: 10 },
  seconds: 60,
  contextTokens: 8000,
};
const next = { prompt: 1000, completion: 100 };
const spent = (over: Partial<Spending>): Spending => ({ ...nothingSpent, ...over });

describe('a call is made', () => {
  test('while all budgets last', () => {
    expect(budgetStop(budget, nothingSpent, next)).toBeNull();
    // 1000 tokens at 1 dollar and 100 at 10 dollars a million.
    expect(budgetStop({ ...budget, dollars: 0.002 }, nothingSpent, next)).toBeNull();
    expect(budgetStop({ ...budget, tokens: 1100 }, nothingSpent, next)).toBeNull();
  });

  test.each([
    ['attempts', budget, spent({ replies: 3 })],
    ['time', budget, spent({ seconds: 60 })],
    ['money', { ...budget, dollars: 0.002 }, spent({ dollars: 0.000_001 })],
    ['money', { ...budget, dollars: 0 }, nothingSpent],
    ['tokens', { ...budget, tokens: 2000 }, spent({ promptTokens: 500, completionTokens: 401 })],
    ['context', { ...budget, contextTokens: 1099 }, nothingSpent],
  ] as const)('unless it would break the limit of %s', (limit, given, already) => {
    expect(budgetStop(given, already, next)).toMatchObject({ limit });
  });
});

describe('a reply is charged', () => {
  test('with what the endpoint counted', () => {
    const first = charge(nothingSpent, { tokens: { prompt: 500, completion: 50 } }, next, budget);
    expect(charge(first, { tokens: { prompt: 500, completion: 50 } }, next, budget)).toMatchObject({
      replies: 2,
      promptTokens: 1000,
      completionTokens: 100,
      dollars: 0.002,
    });
  });

  test('with the estimate where it counts nothing', () => {
    expect(charge(nothingSpent, { tokens: null }, next, budget)).toMatchObject({
      promptTokens: 1000,
      completionTokens: 100,
    });
  });

  test('without money where no price is known', () => {
    expect(charge(nothingSpent, { tokens: null }, next, { ...budget, prices: null }).dollars).toBeNull();
  });
});
