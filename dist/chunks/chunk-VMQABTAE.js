import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readScanLines,
  writeScanLine
} from "./chunk-YVUJ7UD4.js";
import {
  earlierFinding,
  night
} from "./chunk-YVYTIFAO.js";
import {
  hashedName,
  hashedStatement
} from "./chunk-P2WQYPJN.js";
import {
  isUndecided
} from "./chunk-UV2L67PQ.js";
import {
  ConfigurationError,
  external_exports
} from "./chunk-6HVONRGA.js";

// src/review/reason-gone.ts
function reasonGone(earlier, evidence) {
  const { path, property } = earlier;
  if (evidence.findings.some(({ fingerprint }) => fingerprint === earlier.fingerprint)) return null;
  if (isTold(earlier, evidence.renames?.get(path), evidence)) return "moved";
  if (evidence.deleted.has(path)) return isOpenElsewhere(property, evidence) ? null : "file-deleted";
  if (property === null) return null;
  if (passes(path, property, evidence)) return "passes";
  if (unitHolds(path, property, evidence)) return "holds";
  return isAsBefore(path, property, evidence) ? "as-before" : null;
}
function isTold({ property }, path, { findings }) {
  return findings.some((finding) => {
    const isThere = finding.counterexample.property.location.file === path;
    return isThere && property !== null && isSameStatement(finding, property);
  });
}
function passes(path, property, { held, findings }) {
  if (findings.some((finding) => isIn(finding, path) && isSameStatement(finding, property))) return false;
  return held.some(
    (one) => one.file === path && one.kind === property.kind && one.origin === property.origin && hashedName(one.function) === property.function && hashedStatement(one.statement) === property.statement && reaches(one.bound, property.bound)
  );
}
function unitHolds(path, property, evidence) {
  const { units, functions, findings } = evidence;
  const own = units.filter(
    ({ unit }) => unit.file === path && unit.origin === property.origin && (hashedName(unit.entry) === property.start || unit.functions.map(hashedName).includes(property.function))
  );
  const verdicts = functions.filter(
    ({ file, name }) => file === path && hashedName(name) === property.function
  );
  return own.length > 0 && own.every((unit) => holds(unit, property.bound)) && verdicts.every(({ verdict }) => verdict === "proved" || verdict === "bounded") && !findings.some((finding) => isIn(finding, path) && isSameFunction(finding, property));
}
function isAsBefore(path, property, evidence) {
  return property.passingBase !== null && property.passingBase === evidence.base && evidence.renames !== null && !evidence.renames.has(path) && !evidence.touched.has(path) && !isOpenElsewhere(property, evidence);
}
function isOpenElsewhere(property, { functions, findings }) {
  if (property === null) return false;
  const isUndecided2 = functions.some(
    ({ name, verdict }) => hashedName(name) === property.function && (verdict === "unknown" || verdict === "not-checked")
  );
  return isUndecided2 || findings.some((finding) => isSameStatement(finding, property));
}
function holds({ verdict, bound }, wanted) {
  return verdict === "proved" || verdict === "bounded" && bound !== null && reaches(bound, wanted);
}
function reaches(bound, wanted) {
  return bound === null || wanted !== null && bound >= wanted;
}
function isIn({ counterexample }, path) {
  return counterexample.property.location.file === path;
}
function isSameStatement(finding, property) {
  return isSameFunction(finding, property) && hashedStatement(finding.statement) === property.statement;
}
function isSameFunction({ counterexample }, { kind, function: name }) {
  const { location, kind: found } = counterexample.property;
  return found === kind && hashedName(location.function ?? "") === name;
}

// src/scan/compare-baseline.ts
function compareBaseline({ report, isComplete }, { findings, functions }, told = report.findings) {
  const before = new Set(findings.map(({ fingerprint }) => fingerprint));
  const now = new Map(told.map((finding) => [finding.fingerprint, finding]));
  const found = new Set(report.findings.map(({ fingerprint }) => fingerprint));
  const evidence = evidenceOf(report, isComplete, findings);
  const missing = findings.filter(({ fingerprint }) => !found.has(fingerprint));
  const isGone = ({ file, fingerprint, property }) => reasonGone({ path: file, fingerprint, property }, evidence) !== null;
  const decided = new Set(
    functions.filter(({ verdict }) => !isUndecided(verdict)).map(({ file, name }) => key(file, name))
  );
  return {
    appeared: [...now.values()].filter(({ fingerprint }) => !before.has(fingerprint)),
    stayed: [...now.values()].filter(({ fingerprint }) => before.has(fingerprint)),
    fixed: missing.filter(isGone),
    unclear: missing.filter((one) => !isGone(one)),
    newlyUndecided: report.functions.filter(
      ({ file, name, verdict }) => isUndecided(verdict) && decided.has(key(file, name))
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
function key(file, name) {
  return JSON.stringify([file, name]);
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
function linesOf({ name, text }) {
  if (text === null) return [{ kind: "fault", text: `${name} can not be read` }];
  const { lines, damaged } = readScanLines(text);
  if (!lines.some(({ kind }) => kind === "run")) {
    return [{ kind: "fault", text: `${name} is no record of a scan, or its beginning is damaged` }];
  }
  if (damaged === 0) return lines;
  const what = damaged === 1 ? "a line of it is" : `${damaged} lines of it are`;
  return [...lines, { kind: "fault", text: `${name}: ${what} damaged` }];
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
  const open = [...functions, ...units].filter(({ verdict }) => isUndecided(verdict)).length;
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
  return item.functions.map((name) => ({ file: item.file, name, verdict: "not-checked", reason }));
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
  for (let count = findings.length; ; count = Math.floor(count * 0.8)) {
    const kept = findings.slice(0, count);
    const isPartial = rest.isPartial || count < findings.length;
    const packed = pack({ ...rest, nights: nights.slice(-60), findings: kept, isPartial });
    if (packed.length <= mostCharacters || count === 0) return `<!-- esbmc-action:tracking:1 ${packed} -->`;
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
  compareBaseline,
  mergeLines,
  scanReport,
  renderTrackingState,
  parseTrackingState,
  withNight
};
