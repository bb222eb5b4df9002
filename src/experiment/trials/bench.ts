import type { Finding } from '../../domain/finding.ts';
import type { Candidate } from '../../repair/candidate.ts';
import type { RepairTask } from '../../repair/repair-task.ts';
import type { Oracle } from './trial-record.ts';

/** What ESBMC says of a patched program under the flags of the dataset, and the compiler before it. */
export interface Verification {
  readonly compiles: boolean;
  readonly isVerified: boolean;
  /** In a word or a sentence; null where it is verified. */
  readonly reason: string | null;
  /** What is found now; null where nothing is, or nothing is known. */
  readonly finding: Finding | null;
}

/** How far a verified patch gets. */
export interface Confirmation {
  readonly oracle: Oracle;
  /** `accepted`, or the reason of the rejection. */
  readonly acceptance: string;
}

/** One unsafe program, ready to be repaired. */
export interface Bench {
  readonly task: RepairTask;
  verify(candidate: Candidate): Promise<Verification>;
  /** The acceptance of the product on a patch that is verified. */
  confirm(candidate: Candidate): Promise<Confirmation>;
}

/** Sets up a program; `use` gets null where it is not found to be unsafe in the time that there is now. */
export type OpenBench = <Result>(
  program: { readonly file: string; readonly text: string; readonly includeDirs: readonly string[] },
  use: (bench: Bench | null) => Promise<Result>,
) => Promise<Result>;
