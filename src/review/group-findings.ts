import type { TraceStep } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';

/** Findings of one root cause: one comment tells all of them. */
export interface FindingGroup {
  readonly lead: Finding;
  readonly others: readonly Finding[];
}

/** Findings in the order given, those of the same root cause with the first of them. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups: { lead: Finding; others: Finding[] }[] = [];
  for (const finding of findings) {
    const group = groups.find(({ lead }) => isSameCause(lead, finding));
    if (group === undefined) groups.push({ lead: finding, others: [] });
    else group.others.push(finding);
  }
  return groups;
}

/**
 * The same place and kind; or later in the same function, where the trace goes through the first violation or is that
 * of the first one until there: the run went on after it, and met it again.
 */
function isSameCause(first: Finding, later: Finding): boolean {
  const [one, other] = [first.counterexample, later.counterexample];
  const [place, otherPlace] = [one.property.location, other.property.location];
  if (one.property.kind !== other.property.kind || place.file !== otherPlace.file) return false;
  if (first.status !== later.status) return false;
  if (place.line === otherPlace.line) return true;
  if (place.function !== null && place.function === otherPlace.function && isSameAccess(first, later))
    return true;
  if (place.function === null || place.function !== otherPlace.function) return false;
  const goesThrough = other.steps.some(
    ({ location }) => location.file === place.file && location.line === place.line,
  );
  return goesThrough || (one.steps.length > 0 && isBeginning(one.steps, other.steps));
}

/** Lines further apart are not read together. */
const nearLines = 3;

/** Lines next to each other that access the same element, `c[i]`, by different statements. */
function isSameAccess(one: Finding, other: Finding): boolean {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location.line);
  const isNear = Math.abs((a ?? 0) - (b ?? 0)) <= nearLines;
  if (!isNear || one.statement === other.statement) return false;
  const accesses = accessesIn(other.statement);
  return accessesIn(one.statement).some((access) => accesses.includes(access));
}

function accessesIn(statement: string): readonly string[] {
  return [...statement.matchAll(/[\w.]+(?:->[\w.]+)*\s*\[[^[\]]+\]/g)].map(([access]) =>
    access.replace(/\s+/g, ''),
  );
}

function isBeginning(steps: readonly TraceStep[], all: readonly TraceStep[]): boolean {
  return steps.every((step, index) => {
    const other = all[index];
    return (
      step.location.line === other?.location.line &&
      step.assignment.variable === other.assignment.variable &&
      step.assignment.value === other.assignment.value
    );
  });
}
