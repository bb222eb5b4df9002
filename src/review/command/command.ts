/** What somebody asks for by a line in a pull request's conversation. */
export type Command =
  /** `finding` is a fingerprint or the beginning of one; null: the one that is meant by where it was typed. */
  | { readonly name: 'fix'; readonly finding: string | null; readonly isSuggestOnly: boolean }
  | { readonly name: 'verify' }
  | { readonly name: 'ignore'; readonly finding: string | null; readonly reason: string }
  | { readonly name: 'explain'; readonly finding: string | null }
  /** The only text of a comment that reaches a model. */
  | { readonly name: 'ask'; readonly question: string }
  | { readonly name: 'help' };

/** Typed like a command and none; `why` is a sentence of ours that quotes nothing. */
export interface MalformedCommand {
  readonly name: 'malformed';
  readonly why: string;
}

/** Where a comment stands: in the conversation, or as a reply in a thread of the diff. */
export type CommandPlace = 'conversation' | 'thread';

/** The rest of one line; longer ones are no questions. */
export const maxQuestionLength = 1000;

/** Longer ones are none that anybody reads again. */
export const maxReasonLength = 300;
