import type { TraceStep } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { namesIn } from './names-in.ts';
import { readableAssignments } from './readable-assignment.ts';

/** More rows are not read. */
export const shownRows = 30;

/** More assignments in one row are not read. */
const shownAssignments = 6;

/** Set as often as this, a variable counts a loop. */
const countingFrom = 3;

/** A line of the trace as it is shown: what was assigned at one place. */
type TraceRow =
  | {
      readonly kind: 'step';
      readonly location: Location;
      /** A message: code in backticks. */
      readonly text: string;
      /** True when it sets something that the violated line uses. */
      readonly feeds: boolean;
    }
  | { readonly kind: 'gap'; readonly steps: number };

/** The steps to a violation in their order; where there are too many, those that feed the violated line stay. */
export function traceRows(
  { counterexample, statement }: Pick<Finding, 'counterexample' | 'statement'>,
  limit: number = shownRows,
): readonly TraceRow[] {
  const feeds = feedsViolation({ counterexample, statement });
  const rows = stepsByPlace(withoutCounting(counterexample.steps, feeds)).map((steps) =>
    stepRow(steps, feeds),
  );
  const ranked = [...rows.filter((row) => !row.feeds), ...rows.filter((row) => row.feeds)];
  const kept = new Set(ranked.slice(-limit));
  const shown: TraceRow[] = [];
  let left = 0;
  for (const row of rows) {
    if (!kept.has(row)) {
      left++;
      continue;
    }
    if (left > 0) shown.push({ kind: 'gap', steps: left });
    left = 0;
    shown.push(row);
  }
  return left > 0 ? [...shown, { kind: 'gap', steps: left }] : shown;
}

/** Whether a step sets something that the violated line uses. */
export function feedsViolation({
  counterexample,
  statement,
}: Pick<Finding, 'counterexample' | 'statement'>): (step: TraceStep) => boolean {
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ''}`));
  return (step) => namesIn(step.assignment.variable).some((name) => used.has(name));
}

/**
 * The steps without the counting of loops, which would be most of them: of a plain number that the violated line does
 * not use and that is set again and again, the last value stays.
 */
function withoutCounting(
  steps: readonly TraceStep[],
  feeds: (step: TraceStep) => boolean,
): readonly TraceStep[] {
  const settings = new Map<string, TraceStep[]>();
  const nameOf = ({ location, assignment }: TraceStep) => `${location.function} ${assignment.variable}`;
  for (const step of steps) {
    const ofName = settings.get(nameOf(step));
    if (ofName === undefined) settings.set(nameOf(step), [step]);
    else ofName.push(step);
  }
  const isNumber = ({ assignment }: TraceStep) => /^-?\d+$/.test(assignment.value);
  return steps.filter((step) => {
    const ofName = settings.get(nameOf(step)) ?? [];
    const counts = ofName.length >= countingFrom && /^\w+$/.test(step.assignment.variable);
    return feeds(step) || !counts || !ofName.every(isNumber) || step === ofName.at(-1);
  });
}

type Steps = readonly [TraceStep, ...TraceStep[]];

/** Steps that set different variables on one line, one after the other, together. */
export function stepsByPlace(steps: readonly TraceStep[]): readonly Steps[] {
  const groups: [TraceStep, ...TraceStep[]][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group !== undefined && belongs(step, group)) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

function belongs({ location, assignment }: TraceStep, group: Steps): boolean {
  const first = group[0].location;
  return (
    location.file === first.file &&
    location.line === first.line &&
    location.function === first.function &&
    group.every((step) => step.assignment.variable !== assignment.variable)
  );
}

function stepRow(steps: Steps, feeds: (step: TraceStep) => boolean): TraceRow & { kind: 'step' } {
  const assignments = steps.map(({ assignment }) => assignment);
  const texts = readableAssignments(assignments);
  const more = texts.length > shownAssignments ? ', …' : '';
  return {
    kind: 'step',
    location: steps[0].location,
    text: `${texts.slice(0, shownAssignments).join(', ')}${more}`,
    feeds: steps.some(feeds),
  };
}
