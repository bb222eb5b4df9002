import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  fixFile,
  fixLines,
  replaceFile
} from "./chunk-245EICKX.js";
import {
  localPlugins,
  openFileCommand
} from "./chunk-C6LYCTZC.js";
import {
  assembleLocally
} from "./chunk-7DRE3H25.js";
import {
  showResult
} from "./chunk-EF54GIAW.js";
import "./chunk-CFWX6OVE.js";
import "./chunk-7RXR34PO.js";
import "./chunk-AEHWTJZL.js";
import {
  jsonText
} from "./chunk-FV4RGI7G.js";
import "./chunk-ONSHOH2K.js";
import {
  assembleRepair
} from "./chunk-4JPFWZSD.js";
import "./chunk-PXVMEXJX.js";
import "./chunk-XSH2U4RB.js";
import "./chunk-U43JZ3WD.js";
import "./chunk-DND5Q7TS.js";
import {
  unifiedDiff
} from "./chunk-TBL53B36.js";
import "./chunk-6QDMIOKU.js";
import "./chunk-FFJ7RQAJ.js";
import "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import {
  tool
} from "./chunk-2BJRHKLQ.js";
import "./chunk-DBZTPTUJ.js";
import "./chunk-P6POX3E6.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-fix.ts
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

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
    ...candidate?.proposed === void 0 ? {} : { proposed: candidate.proposed },
    ...outcome.side === void 0 ? {} : { plugins: outcome.side },
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
  const { root, file, config } = await openFileCommand(path, options, terminal);
  const { deps, progress } = await assembleLocally(config, options, terminal);
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
      signal: interrupt.signal,
      plugins: localPlugins(root, options.artifacts, workingDirectory, progress.warn)
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
    const text = options.format === "json" ? jsonText(fixJson(outcome, file)) : patchOf(outcome);
    const ended = await showResult(text, exitCode(outcome), options.output, terminal);
    const isWritten = options.write === true && outcome.outcome === "repaired";
    if (isWritten) await applyTo(root, outcome);
    tell(outcome, finding, isWritten, options, terminal);
    return ended;
  } finally {
    await deps.close();
  }
}
async function applyTo(root, outcome) {
  if (outcome.outcome !== "repaired") return;
  for (const { file, after } of outcome.candidate.patch.edits) await replaceFile(join(root, file), after);
}
var patchOf = (outcome) => "candidate" in outcome ? unifiedDiff(outcome.candidate.patch) : "";
function tell(outcome, finding, isWritten, { format, quiet }, { stderr, env }) {
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
