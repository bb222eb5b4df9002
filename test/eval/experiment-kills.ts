import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { openTemporaryFolder } from '../../src/adapters/files/temporary-folder.ts';
import { classification, keyOf } from '../../src/experiment/dataset/classification.ts';
import { readRecords } from '../../src/experiment/record-lines.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

/**
 * Classifies one program without and with ten kills at random points, and compares the records, times left out:
 * `npm run eval -- experiment-kills`.
 */
const kills = 10;
const program = 'reach_prob_density/density_table_4_3_4.c';
const { path, close } = await openTemporaryFolder(tmpdir(), 'experiment-kills-');
try {
  await mkdir(join(path, 'programs', 'reach_prob_density'), { recursive: true });
  await cp(join(repositoryRoot, 'examples/networks', program), join(path, 'programs', program));
  const run = (out: string, timeout: number) =>
    execa(
      process.execPath,
      [
        `${repositoryRoot}dist/cli.js`,
        ...['experiment', 'dataset', 'programs', '--out', out, '--timeout', '60', '--memory', '2000'],
        ...['--jobs', '2', '--shard', '1/3'],
      ],
      { cwd: path, reject: false, timeout, killSignal: 'SIGKILL' },
    );
  const startedAt = performance.now();
  await run('whole', 3_600_000);
  const whole = performance.now() - startedAt;
  for (let kill = 0; kill < kills; kill += 1) {
    const { timedOut } = await run('killed', 1000 + Math.random() * (whole / 3));
    console.log(
      `kill ${kill + 1}: ${timedOut ? 'killed' : 'was through'}, ${(await keys('killed')).length} records`,
    );
  }
  await run('killed', 3_600_000);
  const [one, other] = [await keys('whole'), await keys('killed')];
  const isSame = JSON.stringify(one) === JSON.stringify(other);
  console.log(`${one.length} and ${other.length} records: ${isSame ? 'the same' : 'NOT the same'}`);
  const { stderr } = await run('killed', 3_600_000);
  console.log(stderr.split('\n').at(-1));
  process.exitCode = isSame ? 0 : 1;
} finally {
  await close();
}

/** What records say, times left out, each once, sorted. */
async function keys(out: string): Promise<readonly string[]> {
  const folder = join(path, out, 'dataset');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const { records } = readRecords(texts.join('\n'), classification);
  return [...new Set(records.map((record) => `${keyOf(record)} ${record.verdict} ${record.kind}`))].sort();
}
