import { createHash } from 'node:crypto';

/** Which part of the work is done here: `index` of `of`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export const allOfIt: Shard = { index: 1, of: 1 };

/** What belongs to a shard, in an order that looks random and is the same in every run: any beginning is a sample. */
export function shardOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  { index, of }: Shard,
  seed = '',
): readonly Item[] {
  const placed = items.map((item) => ({ item, place: placeOf(`${seed}${item.id}`) }));
  return placed
    .filter(({ place }) => Number(BigInt(`0x${place}`) % BigInt(of)) === index - 1)
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ item }) => item);
}

function placeOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
