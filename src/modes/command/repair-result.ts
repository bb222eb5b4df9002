import type { Finding } from '../../domain/finding.ts';
import type { SideInformation } from '../../domain/side-information.ts';
import type { Accepted, Rejected, RejectionReason } from '../../repair/acceptance.ts';
import type { Candidate } from '../../repair/candidate.ts';

/** Why a repair was not even tried. */
export type FixRefusal =
  | {
      readonly reasonCode:
        | 'closed'
        | 'branch-deleted'
        | 'head-moved'
        | 'no-finding'
        | 'finding-gone'
        | 'not-a-source'
        | 'no-engine';
    }
  /** No finding has that name, or several have, or none was named: these are there. */
  | { readonly reasonCode: 'unknown-finding' | 'which-finding'; readonly findings: readonly Finding[] }
  | { readonly reasonCode: 'already-running'; readonly url: string }
  /** By the head of the pull request. */
  | { readonly reasonCode: 'already-fixed'; readonly commit: string };

/** A candidate that was rejected, as it is told. */
export interface FailedAttempt {
  /** What it does, in words; null where there was no patch. */
  readonly title: string | null;
  readonly reason: RejectionReason;
  readonly detail: string;
}

/** What became of a finding, before anything is pushed. */
export type RepairResult =
  | { readonly kind: 'refused'; readonly refusal: FixRefusal }
  | {
      readonly kind: 'failed';
      readonly outcome: 'exhausted' | 'aborted';
      /** A sentence; null where the attempts say it. */
      readonly reason: string | null;
      readonly finding: Finding;
      readonly attempts: readonly FailedAttempt[];
      readonly side?: SideInformation | undefined;
    }
  | Repaired;

export interface Repaired {
  readonly kind: 'repaired';
  readonly finding: Finding;
  /** The commit that was verified, which the patch is for. */
  readonly head: string;
  readonly esbmcVersion: string;
  readonly candidate: Candidate;
  /** Rejected where it may be shown all the same, marked so. */
  readonly acceptance: Accepted | Rejected;
  /** What plugins left; left out where there are none. */
  readonly side?: SideInformation | undefined;
}
