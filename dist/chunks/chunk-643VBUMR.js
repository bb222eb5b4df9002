import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  requirementOf
} from "./chunk-P2WQYPJN.js";
import {
  isUndecided
} from "./chunk-UV2L67PQ.js";

// src/domain/suppressions.ts
function suppressionOf(finding, policy) {
  const own = suppressionsFor(finding, policy);
  return own.find((suppression) => !isExpired(suppression, policy)) ?? null;
}
function expiredSuppressions(findings, policy) {
  const open = findings.filter((finding) => suppressionOf(finding, policy) === null);
  return [...new Set(open.flatMap((finding) => suppressionsFor(finding, policy)))];
}
function suppressionsFor({ fingerprint }, { suppressions = [] }) {
  return suppressions.filter((one) => one.fingerprint === fingerprint);
}
function isExpired({ expires }, { today = null }) {
  return expires !== null && today !== null && expires < today;
}

// src/domain/policy.ts
function isFailing(finding, policy) {
  if (policy.failOn === "never" || finding.status === "fixed") return false;
  if (suppressionOf(finding, policy) !== null) return false;
  if (finding.needsAllocationFailure && !allocationFailureFails(finding, policy)) return false;
  if (isUpToCallers(finding)) return false;
  if (finding.status === null) return true;
  if (policy.failOn === "any") return true;
  return finding.status === "introduced" && isTrusted(finding, policy);
}
function isUpToCallers({ origin, basePassed, counterexample }) {
  const { kind, comment } = counterexample.property;
  const isAsked = kind === "assertion" && requirementOf(comment) === null;
  return origin === "harness" && !basePassed && (kind === "overflow" || isAsked);
}
function conclude(report, policy) {
  if (report.findings.some((finding) => isFailing(finding, policy))) return "failure";
  return undecidedFunctions(report).length + undecidedUnits(report).length === 0 ? "success" : "neutral";
}
function failsJob(conclusion, policy) {
  return conclusion === "failure" || conclusion === "neutral" && policy.failOnUnknown;
}
function undecidedFunctions(report) {
  return report.functions.filter(({ verdict }) => isUndecided(verdict));
}
function undecidedUnits(report) {
  return report.units.filter(({ unit, verdict }) => {
    return isUndecided(verdict) && unit.functions.length === 0 && unit.isCaller !== true;
  });
}
function exitCodeOf(conclusion) {
  if (conclusion === "success") return 0;
  return conclusion === "failure" ? 1 : 2;
}
function allocationFailureFails(finding, policy) {
  if (policy.allocationFailure !== "report") return policy.allocationFailure === "fail";
  return finding.status === null || finding.basePassed;
}
function isTrusted(finding, policy) {
  return finding.origin === "entry" || finding.basePassed || policy.minTrust === "harness";
}

// src/review/json-text.ts
function jsonText(value) {
  return `${JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[")}
`;
}

// src/review/kind-titles.ts
var kindTitles = {
  "null-dereference": "Null pointer dereference",
  "out-of-bounds": "Out-of-bounds access",
  "use-after-free": "Use after free",
  "double-free": "Double free",
  "invalid-free": "Invalid free",
  "memory-leak": "Memory leak",
  uninitialised: "Uninitialised read",
  "division-by-zero": "Division by zero",
  overflow: "Arithmetic overflow",
  shift: "Undefined shift",
  "invalid-pointer": "Invalid pointer",
  alignment: "Misaligned access",
  assertion: "Assertion failure",
  other: "Property violation"
};

// src/review/triage-findings.ts
function triageFindings(findings, policy) {
  const of = (fate) => findings.filter((finding) => fateOf(finding, policy) === fate);
  const posted = of("posted").toSorted(
    (one, other) => urgency(one, policy) - urgency(other, policy) || byPlace(one, other)
  );
  return {
    posted,
    minor: of("minor"),
    existing: of("existing"),
    fixed: of("fixed"),
    ignored: of("ignored"),
    suppressed: of("suppressed")
  };
}
function fateOf(finding, policy) {
  if (finding.status === "fixed") return "fixed";
  if (suppressionOf(finding, policy) !== null) return "suppressed";
  if (isFailing(finding, policy)) return "posted";
  if (finding.needsAllocationFailure && policy.allocationFailure === "ignore") return "ignored";
  if (finding.status === "existing") return "existing";
  return finding.needsAllocationFailure || isUpToCallers(finding) ? "minor" : "posted";
}
function urgency(finding, policy) {
  if (isFailing(finding, policy)) return 0;
  return finding.status === "introduced" ? 1 : 2;
}
function byPlace(one, other) {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location);
  if (a === void 0 || b === void 0) return 0;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0) || (one.fingerprint < other.fingerprint ? -1 : 1);
}

export {
  suppressionOf,
  expiredSuppressions,
  isFailing,
  conclude,
  failsJob,
  undecidedFunctions,
  undecidedUnits,
  exitCodeOf,
  kindTitles,
  triageFindings,
  jsonText
};
