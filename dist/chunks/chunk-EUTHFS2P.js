import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  isUndecided
} from "./chunk-LKEAQ6IY.js";

// src/domain/requirement.ts
var label = "esbmc-requires:";
function requirementComment({ function: name, condition }) {
  return `${label} ${name}: ${condition}`;
}
function requirementOf(comment) {
  const [, name, condition] = /^esbmc-requires: (\w+): (.+)$/.exec(comment) ?? [];
  return name === void 0 || condition === void 0 ? null : { function: name, condition };
}

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

// src/review/longest-backtick-run.ts
function longestBacktickRun(text) {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}

// src/review/markdown-literal.ts
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "|": "&#124;",
  $: "&#36;"
};
function markdownLiteral(text) {
  return text.replace(/[\\`*_{}[\]()!~#]/g, "\\$&").replace(/[&<>|$]/g, (character) => entities[character] ?? "");
}

// src/review/redact-tokens.ts
var tokenShapes = [
  /\bgh[a-z]_[A-Za-z0-9]{16,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{16,}/g,
  /\b(?:sk|pk|rk)-[A-Za-z0-9_-]{16,}/g,
  /\bglpat-[A-Za-z0-9_-]{16,}/g,
  /\bxox[a-z]-[A-Za-z0-9-]{10,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g
];
function redactTokens(text) {
  return tokenShapes.reduce((redacted, shape) => redacted.replace(shape, "[redacted]"), text);
}

// src/review/plain-text.ts
var defaultTextLength = 400;
var terminalSequences = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is what this is for
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g
);
function plainText(text, maxLength = defaultTextLength) {
  const line = text.replace(terminalSequences, "").replace(/\s+/gu, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800\u3164\uffa0\u115f\u1160]/gu, "�").replace(/:(?=:)/g, ": ").replace(/##(?=\[)/g, "# #");
  return cut(redactTokens(line), maxLength);
}
function cut(text, maxLength) {
  if (text.length <= maxLength) return text;
  const end = maxLength - 1;
  const last = text.charCodeAt(end - 1);
  const splitsPair = last >= 55296 && last <= 56319;
  return `${text.slice(0, splitsPair ? end - 1 : end).trimEnd()}…`;
}

// src/review/code-span.ts
function codeSpan(text, maxLength) {
  const code = plainText(text, maxLength).trim();
  if (code === "") return "(empty)";
  if (code.includes("|")) return `<code>${markdownLiteral(code)}</code>`;
  const fence = "`".repeat(longestBacktickRun(code) + 1);
  const padding = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${padding}${code}${padding}${fence}`;
}

// src/review/escape-html.ts
var entities2 = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // By name: in Markdown, `#39` would look like the number of an issue.
  "'": "&apos;"
};
function escapeHtml(text, maxLength) {
  return plainText(text, maxLength).replace(/[&<>"']/g, (character) => entities2[character] ?? "");
}

// src/review/neutralise-references.ts
var zeroWidthSpace = "​";
function neutraliseReferences(text) {
  return text.replace(/@(?=[\w-])/g, `@${zeroWidthSpace}`).replace(/#(?=\d)/g, `#${zeroWidthSpace}`).replace(/\b([A-Za-z]+-)(?=\d)/g, `$1${zeroWidthSpace}`).replace(/:(?=\/\/)/g, `:${zeroWidthSpace}`).replace(/\bwww(?=\.)/gi, `$&${zeroWidthSpace}`).replace(/:(?=[\w+-]+:)/g, `:${zeroWidthSpace}`);
}

// src/review/escape-markdown.ts
function escapeMarkdown(text, maxLength) {
  return markdownLiteral(neutraliseReferences(plainText(text, maxLength)));
}

// src/review/message.ts
var messageLength = 600;
function quoted(code, maxLength = 80) {
  return `\`${plainText(code, maxLength).trim().replaceAll("`", "'")}\``;
}
function messageParts(message) {
  const pieces = plainText(message, messageLength).trim().split("`");
  const parts = pieces.length % 2 === 0 ? [{ kind: "text", text: pieces.join("'") }] : pieces.map((text, index) => ({ kind: index % 2 === 0 ? "text" : "code", text }));
  return parts.filter(({ text }) => text !== "");
}
function messageMarkdown(message) {
  const markdown = messageParts(message).map(({ kind, text }) => kind === "code" ? codeSpan(text) : escapeMarkdown(text)).join("");
  return markdown.replace(/^(?:[-+=:]|\d+(?:\.|\\\)))/, "​$&");
}
function messageHtmlForGitHub(message) {
  return messageParts(message).map(
    ({ kind, text }) => kind === "code" ? `<code>${escapeHtml(text)}</code>` : neutraliseReferences(escapeHtml(text))
  ).join("");
}
function messageHtml(message) {
  return messageParts(message).map(({ kind, text }) => kind === "code" ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)).join("");
}

// src/review/json-text.ts
function jsonText(value) {
  return `${JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[")}
`;
}

// src/today.ts
function today() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}

// src/review/c-tokens.ts
var token = new RegExp(
  [
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/,
    // literals
    /[A-Za-z_]\w*|\d[\w.]*/,
    // names and numbers
    /->|\+\+|--|<<=|>>=|[-+*/%&|^!=<>]=|&&|\|\||<<|>>/,
    // operators of several characters
    /\S/
  ].map(({ source }) => source).join("|"),
  "g"
);
function cTokens(line) {
  const code = line.replace(/\/\*.*?(?:\*\/|$)|\/\/.*$/g, (comment) => " ".repeat(comment.length));
  return Array.from(code.matchAll(token), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length
  }));
}
function closingBracket(tokens, open) {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const text = tokens[index]?.text ?? "";
    if ("([{".includes(text)) depth++;
    if (")]}".includes(text) && --depth === 0) return index;
  }
  return null;
}
var keywords = new Set(
  `break case continue default do else for goto if return sizeof switch while _Alignof _Generic
   _Static_assert typeof alignof`.split(/\s+/)
);
function isName(text) {
  return text !== void 0 && /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text);
}

