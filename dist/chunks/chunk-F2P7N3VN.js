import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  planShares,
  shareIn
} from "./chunk-WW7ZWROJ.js";
import {
  isSameRun,
  scanRun
} from "./chunk-COGXKBKB.js";
import {
  analyse,
  budgetReason,
  describeViolation,
  loadPaths,
  planSource,
  startDeadline
} from "./chunk-WFEG757O.js";
import {
  pLimit,
  unitsOnly
} from "./chunk-2BJRHKLQ.js";

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
function contentsOf({ head: { root }, sources, unreadable }) {
  const hash = createHash("sha256");
  for (const { path, text, build, headers, refused } of sources) {
    const how = JSON.stringify([build, refused]).replaceAll(root, "");
    hash.update(JSON.stringify([path, text, how, headers.map((one) => [one.path, one.text])]));
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
  const isUnreadable = item.functions.length === 0 && item.entries.length === 0;
  const unreadable = isUnreadable ? subject.unreadable.filter(({ file }) => file === item.file) : [];
  const sources = unreadable.length > 0 ? [] : subject.sources.filter(({ path }) => path === item.file);
  const part = {
    ...subject,
    sources: sources.map((source) => ({ ...source, asked: item.functions })),
    unreadable
  };
  const { units, functions, findings, held, skipped, notes } = await analyse(
    part,
    config,
    describeViolation,
    { ...deps, jobs: 1, cache: unitsOnly(deps.cache) }
  );
  return { kind: "result", item, units, functions, findings, held: held ?? [], skipped, notes };
}

// src/modes/scan-repository.ts
var nightSeconds = 5 * 3600;
async function openScan(tree, config, tool, deps) {
  const subject = await loadPaths(tree, [""], config, deps);
  const { version, sha256 } = deps.verifier;
  const facts = { tool, esbmc: { version, sha256 }, head: tree.commit, contents: contentsOf(subject) };
  return { run: scanRun(facts, settingsThatMatter(config)), subject, config };
}
async function planScan({ subject, config }, baseline, count) {
  return planShares(await planItems(subject, config), baseline, count);
}
async function shareOf(scan, shard, plan, baseline) {
  if (plan !== null) return shareIn(plan, shard, scan.run);
  const shares = await planScan(scan, baseline, shard.of);
  const none = { kind: "share", shard: shard.index, of: shard.of, seconds: 0, items: [] };
  return shares.find((share) => share.shard === shard.index) ?? none;
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

export {
  nightSeconds,
  openScan,
  planScan,
  shareOf,
  scanShard
};
