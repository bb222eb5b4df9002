/** What a run showed that went wrong where a finding says, and a program with which to see it. */
export interface Reproducer {
  /** Who watched the run, for example `AddressSanitizer`. */
  readonly tool: string;
  /** The tool's own sentence, on one line. */
  readonly says: string;
  /** False where something else goes wrong in the run before, after which it goes on. */
  readonly isFirst: boolean;
  /** True where it was run with other inputs than the finding's, which can't be given to a program. */
  readonly hasOtherInputs?: boolean | undefined;
  /** C text with the commands for it at its top; null where it is longer than `maxReproducerBytes`. */
  readonly program: string | null;
}

/** The program, or null where it is too long. */
export function programToShow(text: string): string | null {
  return new TextEncoder().encode(text).length <= maxReproducerBytes ? text : null;
}

/** UTF-8. A comment holds four times as much; what is longer nobody reads, and it is offered as a file. */
export const maxReproducerBytes = 16 * 1024;
