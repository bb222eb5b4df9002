/** Name of the file by which the analysis of a pull request hands its result to the workflow that may post it. */
export const transferFileName = 'esbmc-review.json';

/** Raised when the reader of a transfer would misunderstand, or refuse, what the writer of another version wrote. */
export const transferVersion = 1;

/** Where a stranger's file is too large to be read: ten times what a result with hundreds of findings takes. */
export const maxTransferBytes = 8 * 1024 * 1024;

/** What is found where the transfer should be. */
export type TransferFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reasonCode: 'not-a-file' | 'too-large' };
