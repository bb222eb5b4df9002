import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  reasonGone,
  toldProperty
} from "./chunk-UN26SPK4.js";
import {
  readScanLines,
  writeScanLine
} from "./chunk-ABQA536H.js";
import {
  renderReport,
  writeTextFile
} from "./chunk-H5Q2JM7H.js";
import {
  conclude,
  counted,
  exitCodeOf,
  jsonText,
  today
} from "./chunk-5EE6CI4H.js";
import {
  isUndecided,
  verdicts
} from "./chunk-IJTHCSUH.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-XWPW4FO6.js";
import {
  buildConfig
} from "./chunk-MHSQNVCT.js";
import {
  ConfigurationError,
  external_exports,
  propertyKinds
} from "./chunk-TVPADRHV.js";

// src/run-merge.ts
import { basename, resolve } from "node:path";

// src/adapters/files/scan-record.ts
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
async function readRecord(path2) {
  return readFile(path2, "utf8").catch(() => null);
}
async function openGrowingFile(path2) {
  await mkdir(dirname(path2), { recursive: true });
  const text = await readRecord(path2) ?? "";
  const isTorn = text !== "" && !text.endsWith("\n");
  let last = isTorn ? appendFile(path2, "\n") : Promise.resolve();
  const next = (work) => {
    last = last.then(work);
    return last;
  };
  return {
    text,
    append: (lines) => next(() => appendFile(path2, lines)),
    clear: () => next(() => writeFile(path2, ""))
  };
}

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
  findings: external_exports.array(
    external_exports.strictObject({
      fingerprint: hash,
      file: path,
      line: count,
      message: external_exports.string().max(4e3),
      property
    })
  ),
  functions: external_exports.array(external_exports.strictObject({ file: path, name, verdict })),
  units: external_exports.array(external_exports.strictObject({ file: path, entry: name, origin, verdict, seconds: external_exports.number().min(0) })),
  /** The oldest first, the one that wrote this last. */
  nights: external_exports.array(night).max(1e3)
});
var mostNights = 180;
function makeBaseline(report, date, before) {
  const findings = new Map(report.findings.map((finding) => [finding.fingerprint, finding]));
  return {
    schema: 1,
    findings: [...findings.values()].map((finding) => {
      const { file, line } = finding.counterexample.property.location;
      const { fingerprint, message } = finding;
      return {
        fingerprint,
        file,
        line,
        message: message.slice(0, 4e3),
        property: toldProperty(finding, null)
      };
    }),
    functions: report.functions.map(({ file, name: name2, verdict: verdict2 }) => ({ file, name: name2, verdict: verdict2 })),
    units: report.units.map(({ unit, verdict: verdict2, seconds }) => {
      const { file, entry, origin: origin2 } = unit;
      return { file, entry, origin: origin2, verdict: verdict2, seconds: Math.round(seconds * 1e3) / 1e3 };
    }),
    nights: [...before?.nights ?? [], nightOf(report, date)].slice(-mostNights)
  };
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

// src/scan/change-notes.ts
function changeNotes(changes) {
  const { appeared, stayed, fixed, unclear, newlyUndecided } = changes;
  return [
    `Since the last scan: ${appeared.length} new, ${fixed.length} fixed, ${stayed.length} still there.`,
    ...fixed.map(({ file, line, message }) => `Fixed: ${file}:${line}: ${message}`),
    ...unclear.map(
      ({ file, line, message }) => `Not found this time, and not shown to be gone either: ${file}:${line}: ${message}`
    ),
    ...newlyUndecided.length === 0 ? [] : [
      `${counted(newlyUndecided.length, "function")} had a verdict and ${newlyUndecided.length === 1 ? "has" : "have"} none now: ${names(newlyUndecided)}`
    ]
  ];
}
function names(functions) {
  const shown = functions.slice(0, 10).map(({ file, name: name2 }) => `\`${name2}\` in ${file}`);
  return shown.join(", ") + (functions.length > shown.length ? ", …" : "");
}

// src/scan/compare-baseline.ts
function compareBaseline({ report, isComplete }, { findings, functions }) {
  const before = new Set(findings.map(({ fingerprint }) => fingerprint));
  const now = new Map(report.findings.map((finding) => [finding.fingerprint, finding]));
  const evidence = evidenceOf(report, isComplete, findings);
  const missing = findings.filter(({ fingerprint }) => !now.has(fingerprint));
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
    for (const line of linesOf(file)) merged.set(writeScanLine(line), line);
  }
  const runs = [...merged.values()].filter(({ kind }) => kind === "run");
  if (runs.length > 1) {
    throw new ConfigurationError(
      "the records are of different scans: they differ in their commit, their settings, or the version of ESBMC or of this tool"
    );
  }
  return [...merged].sort(([one], [other]) => one < other ? -1 : 1).map(([, line]) => line);
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
  const run = lines.find((line) => line.kind === "run");
  if (run === void 0) return null;
  const results = bestResults(lines.filter((line) => line.kind === "result"));
  const shares = lines.filter((line) => line.kind === "share");
  const faults = lines.flatMap((line) => line.kind === "fault" ? [line.text] : []);
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

// src/run-merge.ts
async function runMerge(paths, options, terminal) {
  const workingDirectory = terminal.cwd();
  const files = await Promise.all(
    paths.map(async (path2) => ({
      name: basename(path2),
      text: await readRecord(resolve(workingDirectory, path2))
    }))
  );
  const lines = mergeLines(files);
  const { root } = await findRoot(workingDirectory, ["."]);
  const file = await readConfigFile(options.config ?? null, root);
  const config = buildConfig([file, { today: today() }]);
  if (options.record !== void 0)
    await writeTextFile(resolve(workingDirectory, options.record), lines.map(writeScanLine).join(""));
  return tellScan(lines, config, await readBaseline(options, workingDirectory), options, terminal);
}
async function tellScan(lines, config, baseline2, options, terminal) {
  const scan = scanReport(lines, options.shard !== void 0);
  if (scan === null) {
    const [fault] = lines.flatMap((line) => line.kind === "fault" ? [line.text] : []);
    throw new ConfigurationError(`no record of a scan: ${fault ?? "nothing was named"}`);
  }
  const changes = baseline2 === null ? null : compareBaseline(scan, baseline2);
  const notes = changes === null ? [] : changeNotes(changes);
  const report = { ...scan.report, notes: [...notes, ...scan.report.notes] };
  const workingDirectory = terminal.cwd();
  if (options.writeBaseline !== void 0) {
    const path2 = resolve(workingDirectory, options.writeBaseline);
    await writeTextFile(path2, renderBaseline(makeBaseline(scan.report, config.today ?? today(), baseline2)));
  }
  const text = renderReport(report, config, options.format, terminal);
  if (options.output === void 0) terminal.stdout.write(text);
  else await writeTextFile(resolve(workingDirectory, options.output), text);
  return exitCodeOf(conclude(report, config));
}
async function readBaseline({ baseline: baseline2, writeBaseline }, workingDirectory) {
  if (baseline2 === void 0) return null;
  const text = await readRecord(resolve(workingDirectory, baseline2));
  if (text === null) {
    if (writeBaseline !== void 0) return null;
    throw new ConfigurationError(
      `--baseline ${baseline2}: can not be read; a scan with --write-baseline makes it`
    );
  }
  const read = parseBaseline(text);
  if (read.ok) return read.baseline;
  throw new ConfigurationError(`--baseline ${baseline2}: is no baseline: ${read.reason}`);
}

export {
  readRecord,
  openGrowingFile,
  runMerge,
  tellScan,
  readBaseline
};
