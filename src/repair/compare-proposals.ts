import type { Acceptance } from './acceptance.ts';
import type { Candidate } from './candidate.ts';
import { editSize } from './edit-size.ts';

interface Proposal {
  readonly candidate: Candidate;
  readonly acceptance: Acceptance;
}

/** The smaller edit first, then the order in which they were proposed. */
export function compareEdits(proposed: readonly Candidate[]): (one: Candidate, other: Candidate) => number {
  return (one, other) => {
    const [left, right] = [editSize(one.patch), editSize(other.patch)];
    return (
      left.lines - right.lines ||
      left.characters - right.characters ||
      proposed.indexOf(one) - proposed.indexOf(other)
    );
  };
}

/**
 * An order in which the one that changes the least of what the program does comes first: behaviour that was compared
 * before what was not, then by `compareEdits`.
 */
export function compareProposals(proposed: readonly Candidate[]): (one: Proposal, other: Proposal) => number {
  const byEdit = compareEdits(proposed);
  return (one, other) => {
    const behaviour = Number(isCompared(other.acceptance)) - Number(isCompared(one.acceptance));
    return behaviour || byEdit(one.candidate, other.candidate);
  };
}

/** Whether old and new were run side by side, and did the same. */
export function isCompared(acceptance: Acceptance): boolean {
  return acceptance.verdict === 'accepted' && acceptance.behaviour === 'kept';
}
