import type { Attempt } from './attempt.ts';
import type { ChatMessage, ModelReply } from './language-model.ts';

/** An attempt as it is kept, with what was said for it. */
export interface LoggedAttempt {
  /** Counted from 0, over all engines. */
  readonly index: number;
  /** The fingerprint of the finding. */
  readonly finding: string;
  readonly file: string;
  readonly engine: 'template' | 'model';
  readonly attempt: Attempt;
  /** Null for templates. */
  readonly exchange: {
    readonly model: string;
    readonly messages: readonly ChatMessage[];
    readonly reply: ModelReply;
  } | null;
}

/** The port to where attempts are kept: each is there as soon as it is known, so that nothing found is lost. */
export interface AttemptLog {
  append(logged: LoggedAttempt): Promise<void>;
}
