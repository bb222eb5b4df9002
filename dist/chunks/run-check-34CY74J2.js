import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  openRepository
} from "./chunk-V2CONU3W.js";
import {
  loadPaths,
  progressLines
} from "./chunk-MQ73AQVK.js";
import {
  analyse,
  describeViolation,
  lendHeaders,
  loadChange
} from "./chunk-NM4FZUMF.js";
import {
  settingsOf
} from "./chunk-IQBO5M3M.js";
import {
  renderReport,
  writeTextFile
} from "./chunk-H5Q2JM7H.js";
import {
  conclude,
  exitCodeOf,
  today
} from "./chunk-5EE6CI4H.js";
import "./chunk-IJTHCSUH.js";
import {
  assemble,
  tool
} from "./chunk-TU6NOLLK.js";
import "./chunk-IQ5SML7R.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-XWPW4FO6.js";
import {
  buildConfig
} from "./chunk-MHSQNVCT.js";
import {
  ConfigurationError
} from "./chunk-TVPADRHV.js";

// src/run-check.ts
import { tmpdir } from "node:os";
import { resolve } from "node:path";

// src/modes/local.ts
async function checkPaths(tree, paths, config, tool2, deps) {
  return reportOn(await loadPaths(tree, paths, config, deps), config, tool2, deps);
}
async function checkChanged(repository, ref, config, tool2, deps) {
  const head = await repository.resolve("HEAD");
  const base = await repository.mergeBase(await repository.resolve(ref), head);
  if (base === null) throw new ConfigurationError(`HEAD and \`${ref}\` have no common commit in this clone`);
  const changes = await repository.changes(base, "working-tree");
  const trees = {
    head: { root: repository.root, commit: null },
    base: await repository.checkOut(base),
    checkout: repository.root,
    lent: await lendHeaders(repository, changes, null)
  };
  return reportOn(await loadChange(changes, trees, config, deps), config, tool2, deps);
}
async function reportOn(subject, config, tool2, deps) {
  const { version, sha256 } = deps.verifier;
  const base = subject.base?.commit ?? null;
  return {
    tool: tool2,
    esbmc: { version, sha256 },
    base,
    head: subject.head.commit,
    ...await analyse(subject, config, describeViolation, deps)
  };
}

// src/run-check.ts
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
    mayRun: options.replay !== false
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
