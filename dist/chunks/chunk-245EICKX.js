import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  chooseFinding
} from "./chunk-C6LYCTZC.js";
import {
  counted
} from "./chunk-AEHWTJZL.js";
import {
  conclude,
  messageTerminal,
  terminalStyle,
  undecidedSubjects
} from "./chunk-FV4RGI7G.js";
import {
  nothingSpent,
  pluginsIn,
  repairInTree
} from "./chunk-4JPFWZSD.js";
import {
  checkPaths
} from "./chunk-DND5Q7TS.js";
import {
  noLentHeaders
} from "./chunk-WFEG757O.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";

// src/adapters/files/replace-file.ts
import { randomUUID } from "node:crypto";
import { chmod, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
async function replaceFile(path, text) {
  const target = await realpath(path);
  const draft = `${target}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: "wx" });
    await chmod(draft, (await stat(target)).mode);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

// src/modes/fix-file.ts
async function fixFile(tree, path, wanted, config, tool, deps, tools) {
  const report = await checkPaths(tree, [path], config, tool, deps);
  const finding = chooseFinding(report.findings, wanted, config);
  if (finding === null) return { outcome: withoutFinding(report, config), finding };
  const place = { tree, checkout: tree.root, lent: noLentHeaders };
  return { outcome: await repairInTree({ finding, place }, config, deps, tools), finding };
}
function withoutFinding(report, config) {
  const ended = { attempts: [], spending: nothingSpent };
  if (conclude(report, config) === "success") return { outcome: "nothing-to-fix", ...ended };
  const [first] = undecidedSubjects(report);
  const what = first === void 0 ? "" : `: \`${first.name}\` is ${first.text}`;
  return {
    outcome: "aborted",
    reason: `No bug was found, and not everything could be checked${what}`,
    ...ended
  };
}

// src/modes/fix-lines.ts
function fixLines(outcome, finding, { color, isWritten }) {
  const style = terminalStyle(color);
  const say = (message) => messageTerminal(message, style, color);
  const lines = [];
  if (finding !== null) {
    const { file, line } = finding.counterexample.property.location;
    lines.push(`${style.bold(`${plainText(file)}:${line}:`)} ${say(finding.message)}`, "");
  }
  switch (outcome.outcome) {
    case "repaired":
    case "suggested": {
      const { candidate, acceptance } = outcome;
      const title = say(plainText(candidate.title));
      const how = authorOf(candidate);
      lines.push(
        outcome.outcome === "repaired" ? `${style.green("Repaired")} by ${how}: ${title}.` : `${style.yellow("Only a suggestion")}, by ${how}: ${title}. It was not accepted: ${acceptance.verdict === "rejected" ? say(plainText(acceptance.detail)) : ""}`,
        ...acceptance.evidence.map((one) => `  ${mark(one)} ${say(plainText(one.detail))}`)
      );
      if (isWritten) lines.push("", "The file was changed.");
      break;
    }
    case "nothing-to-fix":
      lines.push(`${style.green("Nothing to fix")}: everything that was checked holds.`);
      break;
    case "exhausted":
      lines.push(`${style.yellow("Not repaired")}: ${tried(outcome)} none was accepted.`);
      break;
    case "aborted":
      lines.push(`${style.red("Not done")}: ${say(plainText(outcome.reason))}`);
      break;
  }
  if (outcome.outcome === "exhausted" || outcome.outcome === "aborted") lines.push(...rejections(outcome));
  lines.push(...sideLines(outcome).map((line) => `  ${say(plainText(line))}`));
  return `${lines.join("\n")}
`;
}
function sideLines({ side = { notes: [], artifacts: [] } }) {
  const left = side.artifacts.map(({ plugin, name, path, description }) => {
    return `From plugin ${plugin}: ${description} (${path ?? `${name}, kept with --artifacts`})`;
  });
  return [...side.notes, ...left];
}
function authorOf(candidate) {
  if (candidate.engine === "template") return "a template";
  const model = `the model ${plainText(candidate.author, 80)}`;
  const plugins = pluginsIn(candidate).map((id) => `plugin ${id}`);
  return plugins.length === 0 ? model : `${plugins.join(" and ")}, taken by ${model}`;
}
function mark({ outcome }) {
  return outcome === "passed" ? "✓" : outcome === "failed" ? "✗" : "·";
}
function tried({ attempts }) {
  return attempts.length === 0 ? "no template fits, and no model is configured (`--model`);" : `of ${counted(attempts.length, "candidate")}`;
}
function rejections({ attempts }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { acceptance } of attempts) {
    if (acceptance.verdict !== "rejected") continue;
    counts.set(acceptance.reason, (counts.get(acceptance.reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `  ${count} × ${reason}`);
}

export {
  replaceFile,
  fixFile,
  fixLines
};
