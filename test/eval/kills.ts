import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killShard, writeHalves } from './kill-shard.ts';

const kills = 20;

/** Always the same points, in shares of an undisturbed run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const root = await mkdtemp(join(tmpdir(), 'eval-kills-'));
try {
  await writeHalves(root, 16);
  let count = 0;
  await killShard(root, kills, seeded(9), ({ after, recorded, items }) => {
    count += 1;
    process.stdout.write(
      `kill ${count} after ${after.toFixed(1)} s: ${recorded} of ${items} items recorded\n`,
    );
  });
  process.stdout.write(`${count} kills: nothing lost, no clean report, the end as if undisturbed\n`);
} finally {
  await rm(root, { recursive: true, force: true });
}
