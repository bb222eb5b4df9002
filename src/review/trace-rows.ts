import type { TraceStep } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { namesIn } from './names-in.ts';
import { readableAssignments } from './readable-assignment.ts';

/** More rows are not read. */
export const shownRows = 30;

/** More assignments in one row are not read. */
const shownAssignments = 6;

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
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ''}`));
  const rows = byPlace(counterexample.steps).map((steps) => stepRow(steps, used));
  const kept = new Set(
    [...rows.filter(({ feeds }) => !feeds), ...rows.filter(({ feeds }) => feeds)].slice(-limit),
  );
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

type Steps = readonly [TraceStep, ...TraceStep[]];

/** Steps that set different variables on one line, one after the other, together. */
function byPlace(steps: readonly TraceStep[]): readonly Steps[] {
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

function stepRow(steps: Steps, used: ReadonlySet<string>): TraceRow & { kind: 'step' } {
  const assignments = steps.map(({ assignment }) => assignment);
  const texts = readableAssignments(assignments);
  const more = texts.length > shownAssignments ? ', …' : '';
  return {
    kind: 'step',
    location: steps[0].location,
    text: `${texts.slice(0, shownAssignments).join(', ')}${more}`,
    feeds: assignments.some(({ variable }) => namesIn(variable).some((name) => used.has(name))),
  };
}