// src/review/names-in.ts
function namesIn(code) {
  const tokens = cTokens(code);
  return tokens.filter(({ text }, index) => isName(text) && ![".", "->"].includes(tokens[index - 1]?.text ?? "")).map(({ text }) => text);
}

// src/review/readable-value.ts
var valueLength = 60;
var namedNumbers = {
  "-2147483648": "INT_MIN",
  "2147483647": "INT_MAX",
  "4294967295": "UINT_MAX",
  "-9223372036854775808": "INT64_MIN",
  "9223372036854775807": "INT64_MAX",
  "18446744073709551615": "UINT64_MAX"
};
var wholes = [
  [/^NULL$/, "NULL"],
  [/^&dynamic_\d+_(?:array\[0\]|value)$/, "a heap block"],
  [/^(?:INVALID-?\d*|invalid-object)$/, "an invalid pointer"],
  [/^[+-]?nan$/i, "NaN"],
  [/^\+?inf(?:inity)?$/i, "infinity"],
  [/^-inf(?:inity)?$/i, "-infinity"],
  [/^nondet_symbol\(.*\)$/, "any value"],
  [/^(?:nil|\{ \.pointer_object=nil, \.pointer_offset=nil \})$/, "not set"]
];
var inners = [
  [/\{ \.pointer_object=nil, \.pointer_offset=nil \}|\bnil\b/g, "?"],
  [/\bnondet_symbol\([^)]*\)/g, "?"],
  [/\bINVALID-?\d+\b|\binvalid-object\b/g, "invalid"],
  [/&dynamic_\d+_(?:array\[0\]|value)/g, "heap"],
  [/\.anon_pad#\d+=[^,}]*, ?/g, ""],
  [/\+ -/g, "- "]
];
function readableValue(value) {
  const text = simplified(value);
  for (const [pattern, words] of wholes) if (pattern.test(text)) return words;
  const name = namedNumbers[text];
  if (name !== void 0) return `${text} (${name})`;
  if (/^[+-]?[\w.]+(?:e[+-]?\d+)?$/i.test(text)) return cut(text, valueLength);
  return quoted(
    inners.reduce((shorter, [pattern, short]) => shorter.replace(pattern, short), text),
    valueLength
  );
}
function withoutCasts(text) {
  const cast = /^\(\s*(?:[\w\s]+|struct [^()]+?)\**\s*\)\s*(?=[\w(&])(.+)$/.exec(text);
  const uncast = cast?.[1] ?? text;
  const isWrapped = /^\((?:[^()]|\([^()]*\))*\)$/.test(uncast);
  const bare = isWrapped ? uncast.slice(1, -1) : uncast;
  return bare === text ? bare : withoutCasts(bare);
}
function simplified(value) {
  const text = plainText(value, Number.POSITIVE_INFINITY).trim().replace(/ \([01 ]+\)$/, "");
  const bare = withoutCasts(text);
  return bare === "0" && /^\(\s*[^()]*\*+\s*\)/.test(text) ? "NULL" : bare;
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

// src/review/readable-assignment.ts
var shownElements = 8;
function readableAssignment(assignment) {
  const value = assignedValue(assignment);
  return value === null ? `${quoted(assignment.variable)} is set` : `${quoted(assignment.variable)} = ${value}`;
}
function assignedValue({ variable, value }) {
  const member = /(?:\.|->)(\w+)(?:\[[^\]]*\])?$/.exec(variable)?.[1];
  const text = simplified(value);
  const shown = member === void 0 || !text.startsWith("{") ? text : memberOf(text, member);
  return shown === null ? null : readableValue(shown);
}
function readableAssignments(assignments) {
  const groups = [];
  for (const assignment of assignments) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (previous !== void 0 && isNextElement(previous, assignment)) group?.push(assignment);
    else groups.push([assignment]);
  }
  return groups.flatMap((group) => group.length < 3 ? group.map(readableAssignment) : [elements(group)]);
}
function elements(group) {
  const runs = runsOf(group.map(({ value }) => readableValue(value)));
  const names = `${quoted(group[0]?.variable ?? "")} to ${quoted(group.at(-1)?.variable ?? "")}`;
  const more = runs.length > shownElements ? ", …" : "";
  return `${names} = ${runs.slice(0, shownElements).join(", ")}${more}${asString(group)}`;
}
function runsOf(values) {
  const runs = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run?.value === value) run.count++;
    else runs.push({ value, count: 1 });
  }
  if (runs.length === 1) return values.slice(0, 1);
  return runs.flatMap(
    ({ value, count }) => count < 3 ? Array.from({ length: count }, () => value) : [`${value} (${count} times)`]
  );
}
function asString(group) {
  const codes = group.map(({ value }) => Number(simplified(value)));
  const isPrintable = codes.slice(0, -1).every((code) => code >= 32 && code < 127);
  if (!isPrintable || codes.at(-1) !== 0) return "";
  return ` (as characters: ${quoted(String.fromCharCode(...codes.slice(0, -1)))})`;
}
function isNextElement(previous, next) {
  const [one, other] = [previous, next].map(({ variable }) => /^(.+)\[(\d+)\]$/.exec(variable));
  return one?.[1] !== void 0 && one[1] === other?.[1] && Number(one[2]) + 1 === Number(other[2]);
}
function memberOf(structure, member) {
  let depth = 0;
  let start = null;
  for (let index = 0; index < structure.length; index++) {
    const character = structure[index];
    if (start !== null && depth === 1 && (character === "," || character === "}")) {
      return structure.slice(start, index).trim();
    }
    if (character === "{") depth++;
    if (character === "}") depth--;
    const head = depth === 1 && structure[index - 1] === " " && structure.startsWith(`.${member}=`, index);
    if (head || depth === 1 && structure.startsWith(`.${member} = `, index)) {
      start = structure.indexOf("=", index) + 1;
    }
  }
  return null;
}

// src/domain/normalise-statement.ts
function normaliseStatement(text) {
  return text.replace(/\/\*.*?\*\//g, " ").replace(/\/\/.*$/, " ").replace(/\s+/g, " ").trim();
}

export {
  requirementComment,
  requirementOf,
  suppressionOf,
  expiredSuppressions,
  isFailing,
  conclude,
  failsJob,
  undecidedFunctions,
  undecidedUnits,
  exitCodeOf,
  redactTokens,
  plainText,
  cut,
  triageFindings,
  longestBacktickRun,
  codeSpan,
  escapeMarkdown,
  escapeHtml,
  messageLength,
  quoted,
  messageParts,
  messageMarkdown,
  messageHtmlForGitHub,
  messageHtml,
  cTokens,
  closingBracket,
  isName,
  namesIn,
  simplified,
  readableAssignment,
  assignedValue,
  readableAssignments,
  verdictWords,
  loopBound,
  undecidedSubjects,
  normaliseStatement,
  jsonText,
  today
};
