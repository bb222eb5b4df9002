import type { Acceptance } from './acceptance.ts';
import type { Candidate } from './candidate.ts';
import { editSize } from './edit-size.ts';

interface Proposal {
  readonly candidate: Candidate;
  readonly acceptance: Acceptance;
}

/**
 * An order in which the one that changes the least of what the program does comes first: behaviour that was compared
 * before what was not, then the smaller edit, then the order in which they were proposed.
 */
export function compareProposals(proposed: readonly Candidate[]): (one: Proposal, other: Proposal) => number {
  return (one, other) => {
    const [left, right] = [editSize(one.candidate.patch), editSize(other.candidate.patch)];
    return (
      uncompared(one) - uncompared(other) ||
      left.lines - right.lines ||
      left.characters - right.characters ||
      proposed.indexOf(one.candidate) - proposed.indexOf(other.candidate)
    );
  };
}

function uncompared({ acceptance }: Proposal): 0 | 1 {
  return acceptance.verdict === 'accepted' && acceptance.behaviour === 'kept' ? 0 : 1;
}
