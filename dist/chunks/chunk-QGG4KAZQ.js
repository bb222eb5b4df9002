import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  chooseFinding
} from "./chunk-C6LYCTZC.js";
import {
  explainFinding,
  findingSources
} from "./chunk-55EQFUJP.js";
import {
  isFailing,
  undecidedSubjects,
  verdictWords
} from "./chunk-FV4RGI7G.js";
import {
  checkPaths
} from "./chunk-DND5Q7TS.js";
import {
  loadSource
} from "./chunk-WFEG757O.js";
import {
  weakest
} from "./chunk-ELVJMEME.js";

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
  const read = async (file) => (await loadSource(tree, file, deps))?.text ?? null;
  const { source, linesOf } = await findingSources(finding, read);
  const explanation = explainFinding(finding, isFailing(finding, config), linesOf);
  return { outcome: "explained", explanation, finding, source };
}
function withoutFinding(report) {
  const open = openVerdict(report);
  return open === null ? { outcome: "holds" } : { outcome: "open", open };
}

export {
  openTitle,
  explainFile
};
