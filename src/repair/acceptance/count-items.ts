/** How often each item is in a list. */
export function countItems<Item>(items: Iterable<Item>): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The items that are more often in the first list than in the second one, each once. */
export function moreOftenIn<Item>(one: Iterable<Item>, other: Iterable<Item>): readonly Item[] {
  const there = countItems(other);
  return [...countItems(one)].filter(([item, count]) => count > (there.get(item) ?? 0)).map(([item]) => item);
}
