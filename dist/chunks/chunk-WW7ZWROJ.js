import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  isSameRun
} from "./chunk-COGXKBKB.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/scan/balance.ts
var mostShards = 256;
function balance(items, count, predict) {
  const shards = Array.from({ length: Math.min(count, mostShards) }, (_, index) => ({
    index: index + 1,
    items: [],
    seconds: 0
  }));
  const timed = items.map((item) => ({ item, seconds: predict(item) }));
  timed.sort((one, other) => other.seconds - one.seconds || byId(one.item, other.item));
  for (const { item, seconds } of timed) {
    const [least] = shards;
    if (least === void 0) break;
    least.items.push(item);
    least.seconds += seconds;
    sink(shards);
  }
  return shards.sort((one, other) => one.index - other.index);
}
function shardsFor(items, predict, secondsPerShard2) {
  const total = items.reduce((sum, item) => sum + predict(item), 0);
  return Math.max(1, Math.min(mostShards, items.length, Math.ceil(total / secondsPerShard2)));
}
function sink(shards) {
  const [grown] = shards;
  if (grown === void 0) return;
  let at = 0;
  for (let next = shards[1]; next !== void 0 && isBefore(next, grown); next = shards[at + 1]) {
    shards[at] = next;
    at += 1;
  }
  shards[at] = grown;
}
function isBefore(one, other) {
  return one.seconds < other.seconds || one.seconds === other.seconds && one.index < other.index;
}
function byId(one, other) {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

// src/scan/predict-seconds.ts
function timeKey(file, entry) {
  return JSON.stringify([file, entry]);
}
var secondsAtFirst = 5;
var secondsToPlan = 0.05;
function predictor(times) {
  const usual = median([...times.values()]) ?? secondsAtFirst;
  return ({ file, entries }) => entries.reduce((sum, entry) => sum + (times.get(timeKey(file, entry)) ?? usual), secondsToPlan);
}
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

// src/scan/scan-plan.ts
var secondsPerShard = 1200;
function planShares(items, baseline, count) {
  const times = (baseline?.units ?? []).map(
    ({ file, entry, seconds }) => [timeKey(file, entry), seconds]
  );
  const predict = predictor(new Map(times));
  const shards = balance(items, count ?? shardsFor(items, predict, secondsPerShard), predict);
  return shards.map((shard) => ({
    kind: "share",
    shard: shard.index,
    of: shards.length,
    seconds: shard.seconds,
    items: [...shard.items]
  }));
}
function matrixOf(shares) {
  return {
    include: shares.map(({ shard, of, items, seconds }) => ({
      shard: `${shard}/${of}`,
      index: shard,
      items: items.length,
      seconds: Math.round(seconds)
    }))
  };
}
function shareIn(lines, { index, of }, run) {
  if (!lines.some((line) => isSameRun(line, run))) {
    throw new ConfigurationError(
      "the plan is of another commit, other settings or another version: make it again with `scan --plan`"
    );
  }
  const share = lines.find((line) => line.kind === "share" && line.shard === index && line.of === of);
  if (share?.kind === "share") return share;
  throw new ConfigurationError(`the plan has no shard ${index}/${of}`);
}
function parseShard(text) {
  const match = /^(\d{1,3})\/(\d{1,3})$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  return match !== null && index >= 1 && index <= of && of <= mostShards ? { index, of } : null;
}

export {
  mostShards,
  planShares,
  matrixOf,
  shareIn,
  parseShard
};
