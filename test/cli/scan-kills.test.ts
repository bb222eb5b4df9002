import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killShard, writeHalves } from '../eval/kill-shard.ts';

// Twenty kills of a larger shard: npm run eval -- kills.
it('a shard that is killed loses nothing that it recorded, is never called clean, and goes on', async () => {
  const root = await mkdtemp(join(tmpdir(), 'test-kills-'));
  try {
    await writeHalves(root, 4);
    const points = [0.45, 0.8];
    const seen: number[] = [];
    await killShard(
      root,
      points.length,
      () => points[seen.length] ?? 0,
      ({ items }) => seen.push(items),
    );
    expect(seen).toEqual([2, 2]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}, 240_000);
