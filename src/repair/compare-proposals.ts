import type { Acceptance } from './acceptance.ts';
import type { Candidate } from './candidate.ts';
import { editSize } from './edit-size.ts';

interface Proposal {
  readonly candidate: Candidate;
  readonly acceptance: Acceptance;
}

/**
 * An order in which the one that changes the least of what the program does comes first: behaviour that was compared
 * before what was not, then the order in which they were proposed, then the smaller edit. How small an edit is says
 * little about what it does: `>` in place of `<` is the smallest of all.
 * @param proposed the likeliest first; those that are not in it count by their size alone
 */
export function compareProposals(proposed: readonly Candidate[]): (one: Proposal, other: Proposal) => number {
  return (one, other) => {
    const [left, right] = [editSize(one.candidate.patch), editSize(other.candidate.patch)];
    return (
      Number(isCompared(other.acceptance)) - Number(isCompared(one.acceptance)) ||
      proposed.indexOf(one.candidate) - proposed.indexOf(other.candidate) ||
      left.lines - right.lines ||
      left.characters - right.characters
    );
  };
}

/** Whether old and new were run side by side, and did the same. */
export function isCompared(acceptance: Acceptance): boolean {
  return acceptance.verdict === 'accepted' && acceptance.behaviour === 'kept';
}
