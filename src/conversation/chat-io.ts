/** The terminal of a chat, or what is piped into it. */
export interface ChatIo {
  /** Whether a person sits there who may type, see colours and stop an answer. */
  readonly isTerminal: boolean;
  readonly hasColor: boolean;
  /** Columns. */
  readonly width: number;
  /** The next line; null at the end of the input. */
  read(): Promise<string | null>;
  write(text: string): void;
  /** Runs something that Ctrl-C may end, which ends nothing else. */
  interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Where a chat is kept: each part is there as soon as it is known. */
export interface Transcript {
  append(who: 'you' | 'model' | 'esbmc-action', text: string): Promise<void>;
}
