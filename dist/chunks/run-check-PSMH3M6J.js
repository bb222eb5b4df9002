import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  openRepository
} from "./chunk-AHMGHRYW.js";
import {
  checkChanged,
  checkPaths
} from "./chunk-TI5LQATT.js";
import "./chunk-WJGWUHJD.js";
import "./chunk-GBCEHA2I.js";
import {
  progressLines
} from "./chunk-WNFWBCPV.js";
import "./chunk-VLPCCAM4.js";
import {
  settingsOf
} from "./chunk-6SIJREDG.js";
import {
  renderReport
} from "./chunk-MRZN4TLA.js";
import "./chunk-NOTLNZKX.js";
import {
  writeTextFile
} from "./chunk-G6R5VGBH.js";
import {
  conclude,
  exitCodeOf,
  today
} from "./chunk-YNYS5QB4.js";
import "./chunk-T37PTCWW.js";
import {
  assemble,
  localVerdicts,
  tool
} from "./chunk-GKNVJEVI.js";
import "./chunk-MWYAU23C.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-56W4OYWM.js";
import {
  buildConfig
} from "./chunk-3DTSFOCQ.js";
import "./chunk-LKEAQ6IY.js";
import {
  ConfigurationError
} from "./chunk-BWCNKCAQ.js";

// src/run-check.ts
import { tmpdir } from "node:os";
import { resolve } from "node:path";
async function runCheck(paths, options, terminal) {
  if (options.changed === true && paths.length > 0) {
    throw new ConfigurationError("name either paths or --changed, not both");
  }
  if (options.base !== void 0 && options.changed !== true) {
    throw new ConfigurationError("--base needs --changed");
  }
  const workingDirectory = terminal.cwd();
  const tree = await findRoot(workingDirectory, paths.length === 0 ? ["."] : paths);
  const file = await readConfigFile(options.config ?? null, tree.root);
  const config = buildConfig([file, settingsOf(options, workingDirectory), { today: today() }]);
  const progress = progressLines(terminal.stderr, options.quiet === true);
  const deps = await assemble(config, {
    env: terminal.env,
    workingDirectory,
    progress: progress.show,
    // Whoever asks has the code on their own machine, and may run it.
    mayRun: options.replay !== false,
    cache: localVerdicts(terminal.env, mayRead(options), progress.warn)
  });
  try {
    const report = options.changed === true ? await changed(options.base ?? "@{upstream}", config, terminal, deps) : await checkPaths({ root: tree.root, commit: null }, tree.paths, config, tool, deps);
    progress.clear();
    if (options.keepHarness !== void 0)
      await deps.keepHarnesses(resolve(workingDirectory, options.keepHarness));
    if (options.keepReproducer !== void 0)
      await deps.keepReproducers(resolve(workingDirectory, options.keepReproducer));
    await show(renderReport(report, config, options.format, terminal), options, terminal);
    return exitCodeOf(conclude(report, config));
  } finally {
    await deps.close();
  }
}
function mayRead({ cache, keepHarness, keepReproducer }) {
  return cache !== false && keepHarness === void 0 && keepReproducer === void 0;
}
async function changed(ref, config, { env, cwd }, deps) {
  const repository = await openRepository({ path: cwd(), tempDir: tmpdir(), env, remote: null });
  try {
    return await checkChanged(repository, ref, config, tool, deps);
  } finally {
    await repository.close();
  }
}
async function show(text, { output }, { stdout, cwd }) {
  if (output === void 0) stdout.write(text);
  else await writeTextFile(resolve(cwd(), output), text);
}
export {
  runCheck
};
