import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  functionResult,
  heldProperty,
  skippedFile,
  transferFinding,
  unitResult
} from "./chunk-VFBUA64T.js";
import {
  external_exports
} from "./chunk-TVPADRHV.js";

// src/scan/scan-lines.ts
import { createHash } from "node:crypto";
var schema = 1;
var commit = external_exports.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
var hash = external_exports.string().regex(/^[0-9a-f]{16}$/);
var path = external_exports.string().max(4096);
var name = external_exports.string().max(500);
var index = external_exports.int().min(1).max(256);
var run = external_exports.strictObject({
  kind: external_exports.literal("run"),
  schema: external_exports.literal(schema),
  tool: external_exports.strictObject({ name, version: name }),
  esbmc: external_exports.strictObject({ version: name, sha256: external_exports.string().regex(/^[0-9a-f]{64}$/) }),
  /** Null outside of a repository. */
  head: commit.nullable(),
  /** Hash of the configuration. */
  settings: hash,
  /** Hash of everything that was read. */
  contents: hash
});
var scanItem = external_exports.strictObject({
  id: path,
  file: path,
  functions: external_exports.array(name).readonly(),
  entries: external_exports.array(name).readonly()
});
var share = external_exports.strictObject({
  kind: external_exports.literal("share"),
  shard: index,
  of: index,
  seconds: external_exports.number().min(0),
  items: external_exports.array(scanItem)
});
var result = external_exports.strictObject({
  kind: external_exports.literal("result"),
  item: scanItem,
  units: external_exports.array(unitResult),
  functions: external_exports.array(functionResult),
  findings: external_exports.array(transferFinding),
  held: external_exports.array(heldProperty),
  skipped: external_exports.array(skippedFile),
  notes: external_exports.array(external_exports.string().max(4e3))
});
var fault = external_exports.strictObject({ kind: external_exports.literal("fault"), text: external_exports.string().max(1e3) });
var scanLine = external_exports.discriminatedUnion("kind", [run, share, result, fault]);
function scanRun(facts, settings) {
  return run.parse({ kind: "run", schema, ...facts, settings: digest(JSON.stringify(settings)) });
}
function writeScanLine(line) {
  const text = JSON.stringify(line);
  return `${JSON.stringify({ sum: digest(text), text })}
`;
}
var sealed = external_exports.string().transform((text, context) => {
  const value = parseJson(text, context);
  const envelope = external_exports.strictObject({ sum: hash, text: external_exports.string() }).safeParse(value);
  if (envelope.success && digest(envelope.data.text) === envelope.data.sum)
    return parseJson(envelope.data.text, context);
  context.addIssue({ code: "custom", message: "torn or changed" });
  return external_exports.NEVER;
});
var recordLine = sealed.pipe(scanLine);
function readScanLines(text) {
  const lines = [];
  let damaged = 0;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const read = recordLine.safeParse(line);
    if (read.success) lines.push(read.data);
    else damaged += 1;
  }
  return { lines, damaged };
}
function parseJson(text, context) {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return external_exports.NEVER;
  }
}
function digest(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
function isSameRun(line, run2) {
  return line.kind === "run" && writeScanLine(line) === writeScanLine(run2);
}

export {
  scanRun,
  writeScanLine,
  readScanLines,
  isSameRun
};
