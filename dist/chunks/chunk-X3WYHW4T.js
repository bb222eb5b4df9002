import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/review/group-findings.ts
function groupFindings(findings) {
  const groups = [];
  for (const finding of findings) {
    const group = groups.find(({ lead }) => isSameCause(lead, finding));
    if (group === void 0) groups.push({ lead: finding, others: [] });
    else group.others.push(finding);
  }
  return groups;
}
function isSameCause(first, later) {
  const [one, other] = [first.counterexample, later.counterexample];
  const [place, otherPlace] = [one.property.location, other.property.location];
  if (one.property.kind !== other.property.kind || place.file !== otherPlace.file) return false;
  if (first.status !== later.status) return false;
  if (place.line === otherPlace.line) return true;
  if (place.function !== null && place.function === otherPlace.function && isSameAccess(first, later))
    return true;
  if (place.function === null || place.function !== otherPlace.function) return false;
  const goesThrough = other.steps.some(
    ({ location }) => location.file === place.file && location.line === place.line
  );
  return goesThrough || one.steps.length > 0 && isBeginning(one.steps, other.steps);
}
var nearLines = 3;
function isSameAccess(one, other) {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location.line);
  const isNear = Math.abs((a ?? 0) - (b ?? 0)) <= nearLines;
  if (!isNear || one.statement === other.statement) return false;
  const accesses = accessesIn(other.statement);
  return accessesIn(one.statement).some((access) => accesses.includes(access));
}
function accessesIn(statement) {
  return [...statement.matchAll(/[\w.]+(?:->[\w.]+)*\s*\[[^[\]]+\]/g)].map(
    ([access]) => access.replace(/\s+/g, "")
  );
}
function isBeginning(steps, all) {
  return steps.every((step, index) => {
    const other = all[index];
    return step.location.line === other?.location.line && step.assignment.variable === other.assignment.variable && step.assignment.value === other.assignment.value;
  });
}

export {
  groupFindings
};
