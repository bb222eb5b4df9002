import type { Finding } from '../../domain/finding.ts';

/** What came of a question, or of the wish for an explanation, before anything is posted. */
export interface Answered {
  readonly kind: 'answered';
  readonly asked: 'explain' | 'ask';
  readonly finding: Finding;
  readonly isFailing: boolean;
  /** The commit that was verified. */
  readonly head: string;
  /** Of the model, as far as the facts bear them out; empty where none was asked. */
  readonly sentences: readonly string[];
  /** What was not shown, or why there is no answer: messages. */
  readonly notes: readonly string[];
  /** That the answer took, or the part of one that came. */
  readonly promptTokens: number;
  readonly completionTokens: number;
}
