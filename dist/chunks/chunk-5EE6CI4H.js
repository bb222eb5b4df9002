import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  isUndecided
} from "./chunk-IJTHCSUH.js";
import {
  propertyKinds
} from "./chunk-TVPADRHV.js";

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
function suppressionsFor({ fingerprint }, { suppressions: suppressions2 = [] }) {
  return suppressions2.filter((one) => one.fingerprint === fingerprint);
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

// src/today.ts
function today() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}

// src/review/counted.ts
function counted(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}

// src/review/body-limits.ts
var commentBodyLimit = {
  utf8Bytes: 65536,
  elsewhere: "The whole of it is in the summary of the workflow run."
};
var checkOutputLimit = {
  utf8Bytes: 65535,
  elsewhere: "The whole of it is in the summary of the workflow run."
};
var jobSummaryLimit = {
  utf8Bytes: 1e6,
  elsewhere: "The whole of it is in the report file."
};

// src/review/fit-body.ts
function wholeBlock(text) {
  return { name: "", versions: [text], rank: Number.POSITIVE_INFINITY };
}
var separator = "\n\n";
function fitBody(blocks, limit) {
  const levels = shortenedLevels(blocks, limit);
  const texts = blocks.map(({ versions }, index) => versions[levels[index] ?? 0] ?? "");
  const names = blocks.flatMap(({ name }, index) => (levels[index] ?? 0) > 0 ? [name] : []);
  const body = [...texts, cutNotice(names, limit)].filter((text) => text !== "").join(separator);
  return byteLength(body) <= limit.utf8Bytes ? body : cutToFit(body, limit);
}
function shortenedLevels(blocks, limit) {
  const levels = blocks.map(() => 0);
  const sizeOf = (text) => byteLength(`${text}${separator}`);
  let size = blocks.reduce((sum, { versions }) => sum + sizeOf(versions[0]), 0);
  if (size <= limit.utf8Bytes) return levels;
  const names = blocks.map(({ name }) => name);
  size += sizeOf(cutNotice(names, limit));
  const leastFirst = blocks.map((block, index) => ({ ...block, index })).toSorted((one, other) => one.rank - other.rank || other.index - one.index);
  for (const { index, versions } of leastFirst) {
    for (let level2 = 1; level2 < versions.length && size > limit.utf8Bytes; level2++) {
      size += sizeOf(versions[level2] ?? "") - sizeOf(versions[level2 - 1] ?? "");
      levels[index] = level2;
    }
  }
  return levels;
}
function cutNotice(names, { elsewhere }) {
  const shortened = [...new Set(names)].filter((name) => name !== "");
  return shortened.length === 0 ? "" : `*Cut to fit here: ${shortened.join(", ")}. ${elsewhere}*`;
}
function cutToFit(body, limit) {
  const notice = `${separator}*Cut to fit here. ${limit.elsewhere}*`;
  const lines = [];
  let size = byteLength(notice);
  for (const line of body.split("\n")) {
    size += byteLength(`${line}
`);
    if (size > limit.utf8Bytes) break;
    lines.push(line);
  }
  return `${lines.join("\n")}${notice}`;
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}

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
    ({ location: location2 }) => location2.file === place.file && location2.line === place.line
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

