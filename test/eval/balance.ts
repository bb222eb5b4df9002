import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Baseline, parseBaseline } from '../../src/scan/baseline.ts';
import { readScanLines, type ScanLine } from '../../src/scan/scan-lines.ts';
import { corpusFolder } from '../support/corpus.ts';
import { repositoryRoot } from '../support/run-bundle.ts';
import { fetchLibrary } from './libraries/fetch-library.ts';
import { libraries } from './libraries/libraries.ts';

const shards = 4;

/** Seconds of a unit: short, since it is the spread that matters here. */
const timeout = '4';

const root = await mkdtemp(join(tmpdir(), 'eval-balance-'));

async function cli(...args: string[]): Promise<void> {
  const all = [...args, '--timeout', timeout, '--no-replay', '--quiet', '--jobs', '2'];
  const { exitCode, stderr } = await execa(process.execPath, [`${repositoryRoot}dist/cli.js`, ...all], {
    cwd: root,
    reject: false,
    env: { ESBMC_ACTION_CACHE: '' },
  });
  // Bugs are found, and not everything can be decided: neither is what is measured.
  if (exitCode === undefined || exitCode > 2) throw new Error(stderr);
}

const linesOf = async (name: string): Promise<readonly ScanLine[]> =>
  readScanLines(await readFile(join(root, name), 'utf8')).lines;

/** How much the longest and the shortest are away from the mean, in percent. */
function spread(seconds: readonly number[]): string {
  const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
  const away = (one: number) => `${((one / mean - 1) * 100).toFixed(1)} %`;
  return `${seconds.map((one) => one.toFixed(1)).join(', ')} s: ${away(Math.max(...seconds))}, ${away(Math.min(...seconds))}`;
}

function readBaseline(text: string): Baseline {
  const read = parseBaseline(text);
  if (!read.ok) throw new Error(read.reason);
  return read.baseline;
}

try {
  for (const library of libraries) {
    const source = await fetchLibrary(library);
    for (const file of library.sources)
      await cp(join(source, file, '..'), join(root, library.name), {
        recursive: true,
        filter: (path) => !/[/](?:\.git|tests?|examples?|fuzzing|bench\w*)$/.test(path),
      });
  }
  await cp(corpusFolder, join(root, 'corpus'), { recursive: true });
  const started = performance.now();
  await cli('scan', '--write-baseline', 'first.json', '--output', 'first.txt');
  const first = readBaseline(await readFile(join(root, 'first.json'), 'utf8'));
  process.stdout.write(
    `${first.units.length} units, ${((performance.now() - started) / 1000).toFixed(0)} s in one job\n`,
  );
  const plan = ['--shards', `${shards}`, '--record', 'plan.jsonl', '--baseline', 'first.json'];
  await cli('scan', '--plan', ...plan);
  const predicted = (await linesOf('plan.jsonl')).flatMap((line) =>
    line.kind === 'share' ? [line.seconds] : [],
  );
  process.stdout.write(`predicted ${spread(predicted)} (goal: 10 %)\n`);
  const measured: number[] = [];
  for (let shard = 1; shard <= shards; shard++) {
    const name = `shard-${shard}.jsonl`;
    await cli(
      'scan',
      '--shard',
      `${shard}/${shards}`,
      '--plan-file',
      'plan.jsonl',
      '--record',
      name,
      '--output',
      'x.txt',
    );
    const units = (await linesOf(name)).flatMap((line) => (line.kind === 'result' ? line.units : []));
    measured.push(units.reduce((sum, { seconds }) => sum + seconds, 0));
  }
  process.stdout.write(`measured ${spread(measured)} (goal: 25 %)\n`);
} finally {
  await rm(root, { recursive: true, force: true });
}
