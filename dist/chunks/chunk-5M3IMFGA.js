import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  jsonText
} from "./chunk-FV4RGI7G.js";
import {
  readScanLines,
  writeScanLine
} from "./chunk-COGXKBKB.js";
import {
  hashedName,
  hashedStatement,
  toldProperty
} from "./chunk-DBZTPTUJ.js";
import {
  isUndecided,
  verdicts
} from "./chunk-ELVJMEME.js";
import {
  ConfigurationError,
  external_exports,
  propertyKinds
} from "./chunk-V3QJJ3YM.js";

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
  const unique2 = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return [...unique2.values()].map((finding) => {
    const { file, line: line2 } = finding.counterexample.property.location;
    const { fingerprint, message } = finding;
    const property2 = toldProperty(finding, null);
    return { fingerprint, file: file.slice(0, 4096), line: line2, message: message.slice(0, 4e3), property: property2 };
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

// src/review/reason-gone.ts
function reasonGone(earlier, evidence) {
  const { path: path2, property: property2 } = earlier;
  if (evidence.findings.some(({ fingerprint }) => fingerprint === earlier.fingerprint)) return null;
  if (isTold(earlier, evidence.renames?.get(path2), evidence)) return "moved";
  if (evidence.deleted.has(path2)) return isOpenElsewhere(property2, evidence) ? null : "file-deleted";
  if (property2 === null) return null;
  if (passes(path2, property2, evidence)) return "passes";
  if (unitHolds(path2, property2, evidence)) return "holds";
  return isAsBefore(path2, property2, evidence) ? "as-before" : null;
}
function isTold({ property: property2 }, path2, { findings }) {
  return findings.some((finding) => {
    const isThere = finding.counterexample.property.location.file === path2;
    return isThere && property2 !== null && isSameStatement(finding, property2);
  });
}
function passes(path2, property2, { held, findings }) {
  if (findings.some((finding) => isIn(finding, path2) && isSameStatement(finding, property2))) return false;
  return held.some(
    (one) => one.file === path2 && one.kind === property2.kind && one.origin === property2.origin && hashedName(one.function) === property2.function && hashedStatement(one.statement) === property2.statement && reaches(one.bound, property2.bound)
  );
}
function unitHolds(path2, property2, evidence) {
  const { units, functions, findings } = evidence;
  const own = units.filter(
    ({ unit }) => unit.file === path2 && unit.origin === property2.origin && (hashedName(unit.entry) === property2.start || unit.functions.map(hashedName).includes(property2.function))
  );
  const verdicts2 = functions.filter(
    ({ file, name: name2 }) => file === path2 && hashedName(name2) === property2.function
  );
  return own.length > 0 && own.every((unit) => holds(unit, property2.bound)) && verdicts2.every(({ verdict: verdict2 }) => verdict2 === "proved" || verdict2 === "bounded") && !findings.some((finding) => isIn(finding, path2) && isSameFunction(finding, property2));
}
function isAsBefore(path2, property2, evidence) {
  return property2.passingBase !== null && property2.passingBase === evidence.base && evidence.renames !== null && !evidence.renames.has(path2) && !evidence.touched.has(path2) && !isOpenElsewhere(property2, evidence);
}
function isOpenElsewhere(property2, { functions, findings }) {
  if (property2 === null) return false;
  const isUndecided2 = functions.some(
    ({ name: name2, verdict: verdict2 }) => hashedName(name2) === property2.function && (verdict2 === "unknown" || verdict2 === "not-checked")
  );
  return isUndecided2 || findings.some((finding) => isSameStatement(finding, property2));
}
function holds({ verdict: verdict2, bound }, wanted) {
  return verdict2 === "proved" || verdict2 === "bounded" && bound !== null && reaches(bound, wanted);
}
function reaches(bound, wanted) {
  return bound === null || wanted !== null && bound >= wanted;
}
function isIn({ counterexample }, path2) {
  return counterexample.property.location.file === path2;
}
function isSameStatement(finding, property2) {
  return isSameFunction(finding, property2) && hashedStatement(finding.statement) === property2.statement;
}
function isSameFunction({ counterexample }, { kind, function: name2 }) {
  const { location, kind: found } = counterexample.property;
  return found === kind && hashedName(location.function ?? "") === name2;
}

// src/scan/compare-baseline.ts
function compareBaseline({ report, isComplete }, { findings, functions }, told = report.findings) {
  const before = new Set(findings.map(({ fingerprint }) => fingerprint));
  const now = new Map(told.map((finding) => [finding.fingerprint, finding]));
  const found = new Set(report.findings.map(({ fingerprint }) => fingerprint));
  const evidence = evidenceOf(report, isComplete, findings);
  const missing = findings.filter(({ fingerprint }) => !found.has(fingerprint));
  const isGone = ({ file, fingerprint, property: property2 }) => reasonGone({ path: file, fingerprint, property: property2 }, evidence) !== null;
  const decided = new Set(
    functions.filter(({ verdict: verdict2 }) => !isUndecided(verdict2)).map(({ file, name: name2 }) => key(file, name2))
  );
  return {
    appeared: [...now.values()].filter(({ fingerprint }) => !before.has(fingerprint)),
    stayed: [...now.values()].filter(({ fingerprint }) => before.has(fingerprint)),
    fixed: missing.filter(isGone),
    unclear: missing.filter((one) => !isGone(one)),
    newlyUndecided: report.functions.filter(
      ({ file, name: name2, verdict: verdict2 }) => isUndecided(verdict2) && decided.has(key(file, name2))
    )
  };
}
function evidenceOf({ units, functions, findings, held, skipped }, isComplete, earlier) {
  const touched = /* @__PURE__ */ new Set([
    ...units.map(({ unit }) => unit.file),
    ...functions.map(({ file }) => file),
    ...skipped.map(({ file }) => file)
  ]);
  const gone = isComplete ? earlier.map(({ file }) => file).filter((file) => !touched.has(file)) : [];
  return { base: null, units, functions, findings, held, deleted: new Set(gone), touched, renames: null };
}
function key(file, name2) {
  return JSON.stringify([file, name2]);
}

// src/scan/merge-lines.ts
function mergeLines(files) {
  const merged = /* @__PURE__ */ new Map();
  for (const file of files) {
    for (const line2 of linesOf(file)) merged.set(writeScanLine(line2), line2);
  }
  const runs = [...merged.values()].filter(({ kind }) => kind === "run");
  if (runs.length > 1) {
    throw new ConfigurationError(
      "the records are of different scans: they differ in their commit, their settings, or the version of ESBMC or of this tool"
    );
  }
  return [...merged].sort(([one], [other]) => one < other ? -1 : 1).map(([, line2]) => line2);
}
function linesOf({ name: name2, text }) {
  if (text === null) return [{ kind: "fault", text: `${name2} can not be read` }];
  const { lines, damaged } = readScanLines(text);
  if (!lines.some(({ kind }) => kind === "run")) {
    return [{ kind: "fault", text: `${name2} is no record of a scan, or its beginning is damaged` }];
  }
  if (damaged === 0) return lines;
  const what = damaged === 1 ? "a line of it is" : `${damaged} lines of it are`;
  return [...lines, { kind: "fault", text: `${name2}: ${what} damaged` }];
}

// src/scan/scan-report.ts
function scanReport(lines, isPart = false) {
  const run = lines.find((line2) => line2.kind === "run");
  if (run === void 0) return null;
  const results = bestResults(lines.filter((line2) => line2.kind === "result"));
  const shares = lines.filter((line2) => line2.kind === "share");
  const faults = lines.flatMap((line2) => line2.kind === "fault" ? [line2.text] : []);
  const open = unscanned(shares, results);
  const missing = isPart ? [] : missingShards(shares);
  return {
    report: {
      tool: run.tool,
      esbmc: run.esbmc,
      base: null,
      head: run.head,
      units: [...results.flatMap(({ units }) => units), ...open.map(openUnit), ...missing.map(missingUnit)],
      functions: [...results.flatMap(({ functions }) => functions), ...open.flatMap(openFunctions)],
      findings: results.flatMap(({ findings }) => findings),
      held: results.flatMap(({ held }) => held),
      skipped: unique(results.flatMap(({ skipped }) => skipped)),
      notes: unique([...faults, ...results.flatMap(({ notes }) => notes)])
    },
    isComplete: open.length === 0 && missing.length === 0 && faults.length === 0
  };
}
function bestResults(results) {
  const best = /* @__PURE__ */ new Map();
  for (const result of results) {
    const known = best.get(result.item.id);
    if (known === void 0 || knowledge(result) > knowledge(known)) best.set(result.item.id, result);
  }
  return [...best.values()].sort((one, other) => one.item.id < other.item.id ? -1 : 1);
}
function knowledge({ findings, functions, units }) {
  const open = [...functions, ...units].filter(({ verdict: verdict2 }) => isUndecided(verdict2)).length;
  return findings.length - open / (1 + functions.length + units.length);
}
function unscanned(shares, results) {
  const done = new Set(results.map(({ item }) => item.id));
  const open = /* @__PURE__ */ new Map();
  for (const share of shares)
    for (const item of share.items) if (!done.has(item.id)) open.set(item.id, { item, share });
  return [...open.values()];
}
function missingShards(shares) {
  const of = Math.max(0, ...shares.map((share) => share.of));
  const known = new Set(shares.map(({ shard }) => shard));
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((shard) => !known.has(shard));
  return missing.map((shard) => `${shard} of ${of}`);
}
function openReason({ shard, of }) {
  return `not scanned: shard ${shard} of ${of} left no result for it`;
}
function openUnit({ item, share }) {
  return undone(item.file, item.entries[0] ?? "main", item.functions, openReason(share));
}
function openFunctions({ item, share }) {
  const reason = openReason(share);
  return item.functions.map((name2) => ({ file: item.file, name: name2, verdict: "not-checked", reason }));
}
function missingUnit(shard) {
  return undone(`shard ${shard}`, "main", [], "not scanned: the shard left nothing behind");
}
function undone(file, entry, functions, reason) {
  const unit = { file, entry, origin: "entry", functions, assumptions: [] };
  return { unit, verdict: "not-checked", reason, bound: null, seconds: 0, cached: false, runs: [] };
}
function unique(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// src/scan/tracking-state.ts
import { deflateRawSync, inflateRawSync } from "node:zlib";
var state = external_exports.strictObject({
  findings: external_exports.array(earlierFinding).max(1e3),
  /** True when there were more findings than are kept: then what is not among them need not be new. */
  isPartial: external_exports.boolean(),
  nights: external_exports.array(night).max(60),
  /** True when it was us who closed the issue. */
  isClosedByUs: external_exports.boolean()
});
var line = /^<!-- esbmc-action:tracking:1 ([0-9A-Za-z+/=]{1,60000}) -->$/;
var mostCharacters = 3e4;
var mostBytes = 4 * 1024 * 1024;
function renderTrackingState({ findings, nights, ...rest }) {
  for (let count2 = findings.length; ; count2 = Math.floor(count2 * 0.8)) {
    const kept = findings.slice(0, count2);
    const isPartial = rest.isPartial || count2 < findings.length;
    const packed = pack({ ...rest, nights: nights.slice(-60), findings: kept, isPartial });
    if (packed.length <= mostCharacters || count2 === 0) return `<!-- esbmc-action:tracking:1 ${packed} -->`;
  }
}
function parseTrackingState(body) {
  const [firstLine = ""] = body.split(/\r?\n/, 1);
  const [, packed] = line.exec(firstLine) ?? [];
  return packed === void 0 ? null : state.safeParse(unpack(packed)).data ?? null;
}
function pack(value) {
  return deflateRawSync(Buffer.from(JSON.stringify(value)), { level: 9 }).toString("base64");
}
function unpack(text) {
  try {
    const bytes = inflateRawSync(Buffer.from(text, "base64"), { maxOutputLength: mostBytes });
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}
function withNight(nights, next) {
  const last = nights.at(-1);
  const isAgain = last !== void 0 && last.date === next.date && last.head === next.head;
  return [...isAgain ? nights.slice(0, -1) : nights, next];
}

export {
  reasonGone,
  makeBaseline,
  earlierFindings,
  nightOf,
  renderBaseline,
  parseBaseline,
  compareBaseline,
  mergeLines,
  scanReport,
  renderTrackingState,
  parseTrackingState,
  withNight
};
