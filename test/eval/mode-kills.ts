import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isWhole, type NextRun, nextRun, runCell, twice } from '../hostile/faults/fault-matrix.ts';
import type { FaultCell, FaultScene } from '../hostile/faults/fault-scene.ts';
import { cellFolder } from '../hostile/faults/run-in-process.ts';
import { killScenes } from '../hostile/faults/scenes.ts';
import { livingProcesses } from '../support/living-processes.ts';
import { type ActionOptions, type ActionRun, runAction } from '../support/run-action.ts';

/** What ends a job: at once, or first with a word. */
const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

const output = 'docs/kills.md';

interface Undisturbed {
  /** What one run and two runs leave. */
  readonly expected: readonly (readonly string[])[];
  readonly requests: number;
  readonly known: Map<string, NextRun>;
}

/**
 * `npm run eval -- mode-kills [MODE...]`: ends the bundle at each request that a mode makes and in each run of ESBMC, one
 * after the other, and runs it again. Every second request is carried out although nobody hears of it any more. Wrong is a
 * run that ended green, a process that is left, and what the next run leaves when it is less than an undisturbed one
 * leaves, or something twice. `--from N` begins at request N, where a part of a long mode was run before. The row of each mode in docs/kills.md is written anew.
 */
export async function evaluateModeKills(args: readonly string[]): Promise<void> {
  const { values, positionals: modes } = parseArgs({
    args: [...args],
    options: { from: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  for (const mode of modes.length === 0 ? Object.keys(killScenes) : modes) {
    const open = killScenes[mode];
    if (open === undefined) throw new Error(`no such mode: ${mode}`);
    await using scene = await open();
    const whole = await undisturbed(scene);
    const problems: (string | null)[] = [];
    const tell = (where: string, problem: string | null) => {
      problems.push(problem);
      process.stdout.write(`${mode}: killed ${where}: ${problem ?? 'right'}\n`);
    };
    for (let at = Number(values.from) - 1; at < whole.requests; at++)
      tell(`at request ${at + 1} of ${whole.requests}`, await killAtRequest(scene, at, whole));
    let verifying = 0;
    for (; ; verifying++) {
      const problem = await killInEsbmc(scene, verifying, whole);
      if (problem === 'through') break;
      tell(`in run ${verifying + 1} of ESBMC`, problem);
    }
    const wrong = problems.filter((one) => one !== null).length;
    if (wrong > 0) process.exitCode = 1;
    await writeRow(mode, [whole.requests, verifying, wrong]);
  }
}

async function undisturbed(scene: FaultScene): Promise<Undisturbed> {
  const whole = await scene.open();
  const before = scene.github.requests.length;
  // As it is killed: with a checkout that has all branches it asks for less.
  await runKilled(whole, {});
  const requests = scene.github.requests.slice(before).filter(({ route }) => route !== 'git').length;
  const once = await whole.left();
  await runCell(whole);
  return { expected: [once, await whole.left()], requests, known: new Map() };
}

async function killAtRequest(scene: FaultScene, at: number, whole: Undisturbed): Promise<string | null> {
  const cell = await scene.open();
  let seen = 0;
  let kill = () => {};
  const cancelled = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const stop = scene.github.onRequest(async ({ route }) => {
    if (route === 'git' || seen++ !== at) return;
    kill();
    // Until it is gone; then the request is carried out, or lost on the way.
    await sleep(300);
    if (at % 2 === 0) scene.github.faults.push({ drop: true });
  });
  const killed = await runKilled(cell, { cancelled, signal: signals[at % signals.length] ?? 'SIGKILL' });
  stop();
  scene.github.faults.clear();
  return problemOf(killed, scene, cell, whole);
}

/** No verdict is known: ESBMC has to find it. `through` where it did before it was started so often. */
async function killInEsbmc(
  scene: FaultScene,
  at: number,
  whole: Undisturbed,
): Promise<string | null | 'through'> {
  const cell = await scene.open();
  const folder = await cellFolder();
  let isThrough = false;
  const isIn = async () => {
    const runs = new Set<string>();
    while (!isThrough && runs.size <= at) {
      for (const line of await livingProcesses(folder)) if (isEsbmc(line)) runs.add(line);
      await sleep(5);
    }
    // Not in its first moment.
    await sleep(50);
  };
  const cancelled = isIn();
  const signal = signals[at % signals.length] ?? 'SIGKILL';
  const killed = await runKilled(cell, { cancelled, signal, env: {} });
  const isKilled = !isThrough && killed.outputs.decision === undefined;
  isThrough = true;
  await cancelled;
  return isKilled ? problemOf(killed, scene, cell, whole) : 'through';
}

/** A run of a unit, of which the report is wanted: questions for the version are none. */
const isEsbmc = (line: string) => /^\/\S*\/esbmc\0/.test(line) && line.includes('--generate-json-report');

async function problemOf(
  killed: ActionRun,
  scene: FaultScene,
  cell: FaultCell,
  { expected, known }: Undisturbed,
): Promise<string | null> {
  if (killed.exitCode === 0) return 'it was killed and ended green';
  if (killed.outputs.conclusion === 'success') return 'it was killed and says that it succeeded';
  const rest = await leftRunning();
  if (rest.length > 0) return `it left ${rest.length} processes: ${rest[0]?.replaceAll('\0', ' ')}`;
  const { after, wrong } = await nextRun(scene, cell, known);
  if (wrong !== null) return `the next run: ${wrong}`;
  if (!expected.some((one) => isWhole(after, one)))
    return `the next run leaves ${after.join(', ') || 'nothing'}`;
  return twice(after, expected);
}

/** Two seconds after the end. */
async function leftRunning(): Promise<readonly string[]> {
  const folder = await cellFolder();
  for (let look = 0; look < 20; look++) {
    if ((await livingProcesses(folder)).length === 0) return [];
    await sleep(100);
  }
  return livingProcesses(folder);
}

/** As a program of its own. */
async function runKilled(
  cell: FaultCell,
  over: Pick<ActionOptions, 'cancelled' | 'signal' | 'env'>,
): Promise<ActionRun> {
  const { ref, files = {}, ...options } = await cell.options();
  const folder = await cellFolder();
  return runAction({ ...options, ...over, folder, ref: ref ?? 'refs/heads/main', built: () => files });
}

const introduction = `# Kills

Made by \`npm run eval -- mode-kills\`: the built bundle is ended at each request that a mode makes, and in each run of
ESBMC, by SIGKILL, SIGTERM and SIGINT in turn; every second request is carried out all the same. Wrong is a run that ended
green, a process of it that lives two seconds later, and a next run that leaves less than an undisturbed one, or something
twice. For parts of a scan see [nightly.md](nightly.md), for requests that fail [faults.md](faults.md).

| mode | kills at a request | kills in ESBMC | wrong |
|---|--:|--:|--:|
`;

async function writeRow(mode: string, counts: readonly number[]): Promise<void> {
  const text = await readFile(output, 'utf8').catch(() => '');
  const rows = new Map([...text.matchAll(/^\| `(\w+)` \|.*$/gm)].map(([row, name = '']) => [name, row]));
  rows.set(mode, `| \`${mode}\` | ${counts.join(' | ')} |`);
  const known = Object.keys(killScenes).flatMap((name) => rows.get(name) ?? []);
  await writeFile(output, `${introduction}${known.join('\n')}\n`);
}
