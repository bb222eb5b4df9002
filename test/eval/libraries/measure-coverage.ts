import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { modelSources } from '../../../src/adapters/assets.ts';
import { esbmcBinary } from '../../support/esbmc.ts';

/** Covered branches of a function's own text, 0 to 1. */
export type Coverage = ReadonlyMap<string, number>;

/** Each step of the bound costs several times the one before; a smaller bound covers less, never more. */
const bounds = [2, 5, 13];
const secondsForOne = 20;

/** How much of a bounded function has to be covered for its verdict to count. */
export const enoughCoverage = 0.7;

/**
 * Runs a kept harness in ESBMC's own coverage mode with growing bounds, until enough is covered of all functions
 * asked about, the bound of the verdict is reached, or the time is up.
 */
export async function measureCoverage(
  harness: string,
  asked: readonly string[],
  upTo: number,
  flags: readonly string[],
): Promise<Coverage> {
  const inlined = await inlineSource(harness);
  const folder = await mkdtemp(join(tmpdir(), 'coverage-'));
  let best: Coverage = new Map();
  try {
    const file = join(folder, 'harness.c');
    await writeFile(file, inlined.text);
    for (const bound of bounds.map((one) => Math.min(one, upTo))) {
      const found = await runOnce(file, bound, [...flags, `-I${inlined.folder}`], folder);
      if (found === null) break;
      best = found;
      if (bound === upTo || asked.every((name) => (found.get(name) ?? 0) >= enoughCoverage)) break;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return best;
}

/** The kept harness of an entry in a folder that `--keep-harness` wrote; null when there is none. */
export async function keptHarness(folder: string, entry: string): Promise<string | null> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(`_${entry}.c`) && /harness_/.test(name),
  );
  names.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    if (text.startsWith(`/* Calls ${entry} `)) return join(folder, name);
  }
  return null;
}

/** Coverage is counted for the file on the command line only, so that the included one has to stand in it. */
async function inlineSource(harness: string): Promise<{ text: string; folder: string }> {
  const text = await readFile(harness, 'utf8');
  const include = /^#include "(\/[^"]+)"$/m.exec(text);
  if (include?.[1] === undefined) return { text, folder: dirname(harness) };
  // A copy says that its lines are those of another file, which would not be counted either.
  const source = (await readFile(include[1], 'utf8')).replace(/^#line .*$/gm, '');
  return { text: text.replace(include[0], () => source), folder: dirname(include[1]) };
}

const coverageReport = z.object({
  claims: z.array(
    z.object({
      function: z.string(),
      line: z.number(),
      column: z.number(),
      condition: z.string(),
      status: z.enum(['covered', 'uncovered']),
    }),
  ),
});

/** Null when it was not done in time. */
async function runOnce(
  file: string,
  bound: number,
  flags: readonly string[],
  cwd: string,
): Promise<Coverage | null> {
  const report = join(cwd, 'cov-report.json');
  await rm(report, { force: true });
  await execa(
    await esbmcBinary(),
    [
      file,
      ...(await modelSources()),
      ...['--function', 'esbmc_action_harness', '-Wc,-Wno-int-conversion', ...flags],
      ...['--branch-function-coverage', '--cov-report-json', '--force-realloc-success'],
      ...[
        '--unwind',
        String(bound),
        '--no-unwinding-assertions',
        '--timeout',
        `${secondsForOne}s`,
        '--quiet',
      ],
    ],
    { cwd, reject: false, stdin: 'ignore', buffer: false },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  return text === null ? null : sharesOf(coverageReport.parse(JSON.parse(text)));
}

function sharesOf({ claims }: z.output<typeof coverageReport>): Coverage {
  const byFunction = new Map<string, { all: number; covered: number }>();
  for (const claim of claims) {
    const counts = byFunction.get(claim.function) ?? { all: 0, covered: 0 };
    counts.all += 1;
    if (claim.status === 'covered') counts.covered += 1;
    byFunction.set(claim.function, counts);
  }
  return new Map([...byFunction].map(([name, { all, covered }]) => [name, covered / all]));
}