// src/review/details.ts
function details(summary, content) {
  return content === "" ? "" : `<details>
<summary>${summary}</summary>

${content}

</details>`;
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

// src/review/certainty.ts
function certainty(finding, isFailing2) {
  return [foundBy(finding), ...confirmation(finding), ...novelty(finding, isFailing2)];
}
function foundBy(finding) {
  const assuming = finding.assumptions.length === 0 ? "" : ", under the assumptions below";
  if (finding.foundBy === "running")
    return `Found by running ${quoted(finding.entry)} with inputs that were tried out${assuming}; ESBMC itself came to no verdict.`;
  const what = finding.origin === "entry" ? `a run of the program from ${quoted(finding.entry)} that does this` : `a call of ${quoted(finding.entry)} by itself that does this`;
  return `ESBMC found ${what}${assuming}.`;
}
function confirmation({ reproduced, foundBy: foundBy2, reproducer }) {
  if (reproduced === null) return [];
  if (foundBy2 === "running" && reproducer !== null)
    return [`${quoted(reproducer.tool)} stopped it here: ${quoted(reproducer.says, 200)}.`];
  const inputs = reproducer?.hasInputsOfCounterexample === false ? "with inputs that were tried out; these make it stop before" : "with these inputs";
  return reproduced ? [`Confirmed by running it: built with sanitizers, the program stops here ${inputs}.`] : [
    "Not confirmed by running it: built with sanitizers, the program did not stop here with these inputs."
  ];
}
function novelty({ status, basePassed, origin }, isFailing2) {
  const harmless = isFailing2 ? [] : ["It does not fail the check."];
  if (status === "introduced") {
    const how = basePassed ? "New: the code before this change passes the same check." : "New with this change.";
    const why = !isFailing2 && origin === "harness" ? ["It does not fail the check: the real callers may rule it out."] : harmless;
    return [how, ...why];
  }
  if (status === "existing") return ["Not new: the code before this change has it too.", ...harmless];
  if (status !== "undetermined") return [];
  return [`Whether it is new could not be found out${isFailing2 ? "" : ", so it does not fail the check"}.`];
}

// src/review/indent-of.ts
function indentOf(line) {
  return /^ */.exec(line)?.[0] ?? "";
}

// src/review/code-fence.ts
function codeFence(text, language) {
  const code = text.split(/\r\n|\r|\n/).map((line) => indentOf(line) + plainText(line.trimStart(), Number.POSITIVE_INFINITY)).join("\n");
  const fence = "`".repeat(Math.max(3, longestBacktickRun(code) + 1));
  return `${fence}${language}
${code}
${fence}`;
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

// src/review/local-command.ts
function localCommand(file) {
  if (plainText(file, Number.POSITIVE_INFINITY) !== file || file === "") return null;
  const path = file.startsWith("-") ? `./${file}` : file;
  return `esbmc-action check ${/^[\w./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
}

// src/review/permalink.ts
function permalink(links, { file, line }) {
  if (links === null || !isRepositoryFile(file)) return null;
  const encode = (text) => encodeURIComponent(text.replace(new RegExp("\\p{Cs}", "gu"), "�")).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`
  );
  const path = [links.owner, links.repo, "blob", links.commit, ...file.split("/")].map(encode).join("/");
  const address = `${links.serverUrl.replace(/\/+$/, "")}/${path}#L${line}`;
  return redactTokens(address) === address ? address : null;
}
function isRepositoryFile(file) {
  return file !== "" && !file.startsWith("/") && !file.split("/").includes("..");
}

// src/review/shown-file.ts
var fileLength = 120;
function shownFile(file) {
  if (file.startsWith("/esbmc-vfs/")) return "ESBMC's C library";
  if (file.startsWith("/")) return "generated code";
  return file.length <= fileLength ? file : `…${file.slice(-fileLength + 1)}`;
}

// src/review/place-markdown.ts
function placeMarkdown(place, links) {
  return linked(codeSpan(`${shownFile(place.file)}:${place.line}`), permalink(links, place));
}
function lineMarkdown(place, links) {
  return linked(`line ${place.line}`, permalink(links, place));
}
function linked(text, url) {
  return url === null ? text : `[${text}](${url})`;
}

// src/review/reproducer-section.ts
function reproducerSection(reproducer) {
  if (reproducer === null) return "";
  const { program } = reproducer;
  const content = [messageMarkdown(reproducedUnder(reproducer))];
  if (program !== null) content.push(codeFence(program.trimEnd(), "c"));
  return details("A program that shows it", content.join("\n\n"));
}
function reproducedUnder({ tool, says, program }) {
  const missing = program === null ? " The program is too long to be shown here." : "";
  return `Reproduced under ${quoted(tool)}: ${quoted(says, 200)}.${missing}`;
}

// src/review/requires-proposal.ts
function requiresProposal(finding) {
  const { requires } = finding;
  if (requires === null) return null;
  const where = quoted(finding.entry);
  return `If every caller sees to ${quoted(requires, 120)}, write ${quoted(`/* esbmc: requires(${requires}) */`, 160)} on the line above ${where}: it is taken for granted there, and checked where ${where} is called.`;
}

// src/review/table-row.ts
function tableRow(cells) {
  return `| ${cells.map((cell) => cell.replaceAll("|", "&#124;").replaceAll("\n", " ")).join(" | ")} |`;
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

// src/review/readable-assignment.ts
var shownElements = 8;
function readableAssignment({ variable, value }) {
  const member = /(?:\.|->)(\w+)(?:\[[^\]]*\])?$/.exec(variable)?.[1];
  const text = simplified(value);
  const shown = member === void 0 || !text.startsWith("{") ? text : memberOf(text, member);
  return shown === null ? `${quoted(variable)} is set` : `${quoted(variable)} = ${readableValue(shown)}`;
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

// src/review/trace-rows.ts
var shownRows = 30;
var shownAssignments = 6;
var countingFrom = 3;
function traceRows({ counterexample, statement }, limit = shownRows) {
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ""}`));
  const feeds = (step) => namesIn(step.assignment.variable).some((name) => used.has(name));
  const rows = byPlace(withoutCounting(counterexample.steps, feeds)).map((steps) => stepRow(steps, feeds));
  const ranked = [...rows.filter((row) => !row.feeds), ...rows.filter((row) => row.feeds)];
  const kept = new Set(ranked.slice(-limit));
  const shown = [];
  let left = 0;
  for (const row of rows) {
    if (!kept.has(row)) {
      left++;
      continue;
    }
    if (left > 0) shown.push({ kind: "gap", steps: left });
    left = 0;
    shown.push(row);
  }
  return left > 0 ? [...shown, { kind: "gap", steps: left }] : shown;
}
function withoutCounting(steps, feeds) {
  const settings = /* @__PURE__ */ new Map();
  const nameOf = ({ location: location2, assignment }) => `${location2.function} ${assignment.variable}`;
  for (const step of steps) {
    const ofName = settings.get(nameOf(step));
    if (ofName === void 0) settings.set(nameOf(step), [step]);
    else ofName.push(step);
  }
  const isNumber = ({ assignment }) => /^-?\d+$/.test(assignment.value);
  return steps.filter((step) => {
    const ofName = settings.get(nameOf(step)) ?? [];
    const counts = ofName.length >= countingFrom && /^\w+$/.test(step.assignment.variable);
    return feeds(step) || !counts || !ofName.every(isNumber) || step === ofName.at(-1);
  });
}
function byPlace(steps) {
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group !== void 0 && belongs(step, group)) group.push(step);
    else groups.push([step]);
  }
  return groups;
}
function belongs({ location: location2, assignment }, group) {
  const first = group[0].location;
  return location2.file === first.file && location2.line === first.line && location2.function === first.function && group.every((step) => step.assignment.variable !== assignment.variable);
}
function stepRow(steps, feeds) {
  const assignments = steps.map(({ assignment }) => assignment);
  const texts = readableAssignments(assignments);
  const more = texts.length > shownAssignments ? ", …" : "";
  return {
    kind: "step",
    location: steps[0].location,
    text: `${texts.slice(0, shownAssignments).join(", ")}${more}`,
    feeds: steps.some(feeds)
  };
}

// src/review/trace-table.ts
var shownCalls = 8;
function traceTable(finding, links, limit) {
  const { location: location2 } = finding.counterexample.property;
  const place = (step) => {
    const line = step.file === location2.file ? lineMarkdown(step, links) : placeMarkdown(step, links);
    return step.function === null ? line : `${line}, ${codeSpan(step.function, 60)}`;
  };
  const rows = traceRows(finding, limit);
  const body = rows.map(
    (row) => row.kind === "gap" ? tableRow(["", "", `*${row.steps === 1 ? "one step" : `${row.steps} steps`} left out*`]) : tableRow([row.feeds ? "●" : "", place(row.location), messageMarkdown(row.text)])
  );
  const end = finding.statement === "" ? "" : ` ${codeSpan(finding.statement, 120)}`;
  return [
    tableRow(["", "Where", "What happens"]),
    "|:-:|---|---|",
    ...body,
    tableRow(["❌", place(location2), `**It goes wrong here:**${end}`]),
    ...rows.some((row) => row.kind === "step" && row.feeds) ? ["", "● sets something that the last line uses."] : [],
    ...callChain(finding, links)
  ].join("\n");
}
function callChain({ counterexample: { calls } }, links) {
  if (calls.length === 0) return [];
  const chain = calls.slice(0, shownCalls).map(
    (call) => `${call.function === null ? "" : `${codeSpan(call.function, 60)}, `}${lineMarkdown(call, links)}`
  );
  return ["", `Called from ${chain.join("; from ")}${calls.length > shownCalls ? "; …" : ""}.`];
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

// src/review/weakness.ts
function weakness(cwe) {
  const number = /^CWE-(\d{1,5})$/.exec(cwe ?? "")?.[1];
  if (number === void 0) return null;
  return { id: `CWE-${number}`, url: `https://cwe.mitre.org/data/definitions/${number}.html` };
}

// src/review/finding-blocks.ts
var fewRows = 8;
var namedOthers = 5;
function findingBlocks({ lead, others: others2 }, context) {
  const steps = (limit) => details("How the program gets there, step by step", traceTable(lead, context.links, limit));
  const command = localCommand(lead.counterexample.property.location.file);
  return [
    wholeBlock(certainty(lead, context.isFailing).map(messageMarkdown).join(" ")),
    { name: "assumptions", versions: [assumptionList(lead), ""], rank: 3 },
    wholeBlock(markdownOf(requiresProposal(lead))),
    wholeBlock(otherPlaces(others2, context.links)),
    { name: "traces", versions: [steps(), steps(fewRows), ""], rank: 1 },
    { name: "programs that show it", versions: [reproducerSection(lead.reproducer), ""], rank: 0 },
    {
      name: "commands",
      versions: [command === null ? "" : details("See it on your machine", codeFence(command, "sh")), ""],
      rank: 2
    }
  ];
}
function findingFacts(finding, esbmcVersion) {
  const { kind, cwe } = finding.counterexample.property;
  const page = weakness(cwe);
  const facts = [
    kindTitles[kind],
    page === null ? null : `[${page.id}](${page.url})`,
    finding.counterexample.bound === null ? null : `found ${loopBound(finding.counterexample.bound)}`,
    esbmcVersion === null ? null : `ESBMC ${escapeMarkdown(esbmcVersion, 40)}`,
    `finding ${codeSpan(finding.fingerprint, 40)}`
  ];
  return `<sub>${facts.filter((fact) => fact !== null).join(" · ")}</sub>`;
}
function markdownOf(message) {
  return message === null ? "" : messageMarkdown(message);
}
function assumptionList({ assumptions }) {
  if (assumptions.length === 0) return "";
  return `Assumed:

${assumptions.map((assumption) => `- ${messageMarkdown(assumption)}`).join("\n")}`;
}
function otherPlaces(others2, links) {
  if (others2.length === 0) return "";
  const places = others2.slice(0, namedOthers).map(({ counterexample }) => placeMarkdown(counterexample.property.location, links));
  const more = others2.length > namedOthers ? ` and ${others2.length - namedOthers} more` : "";
  return `The same cause shows ${others2.length === 1 ? "once more" : `${others2.length} more times`}: ${places.join(", ")}${more}.`;
}

// src/review/finding-table.ts
function findingTable(findings, { links, policy }, limit = Number.POSITIVE_INFINITY) {
  if (findings.length === 0) return "";
  const rows = findings.slice(0, limit).map((finding) => {
    const { location: location2 } = finding.counterexample.property;
    return tableRow([
      isFailing(finding, policy) ? "❌" : "",
      messageMarkdown(finding.message),
      placeMarkdown(location2, links),
      trust(finding)
    ]);
  });
  const left = findings.length - rows.length;
  return [
    tableRow(["", "What can go wrong", "Where", "How sure"]),
    "|:-:|---|---|---|",
    ...rows,
    ...left === 0 ? [] : ["", `and ${left} more`]
  ].join("\n");
}
function trust(finding) {
  const name = codeSpan(finding.entry, 60);
  return [
    finding.origin === "entry" ? `reached from ${name}` : `calling ${name} by itself`,
    ...finding.reproduced === true ? ["confirmed by running it"] : [],
    ...finding.status === "undetermined" ? ["may not be new"] : [],
    ...finding.needsAllocationFailure ? ["when an allocation fails"] : []
  ].join(", ");
}

// src/review/triage-findings.ts
function triageFindings(findings, policy) {
  const of = (fate) => findings.filter((finding) => fateOf(finding, policy) === fate);
  const posted = of("posted").toSorted(
    (one, other) => urgency(one, policy) - urgency(other, policy) || byPlace2(one, other)
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
function byPlace2(one, other) {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location);
  if (a === void 0 || b === void 0) return 0;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0) || (one.fingerprint < other.fingerprint ? -1 : 1);
}

// src/review/headline.ts
var icons = { failure: "❌", neutral: "⚠️", success: "✅" };
function headline(report, policy) {
  const { posted, suppressed } = triageFindings(report.findings, policy);
  const groups = groupFindings(posted);
  const parts = [
    ...failures(groups, policy),
    ...gaps(report),
    ...others(groups, policy),
    // Not "no bug found".
    ...suppressed.length === 0 ? [] : [`${counted(suppressed.length, "finding")} suppressed`]
  ];
  return {
    icon: icons[conclude(report, policy)],
    text: parts.length > 0 ? parts.join(", ") : nothingFound(report)
  };
}
function failures(groups, policy) {
  const failing = groups.filter(({ lead }) => isFailing(lead, policy));
  if (failing.length === 0) return [];
  const allNew = failing.every(({ lead }) => lead.status === "introduced");
  return [`${counted(failing.length, "bug")} ${allNew ? "introduced" : "found"}`];
}
function others(groups, policy) {
  const harmless = groups.filter(({ lead }) => !isFailing(lead, policy)).length;
  return harmless === 0 ? [] : [`${counted(harmless, "finding")} to look at`];
}
function gaps(report) {
  const functions = undecidedFunctions(report).length;
  const units = undecidedUnits(report).length;
  return [
    ...functions > 0 ? [`${functions} of ${counted(report.functions.length, changed(report, "function"))} not checked`] : [],
    ...units > 0 ? [`${units} of ${counted(report.units.length, "entry", "entries")} not checked`] : []
  ];
}
function nothingFound(report) {
  if (report.functions.length === 0 && report.units.length === 0) {
    return report.base === null ? "Nothing to check" : "Nothing to check: no C code changed";
  }
  const subjects = report.functions.length > 0 ? counted(report.functions.length, changed(report, "function")) : counted(report.units.length, "entry", "entries");
  const verdicts = (report.functions.length > 0 ? report.functions : report.units).map(
    ({ verdict }) => verdict
  );
  return `No bug found in ${subjects}${verdictCounts(verdicts)}`;
}
function verdictCounts(verdicts) {
  const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
  const proved = count("proved");
  const bounded = count("bounded");
  if (proved === verdicts.length) return ": all proved";
  if (bounded === verdicts.length) return ", up to the bounds below";
  return `: ${proved} proved, ${bounded} up to a bound`;
}
function changed(report, noun) {
  return report.base === null ? noun : `changed ${noun}`;
}

// src/review/report-notes.ts
function reportNotes(report, policy) {
  const ignored = triageFindings(report.findings, policy).ignored.length;
  const findings = ignored === 1 ? "1 finding is" : `${ignored} findings are`;
  return [
    ...report.notes,
    ...ignored === 0 ? [] : [`${findings} left out that only a failing allocation leads to (\`allocation-failure: ignore\`).`],
    ...expiredSuppressions(report.findings, policy).map(
      ({ fingerprint, expires }) => `The suppression of finding \`${fingerprint}\` expired on ${expires}: the finding counts again.`
    )
  ];
}

// src/review/suppressed-findings.ts
function suppressedFindings(findings, policy) {
  return triageFindings(findings, policy).suppressed.flatMap((finding) => {
    const suppression = suppressionOf(finding, policy);
    return suppression === null ? [] : [{ finding, why: whySuppressed(suppression) }];
  });
}
function whySuppressed({ reason, expires, ignoredBy }) {
  if (ignoredBy !== void 0) {
    return `ignored in this pull request by ${quoted(ignoredBy)}: ${reason.replaceAll("`", "'")}`;
  }
  const until = expires === null ? "" : ` until ${expires}`;
  return `suppressed${until}: ${reason.replaceAll("`", "'")}`;
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

// src/review/unit-table.ts
function unitTable(units) {
  if (units.length === 0) return "";
  const rows = units.map((result) => {
    const { icon, text } = verdictWords(result);
    const { file, entry, origin, assumptions } = result.unit;
    const assumed = assumptions.length === 0 ? "" : `; assuming ${assumptions.map(messageMarkdown).join("; ")}`;
    return tableRow([
      icon,
      `${codeSpan(entry, 80)} in ${codeSpan(shownFile(file))}${origin === "harness" ? ", called by itself" : ""}`,
      `${messageMarkdown(text)}${assumed}`,
      `${seconds(result.seconds)}${result.cached ? " (cached)" : ""}`
    ]);
  });
  return [tableRow(["", "Started at", "Result", "Time"]), "|:-:|---|---|--:|", ...rows].join("\n");
}
function seconds(value) {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

// src/review/summary-blocks.ts
var fewFindings = [100, 30, 10];
function summaryHead(context, groups) {
  const { icon, text } = headline(context.report, context.policy);
  const leads = groups.map(({ lead }) => lead);
  const tables = fewFindings.map((limit) => findingTable(leads, context, limit));
  return [
    wholeBlock(`### ${icon} ESBMC: ${text}`),
    { name: "some findings", versions: [findingTable(leads, context), ...tables], rank: 9 },
    { name: "the reasons for what was not checked", versions: [undecidedList(context.report), ""], rank: 6 }
  ];
}
function summaryTail(context) {
  const { report, policy } = context;
  const { minor, existing, fixed } = triageFindings(report.findings, policy);
  const table = (findings) => findingTable(findings, context);
  const suppressed = suppressedFindings(report.findings, policy);
  const suppressedList = suppressed.map(({ finding, why }) => {
    const where = placeMarkdown(finding.counterexample.property.location, context.links);
    return `- ${where}: ${messageMarkdown(finding.message)} (${messageMarkdown(why)})`;
  }).join("\n");
  const notes = reportNotes(report, policy).map((note) => `- ${messageMarkdown(note)}`);
  return [
    ...section(`${counted(minor.length, "finding")} of less weight`, table(minor), 5),
    ...section(`${counted(existing.length, "bug")} that this change did not introduce`, table(existing), 3),
    ...section(`${counted(fixed.length, "bug")} that this change fixed`, table(fixed), 3),
    ...section(`${counted(suppressed.length, "finding")} suppressed or ignored`, suppressedList, 3),
    ...section("What was checked, and how far", unitTable(report.units), 4),
    ...section(`${counted(report.skipped.length, "file")} skipped`, skippedList(report), 2),
    ...section("Notes", notes.join("\n"), 5),
    wholeBlock(footer(report))
  ];
}
function detailedFinding(group, { report, policy, links }) {
  const isFailingLead = isFailing(group.lead, policy);
  const esbmcVersion = report.esbmc?.version ?? null;
  const blocks = findingBlocks(group, { links, isFailing: isFailingLead, esbmcVersion });
  const facts = findingFacts(group.lead, esbmcVersion);
  const body = (level2) => details(
    messageHtmlForGitHub(group.lead.message),
    [...blocks.map(({ versions }) => versions[Math.min(level2, versions.length - 1)] ?? ""), facts].filter((text) => text !== "").join("\n\n")
  );
  return [{ name: "traces", versions: [body(0), body(1), body(2), ""], rank: 1 }];
}
function undecidedList(report) {
  const lines = undecidedSubjects(report).map(
    ({ name, file, text }) => `- ${codeSpan(name, 80)} in ${codeSpan(shownFile(file))}: ${messageMarkdown(text)}`
  );
  return lines.length === 0 ? "" : `**Nothing is known about:**

${lines.join("\n")}`;
}
function skippedList(report) {
  return report.skipped.map(({ file, reason }) => `- ${codeSpan(shownFile(file))}: ${messageMarkdown(reason)}`).join("\n");
}
function section(title, content, rank) {
  if (content === "") return [];
  return [{ name: title.toLowerCase(), versions: [details(title, content), ""], rank }];
}
function footer(report) {
  const version = report.esbmc === null ? "" : ` with ESBMC ${escapeMarkdown(report.esbmc.version, 40)}`;
  const commit = report.head === null ? "" : ` at ${codeSpan(report.head.slice(0, 12))}`;
  return `<sub>${escapeMarkdown(`${report.tool.name} ${report.tool.version}`, 80)}${version}${commit}</sub>`;
}

// src/review/render-markdown.ts
function renderMarkdown(report, policy, links = null) {
  const context = { report, policy, links };
  const groups = groupFindings(triageFindings(report.findings, policy).posted);
  const blocks = [
    ...summaryHead(context, groups),
    ...groups.flatMap((group) => detailedFinding(group, context)),
    ...summaryTail(context)
  ];
  return `${fitBody(blocks, jobSummaryLimit)}
`;
}

// src/review/json-text.ts
function jsonText(value) {
  return `${JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[")}
`;
}

// src/review/render-json.ts
var schema = 1;
function renderJson(report, policy) {
  const { tool, esbmc, base, head, skipped } = report;
  return jsonText({
    schema,
    tool: { name: tool.name, version: tool.version },
    esbmc: esbmc === null ? null : { version: esbmc.version, sha256: esbmc.sha256 },
    base,
    head,
    units: report.units.map(unitJson),
    findings: report.findings.map(findingJson),
    skipped: skipped.map(({ file, reason }) => ({ file, reason })),
    conclusion: conclude(report, policy)
  });
}
function unitJson({ unit, verdict, reason, bound, seconds: seconds2, cached }) {
  return {
    file: unit.file,
    entry: unit.entry,
    origin: unit.origin,
    verdict,
    ...reason === null ? {} : { reason },
    ...bound === null ? {} : { bound },
    seconds: Math.round(seconds2 * 1e3) / 1e3,
    cached,
    assumptions: unit.assumptions
  };
}
function findingJson({ counterexample, ...finding }) {
  const { kind, cwe, location: location2 } = counterexample.property;
  return {
    fingerprint: finding.fingerprint,
    file: location2.file,
    line: location2.line,
    column: location2.column,
    function: location2.function,
    kind,
    cwe,
    message: finding.message,
    origin: finding.origin,
    status: finding.status,
    reproduced: finding.reproduced,
    ...finding.foundBy === "verifier" ? {} : { foundBy: finding.foundBy },
    ...finding.reproducer === null ? {} : { reproducer: reproducerJson(finding.reproducer) },
    inputs: finding.inputs.map(({ variable, value }) => ({ name: variable, value })),
    trace: counterexample.steps.map(({ location: place, assignment }) => ({
      file: place.file,
      line: place.line,
      function: place.function,
      assignment: `${assignment.variable} = ${assignment.value}`
    })),
    assumptions: finding.assumptions
  };
}
function reproducerJson({ tool, says, program }) {
  return { tool, says, program };
}

// src/review/sarif-text.ts
var messageLength2 = 1e3;
function sarifMessage(text) {
  return plainText(text, messageLength2).replaceAll("](", "] (");
}
function sarifUri(file) {
  return file.replace(new RegExp("\\p{Cs}", "gu"), "�").split("/").map((segment) => encodeURIComponent(segment)).join("/");
}

// src/review/sarif-notifications.ts
function sarifNotifications(report) {
  const undecided = report.units.filter(({ verdict }) => isUndecided(verdict));
  return [
    ...undecided.map((result) => ({
      level: "warning",
      message: { text: sarifMessage(`\`${result.unit.entry}\`: ${verdictWords(result).text}`) },
      locations: [fileLocation(result.unit.file)]
    })),
    ...report.skipped.map(({ file, reason }) => ({
      level: "note",
      message: { text: sarifMessage(`skipped: ${reason}`) },
      locations: [fileLocation(file)]
    }))
  ];
}
function fileLocation(file) {
  return { physicalLocation: { artifactLocation: { uri: sarifUri(file), uriBaseId: "%SRCROOT%" } } };
}

// src/review/sarif-result.ts
var maxFlowSteps = 1e4;
var baselineStates = {
  introduced: "new",
  undetermined: "new",
  existing: "unchanged",
  fixed: "absent"
};
function sarifResult(finding, level2, ruleIndex) {
  const { property } = finding.counterexample;
  const cwe = weakness(property.cwe);
  return {
    ruleId: property.kind,
    ruleIndex,
    level: level2,
    message: { text: sarifMessage(finding.message) },
    locations: [location(property.location)],
    // Code scanning tells alerts apart by the first name; the second one is ours, for other readers.
    partialFingerprints: {
      primaryLocationLineHash: `${finding.fingerprint}:1`,
      "esbmcActionFingerprint/v1": finding.fingerprint
    },
    ...finding.status === null ? {} : { baselineState: baselineStates[finding.status] },
    ...cwe === null ? {} : { taxa: [{ id: cwe.id.replace("CWE-", ""), toolComponent: { name: "CWE" } }] },
    codeFlows: [{ threadFlows: [{ locations: flow(finding) }] }],
    properties: {
      origin: finding.origin,
      reproduced: finding.reproduced,
      bound: finding.counterexample.bound,
      assumptions: finding.assumptions.map((assumption) => plainText(assumption))
    }
  };
}
function flow({ counterexample: { steps, property }, message }) {
  const places = steps.slice(-(maxFlowSteps - 1)).map(({ location: place, assignment }) => ({
    location: {
      ...location(place),
      message: { text: sarifMessage(`${assignment.variable} = ${assignment.value}`) }
    },
    importance: "important"
  }));
  const end = { ...location(property.location), message: { text: sarifMessage(message) } };
  return [...places, { location: end, importance: "essential" }];
}
function location({ file, line, column, function: name }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(file), uriBaseId: "%SRCROOT%" },
      region: { startLine: line, ...column === null ? {} : { startColumn: column } }
    },
    ...name === null ? {} : { logicalLocations: [{ name: plainText(name), kind: "function" }] }
  };
}

