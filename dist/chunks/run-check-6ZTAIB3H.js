import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  openRepository
} from "./chunk-C4OJKQII.js";
import "./chunk-HCKIHK4B.js";
import {
  checkChanged,
  checkPaths
} from "./chunk-SV3XKTAC.js";
import {
  progressLines
} from "./chunk-UQ2VO7I3.js";
import {
  assemble,
  localVerdicts,
  tool
} from "./chunk-4TQ6EMZH.js";
import {
  settingsOf
} from "./chunk-CUW46QPZ.js";
import {
  renderReport
} from "./chunk-EB6CLH2N.js";
import "./chunk-KCD5LV2V.js";
import "./chunk-YLPP65TK.js";
import "./chunk-3PJPB75X.js";
import {
  writeTextFile
} from "./chunk-CBOSL6J5.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-KFE3I25D.js";
import {
  conclude,
  exitCodeOf,
  today
} from "./chunk-EUTHFS2P.js";
import {
  buildConfig
} from "./chunk-NS4B4CZM.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import {
  ConfigurationError
} from "./chunk-R2C7OPKR.js";
import "./chunk-Y2UK72KH.js";

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
    const page = { root: tree.root, links: null, changes: null, nights: [] };
    await show(await renderReport(report, config, options.format, terminal, page), options, terminal);
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
