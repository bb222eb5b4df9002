import type { Refusal } from './host-answer.ts';

/** Where a finding can be read in the end. */
export interface PostedFinding {
  /** Of the finding that its comment tells first. */
  readonly fingerprint: string;
  /** `job`: only in the job's summary and annotations. */
  readonly where: 'line' | 'file' | 'summary' | 'job';
  readonly action: 'created' | 'updated' | 'kept';
}

/** A thread of ours that is over, since its finding is gone. */
export interface SettledThread {
  readonly fingerprint: string;
  /** What the token allowed besides the answer. */
  readonly action: 'resolved' | 'hidden' | 'answered';
}

export interface PublishOutcome {
  /** One for each planned comment, whatever the host did. */
  readonly findings: readonly PostedFinding[];
  readonly settled: readonly SettledThread[];
  readonly summary: {
    readonly action: 'created' | 'updated' | 'kept' | 'none';
    readonly url: string | null;
  };
  /** Why something is only in the job's summary and annotations; null when the host took everything. */
  readonly refusal: Refusal | null;
  /** The same in a sentence for the log and the job's summary; empty when there is nothing to say. */
  readonly notes: readonly string[];
}
