import { describe, expect, it } from 'vitest';
import { balance, shardsFor } from '../../src/scan/balance.ts';
import { predictor, timeKey } from '../../src/scan/predict-seconds.ts';
import { scanItem } from '../../src/scan/scan-item.ts';

/** Times like those of real units: most are short, a few are very long. */
const seconds = (index: number) => 0.5 + ((index * 7919) % 97) / 10 + (index % 50 === 0 ? 60 : 0);
const items = Array.from({ length: 10_000 }, (_, index) => scanItem(`f${index}.c`, ['f'], ['f']));
const times = new Map(items.map(({ file }, index) => [timeKey(file, 'f'), seconds(index)]));

describe('the plan of a scan', () => {
  it('deals every item once, and no shard gets a tenth more than another', () => {
    const shards = balance(items, 256, predictor(times));
    const dealt = shards.flatMap((shard) => shard.items.map(({ id }) => id));
    expect(new Set(dealt)).toEqual(new Set(items.map(({ id }) => id)));
    expect(dealt).toHaveLength(items.length);
    const loads = shards.map((shard) => shard.seconds);
    expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.1);
  });

  it('is the same whatever the order of the items', () => {
    const predict = predictor(times);
    expect(balance(items.toReversed(), 7, predict)).toEqual(balance(items, 7, predict));
  });

  it('has no more shards than GitHub starts jobs, and none that would be empty', () => {
    expect(shardsFor(items, () => 3600, 1200)).toBe(256);
    expect(shardsFor(items.slice(0, 3), () => 3600, 1200)).toBe(3);
    expect(shardsFor([], () => 1, 1200)).toBe(1);
  });

  it('expects of a unit that is new what is usual in the repository', () => {
    const predict = predictor(new Map([[timeKey('a.c', 'f'), 8]]));
    expect(predict(scanItem('new.c', ['g'], ['g', 'h']))).toBeCloseTo(16, 0);
  });
});
