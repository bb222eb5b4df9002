import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  messageParts,
  requirementOf
} from "./chunk-DBZTPTUJ.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";
import {
  isUndecided
} from "./chunk-ELVJMEME.js";

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
function isExpired({ expires }, { today: today2 = null }) {
  return expires !== null && today2 !== null && expires < today2;
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

// src/review/terminal-style.ts
function terminalStyle(hasColor) {
  const style = (start, end) => (text) => hasColor && text !== "" ? `\x1B[${start}m${text}\x1B[${end}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    yellow: style(33, 39),
    green: style(32, 39),
    cyan: style(36, 39)
  };
}
var codes = /\u001b\[\d+m/g;
function withoutStyle(text) {
  return text.replace(codes, "");
}
function messageTerminal(message, { cyan }, hasColor) {
  return messageParts(message).map(({ kind, text }) => kind === "text" ? text : hasColor ? cyan(text) : `\`${text}\``).join("");
}

// src/today.ts
function today() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}

// src/review/verdict-words.ts
function verdictWords(result) {
  const because = result.reason === null || result.reason === "" ? "" : `: ${plainText(result.reason, 300)}`;
  switch (result.verdict) {
    case "failed":
      return { icon: "❌", mark: "✗", text: "bug found" };
    case "proved":
      return {
        icon: "✅",
        mark: "✓",
        text: "proved: none of the checked bugs can happen, whatever the inputs"
      };
    case "bounded":
      return {
        icon: "◐",
        mark: "~",
        text: boundedText(result.bound ?? null, result.reason)
      };
    case "unknown":
      return { icon: "⚠️", mark: "?", text: `no answer${because}` };
    case "not-checked":
      return { icon: "⚠️", mark: "?", text: `not checked${because}` };
  }
}
function boundedText(bound, reason) {
  if (reason === null) return `no bug found ${loopBound(bound)}; longer runs were not checked`;
  const loops = bound === null ? "" : ` ${loopBound(bound)}`;
  return `no bug found${loops}, ${plainText(reason, 300)}; more was not checked`;
}
function loopBound(bound) {
  if (bound === null) return "within the bound that was searched";
  return `with loops running at most ${bound === 1 ? "once" : `${bound} times`}`;
}

// src/review/undecided-subjects.ts
function undecidedSubjects(report) {
  return [
    ...undecidedFunctions(report).map((result) => ({ ...result, text: verdictWords(result).text })),
    ...undecidedUnits(report).map((result) => {
      return { name: result.unit.entry, file: result.unit.file, text: verdictWords(result).text };
    })
  ];
}

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
  triageFindings,
  verdictWords,
  loopBound,
  undecidedSubjects,
  jsonText,
  terminalStyle,
  withoutStyle,
  messageTerminal,
  today
};
