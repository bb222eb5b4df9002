import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFolder, readCorpus } from '../support/corpus.ts';
import { esbmcBinary } from '../support/esbmc.ts';
import { runCli } from '../support/run-bundle.ts';

const jobs = 2;
const programs = 40;
const startUps = 20;

/** `name: 12.3 s against 11.9 s: 1.03 (goal <= 1.10)` */
function say(name: string, seconds: number, baseline: number, goal: number): void {
  const ratio = seconds / baseline;
  const met = ratio <= goal ? '' : '  NOT MET';
  process.stdout.write(
    `${name}: ${seconds.toFixed(2)} s against ${baseline.toFixed(2)} s: ${ratio.toFixed(2)} (goal <= ${goal.toFixed(2)})${met}\n`,
  );
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly isProbe: boolean;
}

/** Stands in ESBMC's place on PATH and notes when each run starts and ends, in seconds. */
function recorder(binary: string, log: string): string {
  return `#!/bin/bash
start=$EPOCHREALTIME
trap 'kill -TERM $child 2>/dev/null' TERM
"${binary}" "$@" <&0 &
child=$!
wait $child
code=$?
kind=probe
[[ " $* " == *" --show-stacktrace "* ]] && kind=run
echo "$start $EPOCHREALTIME $kind" >> "${log}"
exit $code
`;
}

/** What everything around ESBMC costs: wall time of \`check\` against the sum of its own runs of ESBMC by the jobs. */
async function overhead(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const corpus = (await readCorpus()).filter(({ file }) => !/unknown|unbounded/.test(file));
    const files = corpus.slice(0, programs).map(({ file }) => join(corpusFolder, file));
    const log = join(folder, 'runs');
    await writeFile(join(folder, 'esbmc'), recorder(await esbmcBinary(), log));
    await chmod(join(folder, 'esbmc'), 0o755);
    const started = Date.now() / 1000;
    const args = ['check', ...files, '--format', 'json', '--jobs', String(jobs), '--time-budget', '3000'];
    const { stdout, stderr } = await runCli(args, { env: { PATH: `${folder}:${process.env.PATH}` } });
    const ended = Date.now() / 1000;
    if (stdout === '') throw new Error(stderr);
    const runs = (await readFile(log, 'utf8')).trim().split('\n').map(parseRun);
    const own = runs.filter(({ isProbe }) => !isProbe);
    const probes = runs.filter(({ isProbe }) => isProbe);
    // Finding out whether the binary can be trusted is a part of installing it, which is done once.
    const installing =
      Math.max(...probes.map(({ end }) => end), 0) - Math.min(...probes.map(({ start }) => start));
    const sum = own.reduce((total, { start, end }) => total + end - start, 0);
    process.stdout.write(`${own.length} runs of ESBMC for ${programs} programs, ${jobs} at a time\n`);
    say(
      'check against its ESBMC runs / jobs',
      ended - started - (probes.length > 0 ? installing : 0),
      sum / jobs,
      1.1,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseRun(line: string): Run {
  const [start = '0', end = '0', kind] = line.split(' ');
  return { start: Number(start), end: Number(end), isProbe: kind === 'probe' };
}

/** The bundle's start-up, the median of several, against an empty program of Node's. */
async function startUp(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < startUps; run++) {
    const started = performance.now();
    await runCli(['--version']);
    times.push((performance.now() - started) / 1000);
  }
  const median = times.sort((one, other) => one - other)[Math.floor(startUps / 2)] ?? 0;
  process.stdout.write(
    `start-up of the bundle: ${median.toFixed(3)} s, the median of ${startUps} (goal <= 0.3 s)\n`,
  );
}

await startUp();
await overhead();
