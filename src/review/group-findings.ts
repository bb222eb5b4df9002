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

/** The same place and kind; or later in the same function, where the trace goes through the first violation. */
function isSameCause(first: Finding, later: Finding): boolean {
  const [one, other] = [first.counterexample.property, later.counterexample.property];
  if (one.kind !== other.kind || one.location.file !== other.location.file) return false;
  if (first.status !== later.status) return false;
  if (one.location.line === other.location.line) return true;
  const isSameFunction = one.location.function !== null && one.location.function === other.location.function;
  return (
    isSameFunction && later.counterexample.steps.some(({ location }) => isSameLine(location, one.location))
  );
}

function isSameLine(one: { file: string; line: number }, other: { file: string; line: number }): boolean {
  return one.file === other.file && one.line === other.line;
}
