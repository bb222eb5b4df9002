import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  cut,
  escapeHtml,
  plainText
} from "./chunk-LUDMVDRU.js";

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

// src/review/code-span.ts
function codeSpan(text, maxLength) {
  const code = plainText(text, maxLength).trim();
  if (code === "") return "(empty)";
  if (code.includes("|")) return `<code>${markdownLiteral(code)}</code>`;
  const fence = "`".repeat(longestBacktickRun(code) + 1);
  const padding = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${padding}${code}${padding}${fence}`;
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

// src/domain/requirement.ts
var label = "esbmc-requires:";
function requirementComment({ function: name, condition }) {
  return `${label} ${name}: ${condition}`;
}
function requirementOf(comment) {
  const [, name, condition] = /^esbmc-requires: (\w+): (.+)$/.exec(comment) ?? [];
  return name === void 0 || condition === void 0 ? null : { function: name, condition };
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
var longestRead = 4e3;
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
  const text = plainText(value, longestRead).trim().replace(/ \([01 ]+\)$/, "");
  const bare = withoutCasts(text);
  return bare === "0" && /^\(\s*[^()]*\*+\s*\)/.test(text) ? "NULL" : bare;
}

// src/review/told-property.ts
import { createHash } from "node:crypto";

// src/domain/normalise-statement.ts
function normaliseStatement(text) {
  return text.replace(/\/\*.*?\*\//g, " ").replace(/\/\/.*$/, " ").replace(/\s+/g, " ").trim();
}

// src/review/told-property.ts
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

export {
  requirementComment,
  requirementOf,
  longestBacktickRun,
  codeSpan,
  escapeMarkdown,
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
  normaliseStatement,
  toldProperty,
  hashedName,
  hashedStatement
};
