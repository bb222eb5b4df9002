import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  assembleLocally
} from "./chunk-7DRE3H25.js";
import {
  renderReport
} from "./chunk-T5IYPBGW.js";
import {
  showResult
} from "./chunk-EF54GIAW.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-CFWX6OVE.js";
import {
  openRepository
} from "./chunk-XYVGKKRJ.js";
import "./chunk-VLCGC2H6.js";
import "./chunk-7RXR34PO.js";
import "./chunk-VE6EJIF4.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import {
  conclude,
  exitCodeOf,
  today
} from "./chunk-FV4RGI7G.js";
import "./chunk-ONSHOH2K.js";
import "./chunk-XSH2U4RB.js";
import {
  settingsOf
} from "./chunk-U43JZ3WD.js";
import {
  checkChanged,
  checkPaths
} from "./chunk-DND5Q7TS.js";
import "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import {
  tool
} from "./chunk-2BJRHKLQ.js";
import "./chunk-DBZTPTUJ.js";
import {
  buildConfig
} from "./chunk-P6POX3E6.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

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
  const { deps, progress } = await assembleLocally(config, { ...options, cache: mayRead(options) }, terminal);
  try {
    const report = options.changed === true ? await changed(options.base ?? "@{upstream}", config, terminal, deps) : await checkPaths({ root: tree.root, commit: null }, tree.paths, config, tool, deps);
    progress.clear();
    const page = { root: tree.root, links: null, changes: null, nights: [] };
    const text = await renderReport(report, config, options.format, terminal, page);
    const exitCode = await showResult(text, exitCodeOf(conclude(report, config)), options.output, terminal);
    if (options.keepHarness !== void 0)
      await deps.keepHarnesses(resolve(workingDirectory, options.keepHarness));
    if (options.keepReproducer !== void 0)
      await deps.keepReproducers(resolve(workingDirectory, options.keepReproducer));
    return exitCode;
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
export {
  runCheck
};
