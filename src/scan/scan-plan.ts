import { ConfigurationError } from '../domain/errors.ts';
import { balance, mostShards, shardsFor } from './balance.ts';
import type { Baseline } from './baseline.ts';
import { predictor, timeKey } from './predict-seconds.ts';
import type { ScanItem } from './scan-item.ts';
import { isSameRun, type ScanLine, type ScanRun, type ScanShare } from './scan-lines.ts';

/** Which part of a scan; the whole is 1 of 1. */
export interface ShardNumber {
  readonly index: number;
  readonly of: number;
}

/** Long enough that starting a job does not matter, short enough for a night with many of them. */
const secondsPerShard = 1200;

/**
 * Deals the items to shards by the times that the last scan recorded.
 *
 * @param count null: as many as keep each below twenty minutes
 */
export function planShares(
  items: readonly ScanItem[],
  baseline: Baseline | null,
  count: number | null,
): readonly ScanShare[] {
  const times = (baseline?.units ?? []).map(
    ({ file, entry, seconds }) => [timeKey(file, entry), seconds] as const,
  );
  const predict = predictor(new Map(times));
  const shards = balance(items, count ?? shardsFor(items, predict, secondsPerShard), predict);
  return shards.map((shard) => ({
    kind: 'share',
    shard: shard.index,
    of: shards.length,
    seconds: shard.seconds,
    items: [...shard.items],
  }));
}

/** As `strategy.matrix` of a workflow takes it. */
export function matrixOf(shares: readonly ScanShare[]) {
  return {
    include: shares.map(({ shard, of, items, seconds }) => ({
      shard: `${shard}/${of}`,
      index: shard,
      items: items.length,
      seconds: Math.round(seconds),
    })),
  };
}

/** What a plan gives to a shard. Throws ConfigurationError when it is a plan of another scan. */
export function shareIn(lines: readonly ScanLine[], { index, of }: ShardNumber, run: ScanRun): ScanShare {
  if (!lines.some((line) => isSameRun(line, run))) {
    throw new ConfigurationError(
      'the plan is of another commit, other settings or another version: make it again with `scan --plan`',
    );
  }
  const share = lines.find((line) => line.kind === 'share' && line.shard === index && line.of === of);
  if (share?.kind === 'share') return share;
  throw new ConfigurationError(`the plan has no shard ${index}/${of}`);
}

/** The value of `--shard`; null when it is none. */
export function parseShard(text: string): ShardNumber | null {
  const match = /^(\d{1,3})\/(\d{1,3})$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  return match !== null && index >= 1 && index <= of && of <= mostShards ? { index, of } : null;
}
