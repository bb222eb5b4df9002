import { plainText } from '../review/plain-text.ts';
import type { ClaimRule } from './claim-rule.ts';
import { codeClaims } from './code-claims.ts';
import { conditionClaims } from './condition-claims.ts';
import type { KnownFacts } from './known-facts.ts';
import { lineClaims } from './line-claims.ts';
import { type AnswerPiece, sentencesOf } from './sentences.ts';
import { valueClaims } from './value-claims.ts';
import { verdictClaims } from './verdict-claims.ts';

export interface CheckedAnswer {
  /** One sentence each, as messages; no claim in them is contradicted by the facts. */
  readonly kept: readonly string[];
  readonly dropped: readonly { readonly sentence: string; readonly why: string }[];
}

/** "If `n` were 9, it would ..." says nothing about the run of the trace. */
const hypothetical = /^(?:if|suppose|assume|imagine|say|with any other)\b|\b(?:would|could|were)\b/i;

const unlessHypothetical =
  (rule: ClaimRule): ClaimRule =>
  (sentence, facts) =>
    hypothetical.test(sentence) ? null : rule(sentence, facts);

/** What may speak against an answer in a talk, where somebody may ask about other runs and other code too. */
export const traceRules: readonly ClaimRule[] = [
  verdictClaims,
  lineClaims,
  unlessHypothetical(valueClaims),
  unlessHypothetical(conditionClaims),
];

/** For an explanation: that names what the code does not have explains another code. */
export const allRules: readonly ClaimRule[] = [
  verdictClaims,
  lineClaims,
  valueClaims,
  conditionClaims,
  codeClaims,
];

/** More than this is no explanation. */
export const longestAnswer = 12_000;

/**
 * Holds an answer of a model against what is known, sentence by sentence. A sentence goes if one claim in it is false;
 * what is checked is the text that is shown, letter by letter.
 */
export function checkClaims(answer: string, facts: KnownFacts): CheckedAnswer {
  const kept: string[] = [];
  const dropped: { sentence: string; why: string }[] = [];
  for (const piece of sentencesOf(answer.slice(0, longestAnswer))) {
    const { sentence, why } = checkPiece(piece, facts, allRules);
    if (sentence === '') continue;
    if (why === null) kept.push(sentence);
    else dropped.push({ sentence, why });
  }
  return { kept, dropped };
}

/** One piece as a message, and why it must not be shown; null where nothing speaks against it. */
export function checkPiece(
  { text, isCode }: AnswerPiece,
  facts: KnownFacts,
  rules: readonly ClaimRule[],
): { readonly sentence: string; readonly why: string | null } {
  const sentence = plainText(text.normalize('NFKC'), 590).trim();
  if (sentence === '') return { sentence, why: null };
  if (isCode) return { sentence, why: 'it is code that nothing has verified' };
  const why = rules.reduce<string | null>((found, rule) => found ?? rule(sentence, facts), null);
  return { sentence, why };
}
