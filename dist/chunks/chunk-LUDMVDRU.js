import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/adapters/files/write-text-file.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
async function writeTextFile(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
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

// src/review/escape-html.ts
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // By name: in Markdown, `#39` would look like the number of an issue.
  "'": "&apos;"
};
function escapeHtml(text, maxLength) {
  return plainText(text, maxLength).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

export {
  redactTokens,
  plainText,
  cut,
  escapeHtml,
  writeTextFile
};
