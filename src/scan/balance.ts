import type { ScanItem } from './scan-item.ts';

/** The items that one job scans. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly items: readonly ScanItem[];
  /** Predicted, for all items one after the other. */
  readonly seconds: number;
}

/** GitHub starts no more jobs from one matrix. */
export const mostShards = 256;

/**
 * Deals items to shards, the longest first and each to the shard that has least to do: never more than a third above
 * the best possible (Graham 1969), and nearly even when there are many items. The same for the same items in any order.
 */
export function balance(
  items: readonly ScanItem[],
  count: number,
  predict: (item: ScanItem) => number,
): readonly Shard[] {
  const shards = Array.from({ length: Math.min(count, mostShards) }, (_, index) => ({
    index: index + 1,
    items: [] as ScanItem[],
    seconds: 0,
  }));
  const timed = items.map((item) => ({ item, seconds: predict(item) }));
  timed.sort((one, other) => other.seconds - one.seconds || byId(one.item, other.item));
  for (const { item, seconds } of timed) {
    const [least] = shards;
    if (least === undefined) break;
    least.items.push(item);
    least.seconds += seconds;
    sink(shards);
  }
  return shards.sort((one, other) => one.index - other.index);
}

/** How many shards make none longer than wanted, as far as items can be dealt. */
export function shardsFor(
  items: readonly ScanItem[],
  predict: (item: ScanItem) => number,
  secondsPerShard: number,
): number {
  const total = items.reduce((sum, item) => sum + predict(item), 0);
  return Math.max(1, Math.min(mostShards, items.length, Math.ceil(total / secondsPerShard)));
}

/** Moves the first shard, which just grew, to its place: the others are in order. */
function sink(shards: { index: number; seconds: number }[]): void {
  const [grown] = shards;
  if (grown === undefined) return;
  let at = 0;
  for (let next = shards[1]; next !== undefined && isBefore(next, grown); next = shards[at + 1]) {
    shards[at] = next;
    at += 1;
  }
  shards[at] = grown;
}

function isBefore(
  one: { index: number; seconds: number },
  other: { index: number; seconds: number },
): boolean {
  return one.seconds < other.seconds || (one.seconds === other.seconds && one.index < other.index);
}

function byId(one: ScanItem, other: ScanItem): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
