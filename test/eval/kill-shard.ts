import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';

const scan = ['scan', '--plan-file', 'plan.jsonl', '--no-replay', '--quiet', '--jobs', '2'];
const record = (shard: number) => `esbmc-scan-${shard}-of-2.jsonl`;

const merged = z.object({
  conclusion: z.string(),
  units: z.array(z.object({ file: z.string(), entry: z.string(), verdict: z.string() })),
});

export interface Kill {
  /** Seconds after the start; what was left was killed then. */
  readonly after: number;
  /** Of the shard's items, recorded when it was killed. */
  readonly recorded: number;
  readonly items: number;
}

/** Functions that hold, each of them decided soon: an undisturbed scan of them is clean. */
export async function writeHalves(root: string, count: number): Promise<void> {
  const texts = Array.from(
    { length: count },
    (_, at) => `int half_${at}(int n) { return n / 2 + (n > 0 ? -${at} : ${at}); }\n`,
  );
  await writeFile(join(root, 'halves.c'), texts.join(''));
}

/**
 * Scans the C files of a folder as two shards, and kills the first one at random points, all its processes at once; what
 * it left is merged, and it is started again. Throws for the first thing that is not as it has to be:
 * - what was recorded before is recorded still after a kill, and says what an undisturbed run says;
 * - while an item is missing, the merge ends with 2 and names what was not scanned; it never ends with 0;
 * - a shard that goes on comes to the very result of an undisturbed one.
 *
 * @param random from 0 to 1
 */
export async function killShard(
  root: string,
  kills: number,
  random: () => number,
  say: (kill: Kill) => void = () => {},
): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'kills-'));
  const cli = async (args: readonly string[], codes: readonly number[]) => {
    const run = await runCli(args, { cwd: root });
    if (!codes.includes(run.exitCode)) throw new Error(`${args.join(' ')}: ${run.exitCode}: ${run.stderr}`);
    return run;
  };
  const merge = async () => {
    const run = await cli(['merge', 'plan.jsonl', record(1), record(2), '--format', 'json'], [0, 2]);
    return { ...merged.parse(JSON.parse(run.stdout)), exitCode: run.exitCode, text: run.stdout };
  };
  try {
    await cli(['scan', '--plan', '--shards', '2', '--record', 'plan.jsonl'], [0]);
    const started = performance.now();
    await cli([...scan, '--shard', '1/2'], [0]);
    const usual = (performance.now() - started) / 1000;
    await cli([...scan, '--shard', '2/2'], [0]);
    await mkdir(join(scratch, 'whole'));
    await copyFile(join(root, record(1)), join(scratch, 'whole', record(1)));
    const whole = await merge();
    if (whole.exitCode !== 0)
      throw new Error('the undisturbed scan is not clean, so that a kill could not show');
    const items = resultLines(await readFile(join(root, record(1)), 'utf8')).size;
    await rm(join(root, record(1)));
    for (let kill = 0; kill < kills; kill++) {
      const before = await recorded(root);
      if (before.size === items) await rm(join(root, record(1)));
      const known = before.size === items ? new Set<string>() : before;
      const after = random() * usual;
      await startAndKill(root, after);
      const now = await recorded(root);
      for (const line of known)
        if (!now.has(line)) throw new Error('a kill lost what was recorded before it');
      const found = await merge();
      checkPart(found, whole, now.size === items);
      say({ after, recorded: now.size, items });
    }
    await cli([...scan, '--shard', '1/2'], [0]);
    const end = await merge();
    if (JSON.stringify(verdicts(end)) !== JSON.stringify(verdicts(whole)) || end.exitCode !== 0)
      throw new Error('the shard that went on came to another result');
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Merged = z.output<typeof merged> & { readonly exitCode: number; readonly text: string };

function checkPart(found: Merged, whole: Merged, isAll: boolean): void {
  const expected = new Map(whole.units.map((unit) => [`${unit.file} ${unit.entry}`, unit.verdict]));
  const open = found.units.filter(({ verdict }) => verdict === 'not-checked');
  const wrong = found.units.find(
    ({ file, entry, verdict }) => verdict !== 'not-checked' && expected.get(`${file} ${entry}`) !== verdict,
  );
  if (wrong !== undefined) throw new Error(`${wrong.file} ${wrong.entry}: another verdict after a kill`);
  if (isAll) {
    if (found.exitCode !== 0 || open.length > 0) throw new Error('all is recorded, and the merge says less');
  } else if (
    found.exitCode !== 2 ||
    found.conclusion === 'success' ||
    !found.text.includes('not scanned: shard 1 of 2')
  )
    throw new Error(`an incomplete scan ended with ${found.exitCode}, ${found.conclusion}`);
}

/** As the runner ends a job: the program and all that it has started get no chance to say anything. */
async function startAndKill(root: string, seconds: number): Promise<void> {
  const child = execa(process.execPath, [`${repositoryRoot}dist/cli.js`, ...scan, '--shard', '1/2'], {
    cwd: root,
    reject: false,
    detached: true,
    stdio: 'ignore',
    env: { ESBMC_ACTION_CACHE: '' },
  });
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, seconds * 1000);
  await child;
  clearTimeout(timer);
}

async function recorded(root: string): Promise<Set<string>> {
  return resultLines(await readFile(join(root, record(1)), 'utf8').catch(() => ''));
}

/** Whole lines only: what comes after the last line end was cut off. */
function resultLines(text: string): Set<string> {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return new Set(lines.filter((line) => line.includes('\\"kind\\":\\"result\\"')));
}

function verdicts({ units }: Merged): readonly string[] {
  return units.map(({ file, entry, verdict }) => `${file} ${entry} ${verdict}`).sort();
}
