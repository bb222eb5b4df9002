import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  checkPaths
} from "./chunk-DND5Q7TS.js";
import {
  emptyBuildContext
} from "./chunk-WFEG757O.js";
import {
  assemble,
  localVerdicts,
  tool
} from "./chunk-2BJRHKLQ.js";
import {
  buildConfig
} from "./chunk-P6POX3E6.js";

// src/experiment-classifiers.ts
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
function paperClassifier(deps, timeout) {
  const { verifier, scratch, memoryMiB } = deps;
  return {
    flags: "paper",
    version: verifier.version,
    timeout,
    classify: async ({ file, text, includeDirs }) => {
      const path = await scratch.write(file, text);
      const outcome = await verifier.verify({
        sources: [path],
        root: dirname(path),
        entry: "main",
        build: { ...emptyBuildContext, includeDirs },
        checks: "memory",
        strategy: { name: "paper" },
        allocationMayFail: true,
        argvMaxArgs: 1,
        timeoutSeconds: timeout,
        memoryMiB
      });
      const { seconds, status } = outcome;
      const [counterexample] = outcome.counterexamples;
      if (status === "failed" && counterexample !== void 0)
        return { verdict: "unsafe", counterexample, seconds };
      if (status === "passed") return { verdict: "safe", seconds };
      const isTimeout = status === "undecided" && outcome.cause === "time";
      const reason = "message" in outcome ? outcome.message : "its counterexample could not be read";
      return { verdict: "unknown", reason, isTimeout, seconds };
    }
  };
}
function ownClassifier(deps, timeout, settings) {
  const config = buildConfig([settings, { checks: ["memory"], timeout, timeBudget: 2 * timeout }]);
  return {
    flags: "ours",
    version: deps.verifier.version,
    timeout,
    classify: ({ file, text, includeDirs }) => inFolder({ [file]: text }, async (root) => {
      const started = deps.clock();
      const tree = { root, commit: null };
      const withIncludes = { ...config, includeDirs: [...config.includeDirs, ...includeDirs] };
      const { findings, units } = await checkPaths(tree, [file], withIncludes, tool, deps);
      const seconds = (deps.clock() - started) / 1e3;
      return { ...verdictOf(findings[0]?.counterexample, units), seconds };
    })
  };
}
function verdictOf(counterexample, units) {
  if (counterexample !== void 0) return { verdict: "unsafe", counterexample };
  const open = units.find(({ verdict }) => verdict !== "proved");
  if (open === void 0 && units.length > 0) return { verdict: "safe" };
  const reason = open?.reason ?? `it is ${open?.verdict ?? "not checked"}`;
  return { verdict: "unknown", reason, isTimeout: /within \d+ s|time/.test(reason) };
}
async function inFolder(files, use) {
  const root = await mkdtemp(join(tmpdir(), "esbmc-experiment-"));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

// src/open-experiment.ts
async function openExperiment({ jobs, memory: memoryMiB, quiet }, terminal, { isKept = false } = {}) {
  const memory = {
    ...memoryMiB === void 0 ? {} : { memory: memoryMiB },
    ...jobs === void 0 ? {} : { jobs }
  };
  const deps = await assemble(buildConfig([memory]), {
    env: terminal.env,
    workingDirectory: terminal.cwd(),
    progress: () => {
    },
    cache: localVerdicts(terminal.env, isKept, () => {
    })
  });
  const say = (line) => {
    if (quiet !== true) terminal.stderr.write(`${line}
`);
  };
  return { deps, say, memory };
}

export {
  paperClassifier,
  ownClassifier,
  inFolder,
  openExperiment
};
