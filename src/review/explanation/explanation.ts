import type { Finding } from '../../domain/finding.ts';
import type { PropertyKind } from '../../domain/property-kind.ts';
import { certainty } from '../certainty.ts';
import { kindTitles } from '../kind-titles.ts';
import { readableAssignments } from '../readable-assignment.ts';
import { requiresProposal } from '../requires-proposal.ts';
import type { LinesOf } from './file-lines.ts';
import { kindMeanings } from './kind-meaning.ts';
import { type MissingGuard, missingGuard } from './missing-guard.ts';
import { nextSteps, type ReadAt } from './next-steps.ts';
import { type StateSlice, stateSlice } from './state-slice.ts';

/** What a finding means, how the program gets there and what to do; texts are messages. */
export interface Explanation {
  readonly fingerprint: string;
  readonly file: string;
  readonly line: number;
  readonly function: string | null;
  readonly kind: PropertyKind;
  readonly title: string;
  /** The violated line, trimmed; empty when it could not be read. */
  readonly statement: string;
  readonly summary: string;
  readonly meaning: string;
  readonly certainty: readonly string[];
  readonly inputs: readonly string[];
  readonly assumptions: readonly string[];
  readonly states: StateSlice;
  readonly guard: MissingGuard;
  readonly next: readonly string[];
}

/** More inputs are the elements of an array. */
const shownInputs = 12;

/** Explains a finding from its counterexample and the sources alone; nothing is said that they do not show. */
export function explainFinding(
  finding: Finding,
  isFailing: boolean,
  linesOf: LinesOf,
  readAt: ReadAt = 'terminal',
): Explanation {
  const { property } = finding.counterexample;
  const guard = missingGuard(finding, linesOf);
  const proposal = requiresProposal(finding);
  return {
    fingerprint: finding.fingerprint,
    file: property.location.file,
    line: property.location.line,
    function: property.location.function,
    kind: property.kind,
    title: kindTitles[property.kind],
    statement: finding.statement,
    summary: finding.message,
    meaning: kindMeanings[property.kind],
    certainty: certainty(finding, isFailing),
    inputs: inputsOf(finding),
    assumptions: finding.assumptions,
    states: stateSlice(finding, linesOf),
    guard,
    next: [...nextSteps(finding, guard, readAt), ...(proposal === null ? [] : [proposal])],
  };
}

function inputsOf({ inputs, needsAllocationFailure }: Finding): readonly string[] {
  const all = readableAssignments(inputs);
  const left = all.length - shownInputs;
  return [
    ...all.slice(0, shownInputs),
    ...(left > 0 ? [`and ${left} more`] : []),
    ...(needsAllocationFailure ? ['an allocation that fails and returns NULL'] : []),
  ];
}
