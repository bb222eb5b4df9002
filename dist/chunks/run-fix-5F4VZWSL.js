import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  assembleRepair,
  nothingSpent,
  repairInTree,
  unifiedDiff
} from "./chunk-5UNQJ3XZ.js";
import {
  chooseFinding
} from "./chunk-QX2EVW74.js";
import "./chunk-VRRBOPKD.js";
import {
  checkPaths
} from "./chunk-SV3XKTAC.js";
import {
  noLentHeaders,
  progressLines
} from "./chunk-UQ2VO7I3.js";
import {
  assemble,
  localVerdicts,
  tool
} from "./chunk-4TQ6EMZH.js";
import {
  repairSettingsOf,
  settingsOf
} from "./chunk-CUW46QPZ.js";
import {
  counted
} from "./chunk-YLPP65TK.js";
import {
  messageTerminal,
  terminalStyle,
  writeTextFile
} from "./chunk-CBOSL6J5.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-KFE3I25D.js";
import {
  conclude,
  jsonText,
  plainText,
  today,
  undecidedSubjects
} from "./chunk-EUTHFS2P.js";
import {
  buildConfig
} from "./chunk-NS4B4CZM.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-R2C7OPKR.js";
import "./chunk-Y2UK72KH.js";

// src/run-fix.ts
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// src/fix-lines.ts
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
      const how = candidate.engine === "model" ? `the model ${plainText(candidate.author, 80)}` : "a template";
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
  return `${lines.join("\n")}
`;
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

// src/modes/fix-file.ts
async function fixFile(tree, path, fingerprint, config, tool2, deps, tools) {
  const report = await checkPaths(tree, [path], config, tool2, deps);
  const finding = chooseFinding(report.findings, fingerprint, config);
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

// src/repair/render-fix-json.ts
function fixJson(outcome, file) {
  const candidate = "candidate" in outcome ? outcome.candidate : null;
  return {
    outcome: outcome.outcome,
    engine: candidate?.engine ?? null,
    attempts: outcome.attempts.map(attemptJson),
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    file,
    ..."reason" in outcome && outcome.reason !== null ? { reason: outcome.reason } : {},
    ..."acceptance" in outcome ? { evidence: outcome.acceptance.evidence } : {}
  };
}
function attemptJson({ candidate, acceptance, seconds }) {
  return {
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    acceptance: acceptance.verdict,
    ...acceptance.verdict === "rejected" ? { reason: acceptance.reason, detail: acceptance.detail } : {},
    seconds: Math.round(seconds * 1e3) / 1e3
  };
}

// src/run-fix.ts
async function runFix(path, options, terminal) {
  const workingDirectory = terminal.cwd();
  const { root, paths } = await findRoot(workingDirectory, [path]);
  const [file = path] = paths;
  const config = buildConfig([
    await readConfigFile(options.config ?? null, root),
    settingsOf(options, workingDirectory),
    repairSettingsOf(options, terminal.env),
    { today: today() }
  ]);
  const progress = progressLines(terminal.stderr, options.quiet === true);
  const deps = await assemble(config, {
    env: terminal.env,
    workingDirectory,
    progress: progress.show,
    mayRun: options.replay !== false,
    cache: localVerdicts(terminal.env, options.cache !== false, progress.warn)
  });
  const interrupt = new AbortController();
  try {
    const tools = await assembleRepair(config, {
      env: terminal.env,
      workingDirectory,
      tempDir: tmpdir(),
      attemptsFile: options.attemptsFile === void 0 ? null : resolve(workingDirectory, options.attemptsFile),
      workflowToken: null,
      barred: options.replay === false ? "that was asked for by --no-replay" : null,
      sandbox: deps.sandbox,
      signal: interrupt.signal
    });
    const { outcome, finding } = await fixFile(
      { root, commit: null },
      file,
      options.finding ?? null,
      config,
      tool,
      deps,
      tools
    );
    progress.clear();
    const isWritten = options.write === true && outcome.outcome === "repaired";
    if (isWritten) await applyTo(root, outcome);
    await show(outcome, finding, file, isWritten, options, terminal);
    return exitCode(outcome);
  } finally {
    await deps.close();
  }
}
async function applyTo(root, outcome) {
  if (outcome.outcome !== "repaired") return;
  for (const { file, after } of outcome.candidate.patch.edits) await writeTextFile(join(root, file), after);
}
async function show(outcome, finding, file, isWritten, { format, output, quiet }, { stdout, stderr, env, cwd }) {
  const patch = "candidate" in outcome ? unifiedDiff(outcome.candidate.patch) : "";
  const text = format === "json" ? jsonText(fixJson(outcome, file)) : patch;
  if (output === void 0) stdout.write(text);
  else await writeTextFile(resolve(cwd(), output), text);
  if (format === "json" || quiet === true) return;
  stderr.write(fixLines(outcome, finding, { color: stderr.isTTY === true && !env.NO_COLOR, isWritten }));
}
function exitCode({ outcome }) {
  if (outcome === "repaired" || outcome === "nothing-to-fix") return 0;
  return outcome === "aborted" ? 2 : 1;
}
export {
  runFix
};
