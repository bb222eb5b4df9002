import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';
import type { StandIn } from './stand-ins.ts';

export const jobs = 2;

/** What the process of the command line has used itself, in seconds. */
const own = z.object({
  cpu: z.number(),
  starts: z.object({ count: z.number(), cpu: z.number(), wall: z.number() }),
});

const report = z.object({
  units: z.array(z.object({ file: z.string(), entry: z.string(), verdict: z.string(), cached: z.boolean() })),
});

/** A run of ESBMC, in seconds. */
interface EsbmcRun {
  readonly start: number;
  readonly end: number;
  readonly cpu: number;
}

/** What one `check` cost, in seconds. */
export interface MeasuredCheck extends z.output<typeof own> {
  readonly wall: number;
  readonly units: number;
  /** `file entry verdict` of each unit that was verified, and of each that was known. */
  readonly verified: readonly string[];
  readonly known: readonly string[];
  /** Units with a verdict. */
  readonly decided: number;
  /** Empty when nothing recorded them. */
  readonly runs: readonly EsbmcRun[];
}

/** Finding out whether the binary can be trusted is a part of installing it, which is done once. */
export async function install({ env }: StandIn): Promise<void> {
  const { exitCode, stdout } = await runCli(['doctor'], { env });
  if (exitCode !== 0) throw new Error(stdout);
}

/** Runs `check` on files in a folder, with ESBMC's place taken by what was installed. */
export async function measureCheck(
  cwd: string,
  files: readonly string[],
  { env, log }: StandIn,
): Promise<MeasuredCheck> {
  const measured = `${log}.own`;
  const hook = pathToFileURL(join(repositoryRoot, 'test/bench/measure-own.mjs')).href;
  await rm(log, { force: true });
  const started = performance.now();
  const options = ['--format', 'json', '--quiet', '--jobs', String(jobs), '--time-budget', '3000'];
  const { stdout, stderr } = await runCli(['check', ...files, ...options], {
    cwd,
    env: { ...env, NODE_OPTIONS: `--import=${hook}`, MEASURE_OWN: measured },
  });
  const wall = (performance.now() - started) / 1000;
  if (stdout === '') throw new Error(stderr);
  const { units } = report.parse(JSON.parse(stdout));
  const lines = await readFile(log, 'utf8').catch(() => '');
  return {
    ...own.parse(JSON.parse(await readFile(measured, 'utf8'))),
    wall,
    units: units.length,
    verified: units.filter(({ cached }) => !cached).map(nameOf),
    known: units.filter(({ cached }) => cached).map(nameOf),
    decided: units.filter(({ verdict }) => verdict === 'proved' || verdict === 'bounded').length,
    runs: lines.split('\n').flatMap(parseRun),
  };
}

function nameOf({ file, entry, verdict }: z.output<typeof report>['units'][number]): string {
  return `${file} ${entry} ${verdict}`;
}

function parseRun(line: string): EsbmcRun[] {
  const [start, end, cpu, kind] = line.split(' ');
  return kind === 'run' ? [{ start: Number(start), end: Number(end), cpu: Number(cpu) }] : [];
}
