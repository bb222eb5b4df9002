import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readScanLines, type ScanResult, writeScanLine } from '../../src/scan/scan-lines.ts';
import { standIn } from '../bench/stand-ins.ts';
import { writeSyntheticProject } from '../bench/synthetic-project.ts';
import { makeCounterexample, makeFinding } from '../support/make-finding.ts';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';

const units = 10_000;
const shards = 32;
/** Of so many units each has a bug. */
const perBug = 100;

const own = z.object({ cpu: z.number(), peakMiB: z.number() });

const root = await mkdtemp(join(tmpdir(), 'eval-night-'));
const hook = pathToFileURL(join(repositoryRoot, 'test/bench/measure-own.mjs')).href;

async function measure(name: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  const measured = join(root, 'measured');
  const started = performance.now();
  const run = await runCli(args, {
    cwd: root,
    env: { ...env, NODE_OPTIONS: `--import=${hook}`, MEASURE_OWN: measured },
  });
  const wall = (performance.now() - started) / 1000;
  if (run.exitCode > 1) throw new Error(`${args.join(' ')}: ${run.exitCode}: ${run.stderr}`);
  const { cpu, peakMiB } = own.parse(JSON.parse(await readFile(measured, 'utf8')));
  process.stdout.write(`| ${name} | ${wall.toFixed(1)} s | ${cpu.toFixed(1)} s | ${peakMiB} MiB |\n`);
}

/** What a shard would have recorded. */
function resultFor(item: ScanResult['item'], index: number): ScanResult {
  const [name = '', entry = name] = [item.functions[0], item.entries[0]];
  const isBad = index % perBug === 0;
  const verdict = isBad ? 'failed' : index % 3 === 0 ? 'proved' : 'bounded';
  const unit = {
    file: item.file,
    entry,
    origin: 'harness',
    functions: item.functions,
    assumptions: [],
  } as const;
  const bound = verdict === 'proved' ? null : 5;
  const seconds = 0.3 + ((index * 7919) % 97) / 20;
  const location = { file: item.file, line: 12, column: null, function: name };
  const steps = Array.from({ length: 30 }, (_, at) => ({
    location: { ...location, line: 5 + (at % 8) },
    assignment: { variable: `value_${at % 5}`, value: `${at}` },
  }));
  const finding = makeFinding({
    fingerprint: index.toString(16).padStart(16, '0'),
    counterexample: { ...makeCounterexample({ location }), steps },
    origin: 'harness',
    entry,
    status: null,
  });
  return {
    kind: 'result',
    item,
    units: [{ unit, verdict, reason: null, bound, seconds, cached: false, runs: [] }],
    functions: item.functions.map((one) => ({ file: item.file, name: one, verdict, reason: null })),
    findings: isBad ? [finding] : [],
    held: [],
    skipped: [],
    notes: [],
  };
}

try {
  await writeSyntheticProject(root, units);
  // Nothing is verified here, and the version has to be known.
  const { env } = await standIn('answer-as-esbmc.c', await mkdtemp(join(root, 'stand-in-')));
  process.stdout.write(`| ${units} units, ${shards} shards | wall | CPU | memory |\n|---|--:|--:|--:|\n`);
  await measure(
    'plan',
    ['scan', '--plan', '--shards', `${shards}`, '--record', 'plan.jsonl', '--quiet'],
    env,
  );
  const { lines } = readScanLines(await readFile(join(root, 'plan.jsonl'), 'utf8'));
  const names = ['plan.jsonl'];
  let index = 0;
  for (const line of lines) {
    if (line.kind !== 'share') continue;
    const results = line.items.map((item) => resultFor(item, index++));
    const name = `esbmc-scan-${line.shard}-of-${line.of}.jsonl`;
    const all = [...lines.filter(({ kind }) => kind === 'run'), line, ...results];
    await writeFile(join(root, name), all.map(writeScanLine).join(''));
    names.push(name);
  }
  const write = (output: string, format: string) => ['--format', format, '--output', output];
  await measure(
    'merge, JSON',
    ['merge', ...names, ...write('a.json', 'json'), '--write-baseline', 'base.json'],
    env,
  );
  const again = ['merge', ...names, '--baseline', 'base.json'];
  await measure('merge against a baseline, SARIF', [...again, ...write('a.sarif', 'sarif')], env);
  await measure('merge against a baseline, page', [...again, ...write('a.html', 'html')], env);
  for (const name of ['plan.jsonl', 'a.json', 'base.json', 'a.html']) {
    const { size } = await stat(join(root, name));
    process.stdout.write(`${name}: ${(size / 1e6).toFixed(1)} MB\n`);
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
