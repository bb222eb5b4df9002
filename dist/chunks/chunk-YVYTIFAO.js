import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  jsonText
} from "./chunk-643VBUMR.js";
import {
  toldProperty
} from "./chunk-P2WQYPJN.js";
import {
  verdicts
} from "./chunk-UV2L67PQ.js";
import {
  external_exports,
  propertyKinds
} from "./chunk-6HVONRGA.js";

// src/scan/scan-counts.ts
function scanCounts({ functions, findings }) {
  const counts = Object.fromEntries(verdicts.map((verdict2) => [verdict2, 0]));
  for (const { verdict: verdict2 } of functions) counts[verdict2] += 1;
  return { ...counts, findings: new Set(findings.map(({ fingerprint }) => fingerprint)).size };
}

// src/scan/baseline.ts
var count = external_exports.int().min(0);
var path = external_exports.string().max(4096);
var name = external_exports.string().max(500);
var hash = external_exports.string().regex(/^[0-9a-f]{16}$/);
var origin = external_exports.enum(["entry", "harness"]);
var verdict = external_exports.enum(verdicts);
var property = external_exports.strictObject({
  kind: external_exports.enum(propertyKinds),
  bound: count.nullable(),
  origin,
  function: hash,
  start: hash,
  statement: hash,
  passingBase: external_exports.string().max(64).nullable()
});
var earlierFinding = external_exports.strictObject({
  fingerprint: hash,
  file: path,
  line: count,
  message: external_exports.string().max(4e3),
  property
});
var night = external_exports.strictObject({
  /** `YYYY-MM-DD`, in UTC. */
  date: external_exports.iso.date(),
  head: external_exports.string().max(64).nullable(),
  findings: count,
  failed: count,
  proved: count,
  bounded: count,
  unknown: count,
  "not-checked": count
});
var baseline = external_exports.strictObject({
  schema: external_exports.literal(1),
  findings: external_exports.array(earlierFinding).readonly(),
  functions: external_exports.array(external_exports.strictObject({ file: path, name, verdict })),
  units: external_exports.array(external_exports.strictObject({ file: path, entry: name, origin, verdict, seconds: external_exports.number().min(0) })),
  /** The oldest first, the one that wrote this last. */
  nights: external_exports.array(night).max(1e3)
});
var mostNights = 180;
function makeBaseline(report, date, before) {
  return {
    schema: 1,
    findings: earlierFindings(report.findings),
    functions: report.functions.map(({ file, name: name2, verdict: verdict2 }) => ({ file, name: name2, verdict: verdict2 })),
    units: report.units.map(({ unit, verdict: verdict2, seconds }) => {
      const { file, entry, origin: origin2 } = unit;
      return { file, entry, origin: origin2, verdict: verdict2, seconds: Math.round(seconds * 1e3) / 1e3 };
    }),
    nights: [...before?.nights ?? [], nightOf(report, date)].slice(-mostNights)
  };
}
function earlierFindings(findings) {
  const unique = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return [...unique.values()].map((finding) => {
    const { file, line } = finding.counterexample.property.location;
    const { fingerprint, message } = finding;
    const property2 = toldProperty(finding, null);
    return { fingerprint, file: file.slice(0, 4096), line, message: message.slice(0, 4e3), property: property2 };
  });
}
function nightOf(report, date) {
  return { date, head: report.head, ...scanCounts(report) };
}
function renderBaseline(value) {
  return jsonText(value);
}
var json = external_exports.string().transform((text, context) => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return external_exports.NEVER;
  }
});
function parseBaseline(text) {
  const read = json.pipe(baseline).safeParse(text);
  if (read.success) return { ok: true, baseline: read.data };
  const [issue] = read.error.issues;
  const where = issue === void 0 || issue.path.length === 0 ? "it" : `\`${issue.path.map(String).join(".")}\``;
  return { ok: false, reason: `${where}: ${issue?.message ?? "unreadable"}` };
}

export {
  earlierFinding,
  night,
  makeBaseline,
  earlierFindings,
  nightOf,
  renderBaseline,
  parseBaseline
};
