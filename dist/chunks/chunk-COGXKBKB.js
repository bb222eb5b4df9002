import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  maxReproducerBytes
} from "./chunk-T37PTCWW.js";
import {
  foundByWays,
  verdicts
} from "./chunk-ELVJMEME.js";
import {
  checkGroups,
  external_exports,
  propertyKinds
} from "./chunk-V3QJJ3YM.js";

// src/scan/scan-lines.ts
import { createHash } from "node:crypto";

// src/review/transfer-limits.ts
var transferLimits = {
  findings: 500,
  /** Of one trace. A review shows some thirty, those that feed the violated line first. */
  steps: 300,
  calls: 100,
  inputs: 200,
  assumptions: 100,
  units: 5e3,
  runs: 10,
  functions: 5e3,
  /** Fewer leave older comments unresolved that could be resolved, and nothing else. */
  held: 1e4,
  skipped: 5e3,
  notes: 100,
  /** PATH_MAX of Linux. */
  path: 4096,
  name: 500,
  text: 4e3,
  /** Of a reproducer; one that is longer is left out. */
  program: maxReproducerBytes
};

// src/review/transfer-shape.ts
var transferText = external_exports.string().max(transferLimits.text);
var transferName = external_exports.string().max(transferLimits.name);
var transferPath = external_exports.string().max(transferLimits.path);
var transferRepositoryPath = transferPath.min(1).refine((path2) => !path2.startsWith("/") && !path2.split("/").includes(".."));
var transferNumber = external_exports.int().min(0).max(2147483647);
function transferList(item, limit) {
  return external_exports.array(item).max(transferLimits[limit]);
}

// src/review/transfer-finding.ts
var place = external_exports.strictObject({
  file: transferPath,
  line: transferNumber,
  column: transferNumber.nullable(),
  function: transferName.nullable()
});
var assignment = external_exports.strictObject({
  variable: transferText,
  value: transferText
});
var step = external_exports.strictObject({ location: place, assignment });
var property = external_exports.strictObject({
  kind: external_exports.enum(propertyKinds),
  cwe: external_exports.string().regex(/^CWE-\d{1,5}$/).nullable(),
  comment: transferText,
  expression: transferText.nullable(),
  location: place
});
var counterexample = external_exports.strictObject({
  property,
  steps: transferList(step, "steps"),
  calls: transferList(place, "calls"),
  bound: transferNumber.nullable()
});
var reproducer = external_exports.strictObject({
  tool: transferName,
  says: transferText,
  isFirst: external_exports.boolean(),
  hasOtherInputs: external_exports.boolean().optional(),
  program: external_exports.string().max(transferLimits.program).nullable()
});
var transferFinding = external_exports.strictObject({
  fingerprint: external_exports.string().regex(/^[0-9a-f]{16}$/),
  counterexample,
  statement: transferText,
  message: transferText,
  origin: external_exports.enum(["entry", "harness"]),
  entry: transferName,
  status: external_exports.enum(["introduced", "existing", "fixed", "undetermined"]).nullable(),
  reproduced: external_exports.boolean().nullable(),
  reproducer: reproducer.nullable(),
  foundBy: external_exports.enum(foundByWays),
  inputs: transferList(assignment, "inputs"),
  assumptions: transferList(transferText, "assumptions"),
  requires: transferText.nullable(),
  needsAllocationFailure: external_exports.boolean(),
  basePassed: external_exports.boolean()
});

// src/review/transfer-report.ts
var commit = external_exports.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
var verdict = external_exports.enum(verdicts);
var reason = transferText.nullable();
var unit = external_exports.strictObject({
  file: transferRepositoryPath,
  entry: transferName,
  origin: external_exports.enum(["entry", "harness"]),
  isCaller: external_exports.boolean().optional(),
  functions: transferList(transferName, "functions"),
  assumptions: transferList(transferText, "assumptions")
});
var run = external_exports.strictObject({
  group: external_exports.enum(checkGroups),
  verdict,
  reason
});
var unitResult = external_exports.strictObject({
  unit,
  verdict,
  reason,
  bound: transferNumber.nullable(),
  seconds: external_exports.number().min(0),
  cached: external_exports.boolean(),
  runs: transferList(run, "runs")
});
var functionResult = external_exports.strictObject({
  file: transferRepositoryPath,
  name: transferName,
  verdict,
  reason
});
var heldProperty = external_exports.strictObject({
  file: transferPath,
  function: transferName,
  kind: external_exports.enum(propertyKinds),
  statement: transferText,
  origin: external_exports.enum(["entry", "harness"]),
  bound: transferNumber.nullable()
});
var skippedFile = external_exports.strictObject({
  file: transferRepositoryPath,
  reason: transferText
});
var transferReport = external_exports.strictObject({
  tool: external_exports.strictObject({ name: transferName, version: transferName }),
  esbmc: external_exports.strictObject({ version: transferName, sha256: external_exports.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
  base: commit,
  head: commit,
  units: transferList(unitResult, "units"),
  functions: transferList(functionResult, "functions"),
  findings: transferList(transferFinding, "findings"),
  held: transferList(heldProperty, "held"),
  skipped: transferList(skippedFile, "skipped"),
  notes: transferList(transferText, "notes")
});

// src/scan/scan-lines.ts
var schema = 1;
var commit2 = external_exports.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
var hash = external_exports.string().regex(/^[0-9a-f]{16}$/);
var path = external_exports.string().max(4096);
var name = external_exports.string().max(500);
var index = external_exports.int().min(1).max(256);
var run2 = external_exports.strictObject({
  kind: external_exports.literal("run"),
  schema: external_exports.literal(schema),
  tool: external_exports.strictObject({ name, version: name }),
  esbmc: external_exports.strictObject({ version: name, sha256: external_exports.string().regex(/^[0-9a-f]{64}$/) }),
  /** Null outside of a repository. */
  head: commit2.nullable(),
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
var scanLine = external_exports.discriminatedUnion("kind", [run2, share, result, fault]);
function scanRun(facts, settings) {
  return run2.parse({ kind: "run", schema, ...facts, settings: digest(JSON.stringify(settings)) });
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
var sealStart = '{"sum":"';
var recordLine = sealed.pipe(scanLine);
function readScanLines(text) {
  const lines = [];
  let damaged = 0;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const read = line.startsWith(sealStart) ? recordLine.safeParse(line) : null;
    if (read?.success === true) lines.push(read.data);
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
function isSameRun(line, run3) {
  return line.kind === "run" && writeScanLine(line) === writeScanLine(run3);
}

export {
  transferLimits,
  transferText,
  transferName,
  transferRepositoryPath,
  transferNumber,
  transferFinding,
  transferReport,
  scanRun,
  writeScanLine,
  readScanLines,
  isSameRun
};
