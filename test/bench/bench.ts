import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFolder, readCorpus } from '../support/corpus.ts';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';
import { measureCache } from './measure-cache.ts';
import { install, jobs, type MeasuredCheck, measureCheck } from './measured-check.ts';
import { standIn } from './stand-ins.ts';
import { writeSyntheticProject } from './synthetic-project.ts';

const programs = 40;
const startUps = 20;
const few = 100;
const many = 1000;
/** In one file. */
const together = 400;
/** Seconds of our own that a unit may cost. */
const ownGoal = 0.005;

/** `name: 12.3 s against 11.9 s: 1.03 (goal <= 1.10)` */
function say(name: string, seconds: number, baseline: number, goal: number): void {
  const ratio = seconds / baseline;
  const met = ratio <= goal ? '' : '  NOT MET';
  process.stdout.write(
    `${name}: ${duration(seconds)} against ${duration(baseline)}: ${ratio.toFixed(2)} (goal <= ${goal.toFixed(2)})${met}\n`,
  );
}

function duration(seconds: number): string {
  return seconds < 0.1 ? `${(seconds * 1000).toFixed(1)} ms` : `${seconds.toFixed(2)} s`;
}

/** What everything around ESBMC costs: all of `check` against the sum of its own runs of ESBMC. */
function sayOverhead(name: string, { wall, cpu, units, runs }: MeasuredCheck): void {
  const sum = runs.reduce((total, { start, end }) => total + end - start, 0);
  const used = runs.reduce((total, run) => total + run.cpu, 0);
  process.stdout.write(`${name}: ${runs.length} runs of ESBMC for ${units} units, ${jobs} at a time\n`);
  say(`  wall x jobs a unit against its runs of ESBMC`, (wall * jobs) / units, sum / units, 1.1);
  say(`  CPU a unit against that of ESBMC alone`, (used + cpu) / units, used / units, 1.1);
}

/** With ESBMC itself, which takes most of the time: a sample. */
async function withEsbmc(folder: string): Promise<void> {
  const recorder = await standIn('record-esbmc.c', join(folder, 'recorder'));
  await install(recorder);
  const corpus = (await readCorpus()).filter(({ file }) => !/unknown|unbounded/.test(file));
  const files = corpus.slice(0, programs).map(({ file }) => join(corpusFolder, file));
  sayOverhead('programs with main', await measureCheck(repositoryRoot, files, recorder));
  const project = join(folder, 'sample');
  const [first = ''] = await writeSyntheticProject(project, many);
  sayOverhead('functions of a library', await measureCheck(project, [first], recorder));
}

/** Without ESBMC: what is left is our own, and must not grow with what is around a unit. */
async function withoutEsbmc(folder: string): Promise<void> {
  const answers = await standIn('answer-as-esbmc.c', join(folder, 'answers'));
  await install(answers);
  const measure = async (functions: number, perFile?: number) => {
    const project = join(folder, String(functions));
    await writeSyntheticProject(project, functions, perFile);
    const check = await measureCheck(project, ['.'], answers);
    if (check.decided !== check.units) throw new Error('the stand-in is not understood');
    return check;
  };
  const startUp = await measure(1);
  const small = await measure(few);
  const large = await measure(many);
  const oneFile = await measure(together, together);
  for (const { units, starts, cpu, wall } of [small, large, oneFile]) {
    process.stdout.write(
      `${units} units without ESBMC: ${duration(wall)}, ${duration(cpu)} CPU, of which ${duration(starts.cpu)} for ${starts.count} starts of a program (${duration(starts.wall / starts.count)} each)\n`,
    );
  }
  // Starting up is left out: spread over more units it would hide what grows.
  const each = (all: MeasuredCheck, costOf: (check: MeasuredCheck) => number) =>
    (costOf(all) - costOf(startUp)) / (all.units - startUp.units);
  const cpuOf = ({ cpu }: MeasuredCheck) => cpu;
  const thinkingOf = ({ cpu, starts }: MeasuredCheck) => cpu - starts.cpu;
  const wallOf = ({ wall }: MeasuredCheck) => wall * jobs;
  say('  own CPU a unit', each(large, cpuOf), ownGoal, 1);
  say('  without the starts of programs', each(large, thinkingOf), ownGoal, 1);
  say(`  own CPU a unit, of ${many} against ${few}`, each(large, cpuOf), each(small, cpuOf), 1.2);
  say(`  wall x jobs a unit, of ${many} against ${few}`, each(large, wallOf), each(small, wallOf), 1.2);
  say(
    `  own CPU a unit, ${together} in one file against ${many} in many`,
    each(oneFile, cpuOf),
    each(large, cpuOf),
    1.2,
  );
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

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await startUp();
  await measureCache(join(folder, 'cached'));
  await withoutEsbmc(folder);
  await withEsbmc(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
