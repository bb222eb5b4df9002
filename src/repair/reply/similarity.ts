/** How much two texts have in common, 0 to 1: the share of neighbouring pairs of tokens that both have (Dice). */
export function similarity(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const total = sum(left) + sum(right);
  if (total === 0) return one.trim() === other.trim() ? 1 : 0;
  let shared = 0;
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0);
  return (2 * shared) / total;
}

/** Blanks make no difference: layout is not meaning. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const tokens = text.match(/\w+|[^\s\w]/g) ?? [];
  const pairs = new Map<string, number>();
  tokens.forEach((token, index) => {
    const pair = `${tokens[index - 1] ?? ''} ${token}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  });
  return pairs;
}

function sum(pairs: ReadonlyMap<string, number>): number {
  return [...pairs.values()].reduce((total, count) => total + count, 0);
}
