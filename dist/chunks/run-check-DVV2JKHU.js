import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  assembleLocally
} from "./chunk-AQPN4VA2.js";
import {
  renderReport
} from "./chunk-SOS4FMR7.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-CPI74GW3.js";
import {
  openRepository
} from "./chunk-6NWZ7Y2B.js";
import "./chunk-SMZ46HSM.js";
import "./chunk-7RXR34PO.js";
import "./chunk-GQN7Y3OY.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-ITQGW6I6.js";
import {
  conclude,
  exitCodeOf,
  today
} from "./chunk-SIMRIDTI.js";
import "./chunk-4XB6FH5B.js";
import "./chunk-KZSAQ37O.js";
import {
  settingsOf
} from "./chunk-U43JZ3WD.js";
import {
  checkChanged,
  checkPaths
} from "./chunk-SW2VJ3YH.js";
import "./chunk-Y5MHVRJ5.js";
import "./chunk-KIVVIVPX.js";
import {
  tool
} from "./chunk-2VDPRX4V.js";
import "./chunk-P2WQYPJN.js";
import {
  buildConfig
} from "./chunk-JUCSZRY3.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError
} from "./chunk-WU5CJLKB.js";
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
