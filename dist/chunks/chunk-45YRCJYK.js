import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  quoted
} from "./chunk-DBZTPTUJ.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";

// src/review/kind-titles.ts
var kindTitles = {
  "null-dereference": "Null pointer dereference",
  "out-of-bounds": "Out-of-bounds access",
  "use-after-free": "Use after free",
  "double-free": "Double free",
  "invalid-free": "Invalid free",
  "memory-leak": "Memory leak",
  uninitialised: "Uninitialised read",
  "division-by-zero": "Division by zero",
  overflow: "Arithmetic overflow",
  shift: "Undefined shift",
  "invalid-pointer": "Invalid pointer",
  alignment: "Misaligned access",
  assertion: "Assertion failure",
  other: "Property violation"
};

// src/review/certainty.ts
function certainty(finding, isFailing) {
  return [foundBy(finding), ...confirmation(finding), ...novelty(finding, isFailing)];
}
function foundBy(finding) {
  const assuming = finding.assumptions.length === 0 ? "" : ", under the assumptions below";
  if (finding.foundBy === "running")
    return `Found by running ${quoted(finding.entry)} with inputs that were tried out${assuming}, and not by ESBMC.`;
  const what = finding.origin === "entry" ? `a run of the program from ${quoted(finding.entry)} that does this` : `a call of ${quoted(finding.entry)} by itself that does this`;
  return `ESBMC found ${what}${assuming}.`;
}
function confirmation({ reproduced, foundBy: foundBy2, reproducer }) {
  if (reproduced === null) return [];
  if (foundBy2 === "running" && reproducer !== null)
    return [`${quoted(reproducer.tool)} stopped it here: ${quoted(reproducer.says, 200)}.`];
  const inputs = reproducer?.hasOtherInputs === true ? "inputs of its own" : "these inputs";
  const before = reproducer?.isFirst === false ? ", after something else has gone wrong" : "";
  return reproduced ? [`Confirmed by running it: built with sanitizers, the program goes wrong here with ${inputs}${before}.`] : [
    "Not confirmed by running it: built with sanitizers, the program did not stop here with these inputs."
  ];
}
function novelty({ status, basePassed, foundBy: foundBy2, origin }, isFailing) {
  const harmless = isFailing ? [] : ["It does not fail the check."];
  if (status === "introduced") {
    const passed = foundBy2 === "running" ? "New: the code before this change comes to its end with the same inputs." : "New: the code before this change passes the same check.";
    const how = basePassed ? passed : "New with this change.";
    const why = !isFailing && origin === "harness" ? ["It does not fail the check: the real callers may rule it out."] : harmless;
    return [how, ...why];
  }
  if (status === "existing") return ["Not new: the code before this change has it too.", ...harmless];
  if (status !== "undetermined") return [];
  return [`Whether it is new could not be found out${isFailing ? "" : ", so it does not fail the check"}.`];
}

// src/review/requires-proposal.ts
function requiresProposal(finding) {
  const { requires } = finding;
  if (requires === null) return null;
  const where = quoted(finding.entry);
  return `If every caller sees to ${quoted(requires, 120)}, write ${quoted(`/* esbmc: requires(${requires}) */`, 160)} on the line above ${where}: it is taken for granted there, and checked where ${where} is called.`;
}

// src/review/local-command.ts
function localCommand(file) {
  if (plainText(file, Number.POSITIVE_INFINITY) !== file || file === "") return null;
  const path = file.startsWith("-") ? `./${file}` : file;
  return `esbmc-action check ${/^[\w./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
}

export {
  kindTitles,
  certainty,
  localCommand,
  requiresProposal
};
