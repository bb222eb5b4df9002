import type { Finding } from '../domain/finding.ts';

/** Why a candidate is rejected: the name of the first step that it fails, in the order in which they are taken. */
export const rejectionReasons = [
  'malformed-reply',
  'does-not-apply',
  'forbidden-edit',
  'does-not-compile',
  'still-fails',
  'new-failure',
  'caller-fails',
  'undecided',
  'property-lost',
  'vacuous',
  'crashes',
  'behaviour-changed',
  'tests-fail',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/** What one step of the acceptance looked at; a reviewer reads these to trust a fix. */
export interface Evidence {
  readonly step:
    | 'edit'
    | 'compile'
    | 'property'
    | 'unit'
    | 'callers'
    | 'reached'
    | 'replay'
    | 'behaviour'
    | 'tests';
  readonly outcome: 'passed' | 'failed' | 'not-run';
  /** One sentence, for example `the unit holds for up to 50 loop iterations (before: failed at 3)`. */
  readonly detail: string;
}

interface Judged {
  readonly evidence: readonly Evidence[];
}

export interface Accepted extends Judged {
  readonly verdict: 'accepted';
  /** Up to which bound the unit holds; null for a proof. */
  readonly bound: number | null;
  /** `not-compared` where nothing may be run or nothing could be compared, which the fix says. */
  readonly behaviour: 'kept' | 'not-compared';
}

export interface Rejected extends Judged {
  readonly verdict: 'rejected';
  readonly reason: RejectionReason;
  /** One sentence. */
  readonly detail: string;
  /** What the verifier finds with the patch applied, for the next attempt; null where it was not asked. */
  readonly finding: Finding | null;
  /** True where the patch may still be shown as a suggestion, marked so; it is never pushed. */
  readonly isSuggestable: boolean;
}

/** A patch is accepted, never called correct. */
export type Acceptance = Accepted | Rejected;
