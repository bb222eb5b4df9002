import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  matrixOf,
  planShares,
  shareIn
} from "./chunk-W5C4HHAS.js";
import {
  loadPaths,
  progressLines
} from "./chunk-MQ73AQVK.js";
import {
  analyse,
  budgetReason,
  describeViolation,
  gitEnvironment,
  planSource,
  startDeadline,
  tryGit
} from "./chunk-NM4FZUMF.js";
import {
  settingsOf
} from "./chunk-IQBO5M3M.js";
import {
  openGrowingFile,
  readBaseline,
  readRecord,
  tellScan
} from "./chunk-HTP3VOFC.js";
import "./chunk-UN26SPK4.js";
import {
  isSameRun,
  readScanLines,
  scanRun,
  writeScanLine
} from "./chunk-ABQA536H.js";
import "./chunk-VFBUA64T.js";
import {
  writeTextFile
} from "./chunk-H5Q2JM7H.js";
import {
  today
} from "./chunk-5EE6CI4H.js";
import "./chunk-IJTHCSUH.js";
import {
  assemble,
  pLimit,
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

// src/run-scan.ts
import { resolve } from "node:path";

// src/adapters/git/head-of.ts
async function headOf(workTree, env) {
  const folders = { gitDir: null, workTree };
  const environment = { ...gitEnvironment(env, "/nonexistent"), GIT_OPTIONAL_LOCKS: "0" };
  const head = await tryGit(folders, ["rev-parse", "--verify", "HEAD^{commit}"], environment);
  if (head.exitCode !== 0) return null;
  const changed = await tryGit(folders, ["status", "--porcelain", "--untracked-files=no"], environment);
  return changed.exitCode === 0 && changed.stdout === "" ? head.stdout.trim() : null;
}

// src/modes/scan.ts
import { createHash } from "node:crypto";

// src/scan/scan-item.ts
function scanItem(file, functions, entries) {
  return { id: `${file}:${functions[0] ?? ""}`, file, functions, entries };
}

// src/scan/group-units.ts
function groupUnits(file, asked, units) {
  if (asked.length === 0) return [scanItem(file, [], [...new Set(units.map(({ entry }) => entry))])];
  const groups = new Map(asked.map((name) => [name, [name]]));
  for (const { functions } of units) {
    const [first, ...others] = functions.filter((name) => groups.has(name));
    for (const other of others) if (first !== void 0) join(groups, first, other);
  }
  const entries = entriesByGroup(groups, units);
  const place = new Map(asked.map((name, index) => [name, index]));
  const order = (name) => place.get(name) ?? 0;
  return [...new Set(groups.values())].map((group) => {
    const functions = group.toSorted((one, other) => order(one) - order(other));
    return scanItem(file, functions, [...entries.get(group) ?? []]);
  });
}
function join(groups, one, other) {
  const [here = [], there = []] = [groups.get(one), groups.get(other)];
  if (here === there) return;
  const [large, small] = here.length < there.length ? [there, here] : [here, there];
  for (const name of small) groups.set(name, large);
  large.push(...small);
}
function entriesByGroup(groups, units) {
  const entries = /* @__PURE__ */ new Map();
  for (const { entry, functions } of units) {
    const group = functions.map((name) => groups.get(name)).find((one) => one !== void 0);
    if (group === void 0) continue;
    entries.set(group, (entries.get(group) ?? /* @__PURE__ */ new Set()).add(entry));
  }
  return entries;
}

// src/modes/scan.ts
async function planItems(subject, config) {
  const items = subject.unreadable.map(({ file }) => scanItem(file, [], []));
  for (const source of subject.sources) {
    const { path, asked, refused, file } = source;
    if (refused !== null) items.push(scanItem(path, asked, []));
    else if (asked.length > 0 || file.hasMain) {
      const { plan } = await planSource(source, subject, config);
      const units = plan.units.map(({ unit }) => unit);
      items.push(...groupUnits(path, asked, units));
    }
  }
  return items;
}
function contentsOf({ sources, unreadable }) {
  const hash = createHash("sha256");
  for (const { path, text, build, headers, refused } of sources) {
    hash.update(JSON.stringify([path, text, build, refused, headers.map((one) => [one.path, one.text])]));
  }
  return hash.update(JSON.stringify(unreadable)).digest("hex").slice(0, 16);
}
async function scanItems(items, subject, config, record, deps) {
  const budget = startDeadline(config.timeBudget, deps.clock);
  const limit = pLimit(deps.jobs);
  const settled = await Promise.allSettled(
    items.map(
      (item) => limit(async () => {
        const settings = { ...config, timeBudget: Math.max(1e-3, budget.left()) };
        await record(await scanItemIn(item, subject, settings, deps));
      })
    )
  );
  for (const one of settled) if (one.status === "rejected") throw one.reason;
}
function isFinal({ units, functions }) {
  return ![...units, ...functions].some(({ reason }) => reason === budgetReason);
}
async function scanItemIn(item, subject, config, deps) {
  const part = {
    ...subject,
    sources: subject.sources.filter(({ path }) => path === item.file).map((source) => ({ ...source, asked: item.functions })),
    unreadable: subject.unreadable.filter(({ file }) => file === item.file)
  };
  const { units, functions, findings, held, skipped, notes } = await analyse(
    part,
    config,
    describeViolation,
    { ...deps, jobs: 1 }
  );
  return { kind: "result", item, units, functions, findings, held: held ?? [], skipped, notes };
}

// src/modes/scan-shard.ts
async function scanShard({ run, share, subject, config }, record, deps) {
  const isContinued = record.lines.some((line) => isSameRun(line, run));
  const lines = isContinued ? record.lines.filter((line) => line.kind === "result") : [];
  const all = [];
  const keep = async (line) => {
    all.push(line);
    await record.add(line);
  };
  if (isContinued) all.push(...record.lines);
  else await record.clear();
  for (const line of [run, share]) await keep(line);
  const done = new Set(lines.filter(isFinal).map(({ item }) => item.id));
  const open = share.items.filter(({ id }) => !done.has(id));
  deps.progress({ step: "started", units: open.length });
  let count = 0;
  const tell = async (result) => {
    await keep(result);
    count += 1;
    deps.progress({ step: "unit", done: count, ...shown(result) });
  };
  await scanItems(open, subject, config, tell, { ...deps, progress: () => {
  } });
  return all;
}
function shown({ item, functions, units }) {
  const entry = item.entries[0] ?? item.functions[0] ?? "main";
  const verdict = functions[0]?.verdict ?? units[0]?.verdict ?? "not-checked";
  return { file: item.file, entry, verdict };
}

// src/run-scan.ts
var nightSeconds = 5 * 3600;
async function runScan(options, terminal) {
  if (options.plan === true && options.shard !== void 0)
    throw new ConfigurationError("use --plan or --shard, not both");
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ["."]);
  const file = await readConfigFile(options.config ?? null, root);
  const settings = settingsOf(options, workingDirectory);
  const config = buildConfig([{ timeBudget: nightSeconds }, file, settings, { today: today() }]);
  const baseline = await readBaseline(options, workingDirectory);
  const progress = progressLines(terminal.stderr, options.quiet === true);
  const deps = await assemble(config, {
    env: terminal.env,
    workingDirectory,
    progress: progress.show,
    mayRun: options.replay !== false
  });
  try {
    const head = await headOf(root, terminal.env);
    const subject = await loadPaths({ root, commit: head }, [""], config, deps);
    const { version, sha256 } = deps.verifier;
    const facts = { tool, esbmc: { version, sha256 }, head, contents: contentsOf(subject) };
    const run = scanRun(facts, settingsThatMatter(config));
    const plan = async (count) => planShares(await planItems(subject, config), baseline, count);
    if (options.plan === true) {
      const shares = await plan(options.shards ?? null);
      if (options.record !== void 0)
        await writeTextFile(
          resolve(workingDirectory, options.record),
          [run, ...shares].map(writeScanLine).join("")
        );
      terminal.stdout.write(`${JSON.stringify(matrixOf(shares))}
`);
      return 0;
    }
    const share = await shareOf(run, plan, options, workingDirectory);
    const record = await openScanRecord(options, workingDirectory);
    const lines = await scanShard({ run, share, subject, config }, record, deps);
    progress.clear();
    return await tellScan(lines, config, baseline, options, terminal);
  } finally {
    await deps.close();
  }
}
function settingsThatMatter({
  today: _,
  jobs: __,
  timeBudget: ___,
  esbmcPath: ____,
  ...config
}) {
  return config;
}
async function shareOf(run, plan, { shard = { index: 1, of: 1 }, planFile }, workingDirectory) {
  if (planFile === void 0) {
    const shares = await plan(shard.of);
    const none = { kind: "share", shard: shard.index, of: shard.of, seconds: 0, items: [] };
    return shares.find((share) => share.shard === shard.index) ?? none;
  }
  const text = await readRecord(resolve(workingDirectory, planFile));
  if (text === null) throw new ConfigurationError(`--plan-file ${planFile}: can not be read`);
  return shareIn(readScanLines(text).lines, shard, run);
}
async function openScanRecord({ record, shard }, workingDirectory) {
  const name = record ?? (shard === void 0 ? null : `esbmc-scan-${shard.index}-of-${shard.of}.jsonl`);
  if (name === null) return { lines: [], add: async () => {
  }, clear: async () => {
  } };
  const file = await openGrowingFile(resolve(workingDirectory, name));
  return {
    lines: readScanLines(file.text).lines,
    add: (line) => file.append(writeScanLine(line)),
    clear: file.clear
  };
}
export {
  runScan
};
