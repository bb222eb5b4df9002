import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  normaliseStatement
} from "./chunk-5EE6CI4H.js";

// src/review/told-property.ts
import { createHash } from "node:crypto";
function toldProperty(finding, base) {
  const { property, bound } = finding.counterexample;
  return {
    kind: property.kind,
    bound,
    origin: finding.origin,
    function: hashedName(property.location.function ?? ""),
    start: hashedName(finding.entry),
    statement: hashedStatement(finding.statement),
    passingBase: finding.status === "introduced" ? base : null
  };
}
function hashedName(name) {
  return createHash("sha256").update(name).digest("hex").slice(0, 16);
}
function hashedStatement(text) {
  return hashedName(normaliseStatement(text));
}

// src/review/reason-gone.ts
function reasonGone(earlier, evidence) {
  const { path, property } = earlier;
  if (evidence.findings.some(({ fingerprint }) => fingerprint === earlier.fingerprint)) return null;
  if (isTold(earlier, evidence.renames?.get(path), evidence)) return "moved";
  if (evidence.deleted.has(path)) return isOpenElsewhere(property, evidence) ? null : "file-deleted";
  if (property === null) return null;
  if (passes(path, property, evidence)) return "passes";
  if (unitHolds(path, property, evidence)) return "holds";
  return isAsBefore(path, property, evidence) ? "as-before" : null;
}
function isTold({ property }, path, { findings }) {
  return findings.some((finding) => {
    const isThere = finding.counterexample.property.location.file === path;
    return isThere && property !== null && isSameStatement(finding, property);
  });
}
function passes(path, property, { held, findings }) {
  if (findings.some((finding) => isIn(finding, path) && isSameStatement(finding, property))) return false;
  return held.some(
    (one) => one.file === path && one.kind === property.kind && one.origin === property.origin && hashedName(one.function) === property.function && hashedStatement(one.statement) === property.statement && reaches(one.bound, property.bound)
  );
}
function unitHolds(path, property, evidence) {
  const { units, functions, findings } = evidence;
  const own = units.filter(
    ({ unit }) => unit.file === path && unit.origin === property.origin && (hashedName(unit.entry) === property.start || unit.functions.map(hashedName).includes(property.function))
  );
  const verdicts = functions.filter(
    ({ file, name }) => file === path && hashedName(name) === property.function
  );
  return own.length > 0 && own.every((unit) => holds(unit, property.bound)) && verdicts.every(({ verdict }) => verdict === "proved" || verdict === "bounded") && !findings.some((finding) => isIn(finding, path) && isSameFunction(finding, property));
}
function isAsBefore(path, property, evidence) {
  return property.passingBase !== null && property.passingBase === evidence.base && evidence.renames !== null && !evidence.renames.has(path) && !evidence.touched.has(path) && !isOpenElsewhere(property, evidence);
}
function isOpenElsewhere(property, { functions, findings }) {
  if (property === null) return false;
  const isUndecided = functions.some(
    ({ name, verdict }) => hashedName(name) === property.function && (verdict === "unknown" || verdict === "not-checked")
  );
  return isUndecided || findings.some((finding) => isSameStatement(finding, property));
}
function holds({ verdict, bound }, wanted) {
  return verdict === "proved" || verdict === "bounded" && bound !== null && reaches(bound, wanted);
}
function reaches(bound, wanted) {
  return bound === null || wanted !== null && bound >= wanted;
}
function isIn({ counterexample }, path) {
  return counterexample.property.location.file === path;
}
function isSameStatement(finding, property) {
  return isSameFunction(finding, property) && hashedStatement(finding.statement) === property.statement;
}
function isSameFunction({ counterexample }, { kind, function: name }) {
  const { location, kind: found } = counterexample.property;
  return found === kind && hashedName(location.function ?? "") === name;
}

export {
  toldProperty,
  reasonGone
};