// src/review/render-sarif.ts
var maxResults = 25e3;
function renderSarif(report, policy) {
  const { posted, minor, existing, suppressed } = triageFindings(report.findings, policy);
  const findings = [...posted, ...minor, ...existing, ...suppressed].slice(0, maxResults);
  const kinds = propertyKinds.filter((kind) => findings.some((finding) => kindOf(finding) === kind));
  return jsonText({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: plainText(report.tool.name),
            semanticVersion: plainText(report.tool.version),
            rules: kinds.map((kind) => rule(kind, findings)),
            supportedTaxonomies: [{ name: "CWE" }]
          },
          ...report.esbmc === null ? {} : { extensions: [{ name: "ESBMC", version: plainText(report.esbmc.version) }] }
        },
        taxonomies: [cweTaxonomy(findings)],
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: sarifNotifications(report) }],
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => ({
          ...sarifResult(finding, level(finding, policy), kinds.indexOf(kindOf(finding))),
          ...suppressions(finding, policy)
        }))
      }
    ]
  });
}
function suppressions(finding, policy) {
  const suppression = suppressionOf(finding, policy);
  if (suppression === null) return {};
  return {
    suppressions: [{ kind: "external", status: "accepted", justification: plainText(suppression.reason) }]
  };
}
function kindOf(finding) {
  return finding.counterexample.property.kind;
}
function level(finding, policy) {
  if (isFailing(finding, policy)) return "error";
  return finding.status === "introduced" || finding.status === null ? "warning" : "note";
}
function rule(kind, findings) {
  const cwes = cweIds(findings.filter((finding) => kindOf(finding) === kind));
  return {
    id: kind,
    name: kind,
    shortDescription: { text: kindTitles[kind] },
    fullDescription: { text: `${kindTitles[kind]}, shown by a counterexample of the model checker ESBMC.` },
    defaultConfiguration: { level: "error" },
    // The form of tag that code scanning shows and filters by.
    properties: { tags: ["security", ...cwes.map((id) => `external/cwe/${id.toLowerCase()}`)] }
  };
}
function cweTaxonomy(findings) {
  return {
    name: "CWE",
    organization: "MITRE",
    shortDescription: { text: "The MITRE Common Weakness Enumeration" },
    taxa: cweIds(findings).map((id) => ({ id: id.replace("CWE-", ""), helpUri: weakness(id)?.url ?? "" }))
  };
}
function cweIds(findings) {
  const ids = findings.flatMap(({ counterexample }) => weakness(counterexample.property.cwe)?.id ?? []);
  return [...new Set(ids)].sort();
}

