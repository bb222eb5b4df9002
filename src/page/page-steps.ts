import type { Finding } from '../domain/finding.ts';
import { plainText } from '../review/plain-text.ts';
import { assignedValue, readableAssignments } from '../review/readable-assignment.ts';
import { feedsViolation, stepsByPlace } from '../review/trace-rows.ts';
import type { PageStep } from './page-data.ts';
import { pageFile } from './page-file.ts';
import { wordsOf, wordsOrNull } from './words.ts';

/** Nobody steps through more; of a longer trace the end is kept, which is where it goes wrong. */
const mostSteps = 400;

/** Of one step; an array that is filled at once. */
const mostSets = 64;

/** The states of a finding's trace, each with what was set there. */
export function pageSteps(finding: Finding): {
  readonly stepsLeftOut: number;
  readonly steps: readonly PageStep[];
} {
  const feeds = feedsViolation(finding);
  const groups = stepsByPlace(finding.counterexample.steps);
  const shown = groups.slice(-mostSteps);
  const steps = shown.map((group) => {
    const [{ location }] = group;
    const assignments = group.map(({ assignment }) => assignment);
    return {
      ...{ file: pageFile(location.file), line: location.line },
      function: location.function === null ? null : plainText(location.function, 80),
      says: wordsOf(readableAssignments(assignments).join(', ')),
      feeds: group.some(feeds),
      sets: assignments.slice(0, mostSets).map((assignment) => ({
        name: plainText(assignment.variable, 80),
        value: wordsOrNull(assignedValue(assignment)),
      })),
    };
  });
  return { stepsLeftOut: groups.length - shown.length, steps };
}
