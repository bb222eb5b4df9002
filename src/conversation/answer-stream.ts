import { checkPiece, longestAnswer } from './check-claims.ts';
import type { ClaimRule } from './claim-rule.ts';
import type { KnownFacts } from './known-facts.ts';
import { type AnswerPiece, sentencesOf } from './sentences.ts';

/** A sentence of an answer, or a block of code, as it is held against the facts. */
export interface CheckedPiece extends AnswerPiece {
  /** As a message; empty where nothing of it can be shown. */
  readonly sentence: string;
  /** What speaks against it; null where nothing does. */
  readonly why: string | null;
}

export interface AnswerStream {
  push(text: string): void;
  /** Once the answer is there as a whole: its last sentence is looked at too. */
  end(): readonly CheckedPiece[];
}

/** Holds an answer against the facts while it comes, a sentence as soon as it is whole. */
export function answerStream(
  facts: KnownFacts,
  rules: readonly ClaimRule[],
  show: (piece: CheckedPiece) => void,
): AnswerStream {
  let text = '';
  const checked: CheckedPiece[] = [];
  const look = (isWhole: boolean) => {
    const pieces = sentencesOf(text.slice(0, longestAnswer));
    for (const piece of pieces.slice(checked.length, isWhole ? pieces.length : -1)) {
      const one = { ...piece, ...checkPiece(piece, facts, rules) };
      checked.push(one);
      if (one.sentence !== '') show(one);
    }
  };
  return {
    push: (piece) => {
      text += piece;
      // Nothing is whole before a sentence ends.
      if (/[.!?\n]/.test(piece) || /\s$/.test(piece)) look(false);
    },
    end: () => {
      look(true);
      return checked;
    },
  };
}
