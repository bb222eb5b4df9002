import type { Classification } from '../dataset/classification.ts';
import type { Sample } from '../dataset/classify.ts';
import { allOfIt, shardOf } from '../shard.ts';

/** An unsafe mutant and what is known of it. */
export interface UnsafeSample {
  readonly id: string;
  readonly sample: Sample;
  readonly record: Classification;
}

/** The unsafe ones among the mutants, as they were classified under the paper's flags. */
export function unsafeSamples(
  samples: readonly Sample[],
  records: ReadonlyMap<string, Classification>,
): readonly UnsafeSample[] {
  return samples.flatMap((sample) => {
    const record = records.get(sample.id);
    const isUnsafe = sample.mutant !== null && record?.verdict === 'unsafe' && record.kind !== null;
    return isUnsafe ? [{ id: sample.id, sample, record }] : [];
  });
}

/** Some of them, in an order that the seed alone decides. */
export function randomSamples(
  unsafe: readonly UnsafeSample[],
  count: number,
  seed: string,
): readonly UnsafeSample[] {
  return shardOf(unsafe, allOfIt, seed).slice(0, count);
}

/** One of each operator in turn, and within an operator one of each category, so that rare ones are not missed. */
export function evenSamples(
  unsafe: readonly UnsafeSample[],
  count: number,
  seed: string,
): readonly UnsafeSample[] {
  const byOperator = inTurn(
    [...groupBy(shardOf(unsafe, allOfIt, seed), ({ record }) => record.operator ?? '').values()].map(
      (group) => inTurn([...groupBy(group, ({ record }) => record.category).values()]),
    ),
  );
  return byOperator.slice(0, count);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The first of each group, then the second of each, and so on. */
function inTurn<Item>(groups: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  ).flat();
}
