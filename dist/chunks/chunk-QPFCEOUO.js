import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  chooseFinding
} from "./chunk-TFAJTFKM.js";
import {
  explainFinding
} from "./chunk-T232SNQK.js";
import {
  undecidedSubjects,
  verdictWords
} from "./chunk-IAHUAQ42.js";
import {
  isFailing
} from "./chunk-643VBUMR.js";
import {
  checkPaths
} from "./chunk-OEJXDI6V.js";
import {
  linesOf
} from "./chunk-6QDMIOKU.js";
import {
  loadSource
} from "./chunk-QHCKQHG5.js";
import {
  weakest
} from "./chunk-UV2L67PQ.js";

// src/review/open-verdict.ts
var shown = 8;
function openVerdict(report) {
  const undecided = undecidedSubjects(report).map(({ name, text }) => `\`${name}\`: ${text}`);
  const units = report.units.filter(({ unit }) => unit.isCaller !== true);
  const told = units.filter(({ verdict: verdict2 }) => verdict2 === "bounded" || verdict2 === "failed").map((result) => `\`${result.unit.entry}\`: ${verdictWords(result).text}`);
  const skipped = report.skipped.map(({ file, reason }) => `\`${file}\`: ${reason}`);
  const parts = [...report.functions, ...units].map(({ verdict: verdict2 }) => verdict2);
  const verdict = skipped.length > 0 ? "not-checked" : weakest(parts);
  if (verdict === "proved") return null;
  const all = [...undecided, ...skipped, ...told];
  const more = all.length > shown ? [`and ${all.length - shown} more`] : [];
  return { verdict, subjects: [...all.slice(0, shown), ...more] };
}
var titles = {
  failed: "Nothing was found but what the settings leave out",
  bounded: "No bug was found, and that is no proof",
  unknown: "No bug was found, and ESBMC came to no answer about everything",
  "not-checked": "No bug was found, and not everything was checked"
};
function openTitle({ verdict }) {
  return titles[verdict];
}

// src/modes/explain-file.ts
async function explainFile(tree, path, wanted, config, tool, deps) {
  const report = await checkPaths(tree, [path], config, tool, deps);
  const finding = chooseFinding(report.findings, wanted, config);
  if (finding === null) return withoutFinding(report);
  const texts = await readFiles(tree, filesOf(finding), deps);
  const lines = new Map([...texts].map(([file, text]) => [file, linesOf(text)]));
  const explanation = explainFinding(finding, isFailing(finding, config), (file) => lines.get(file) ?? null);
  const source = texts.get(finding.counterexample.property.location.file) ?? "";
  return { outcome: "explained", explanation, finding, source };
}
function withoutFinding(report) {
  const open = openVerdict(report);
  return open === null ? { outcome: "holds" } : { outcome: "open", open };
}
function filesOf({ counterexample: { property, steps } }) {
  return [.../* @__PURE__ */ new Set([property.location.file, ...steps.map(({ location }) => location.file)])];
}
async function readFiles(tree, files, deps) {
  const inside = files.filter((file) => !file.startsWith("/") && !file.split("/").includes(".."));
  const read = await Promise.all(inside.map((file) => loadSource(tree, file, deps)));
  return new Map(read.flatMap((source) => source === null ? [] : [[source.path, source.text]]));
}

export {
  openTitle,
  explainFile
};