// src/domain/normalise-statement.ts
function normaliseStatement(text) {
  return text.replace(/\/\*.*?\*\//g, " ").replace(/\/\/.*$/, " ").replace(/\s+/g, " ").trim();
}

export {
  requirementComment,
  requirementOf,
  isFailing,
  conclude,
  failsJob,
  exitCodeOf,
  kindTitles,
  plainText,
  cut,
  commentBodyLimit,
  checkOutputLimit,
  wholeBlock,
  fitBody,
  groupFindings,
  counted,
  triageFindings,
  headline,
  longestBacktickRun,
  codeSpan,
  details,
  escapeMarkdown,
  escapeHtml,
  messageLength,
  quoted,
  messageParts,
  messageMarkdown,
  messageHtml,
  certainty,
  indentOf,
  permalink,
  shownFile,
  placeMarkdown,
  reproducedUnder,
  requiresProposal,
  tableRow,
  cTokens,
  closingBracket,
  isName,
  namesIn,
  simplified,
  readableAssignment,
  readableAssignments,
  traceRows,
  verdictWords,
  loopBound,
  weakness,
  findingBlocks,
  findingFacts,
  reportNotes,
  suppressedFindings,
  undecidedSubjects,
  seconds,
  summaryHead,
  summaryTail,
  detailedFinding,
  normaliseStatement,
  renderMarkdown,
  jsonText,
  renderJson,
  renderSarif,
  today
};
