import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { type Verdict, verdicts } from '../../../src/domain/verdict.ts';
import { callGraph } from '../../../src/project/call-graph.ts';
import { parseC } from '../../support/parse-c.ts';
import { cacheFolder } from './cache-folder.ts';
import { fetchLibrary, git } from './fetch-library.ts';
import type { Library } from './libraries.ts';
import { type LibraryReport, parseLibraryReport } from './library-report.ts';
import { type Coverage, enoughCoverage, keptHarness, measureCoverage } from './measure-coverage.ts';
import { runCheck } from './run-check.ts';

const functionResult = z.object({
  file: z.string(),
  name: z.string(),
  verdict: z.enum(verdicts),
  reason: z.string().nullable(),
  /** Of a bounded one: covered branches, 0 to 1; null when it could not be measured. */
  coverage: z.number().nullable(),
});

const libraryResult = z.object({
  seconds: z.number(),
  functions: z.array(functionResult),
});

export type LibraryFunction = z.output<typeof functionResult>;

export interface LibraryResult extends z.output<typeof libraryResult> {
  readonly report: LibraryReport;
}

/** True for a function about which something is known that counts. */
export function hasVerdict({ verdict, coverage }: LibraryFunction): boolean {
  if (verdict === 'bounded') return coverage !== null && coverage >= enoughCoverage;
  return verdict === 'proved' || verdict === 'failed';
}

/** Verifies all functions of a library and keeps the report for `measureLibrary`. */
export async function checkLibrary(library: Library): Promise<void> {
  const root = await fetchLibrary(library);
  await git(root, 'checkout', '--quiet', '--force', 'base');
  const folder = resultFolder(library);
  const harnesses = join(folder, 'harnesses');
  await rm(harnesses, { recursive: true, force: true });
  await mkdir(harnesses, { recursive: true });
  const limits = ['--timeout', '30', '--time-budget', '3000'];
  const { json } = await runCheck(root, [...library.sources, ...limits, '--keep-harness', harnesses]);
  await writeFile(join(folder, 'report.json'), json);
  await measureLibrary(library);
}

/** Measures what the bounded verdicts of the last check cover; keeps the result for `readResult`. */
export async function measureLibrary(library: Library): Promise<void> {
  const root = await fetchLibrary(library);
  const folder = resultFolder(library);
  const report = parseLibraryReport(await readFile(join(folder, 'report.json'), 'utf8'));
  const functions = await mapInPairs(await definedFunctions(root, library), async (one) => {
    const { file, name } = one;
    const verdict = verdictOf(name, file, report);
    const coverage =
      verdict.verdict === 'bounded'
        ? await coverageOf(one, library, root, report, join(folder, 'harnesses'))
        : null;
    return { file, name, ...verdict, coverage };
  });
  const seconds = report.units.reduce((sum, unit) => sum + unit.seconds, 0);
  await writeFile(join(folder, 'result.json'), JSON.stringify({ seconds, functions }, null, 2));
}

/** Two at a time, as the machine has that many cores at least. */
async function mapInPairs<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>) {
  const limit = pLimit(2);
  return Promise.all(items.map((item) => limit(() => map(item))));
}

/** What `checkLibrary` kept; null when it has not run. */
export async function readResult(library: Library): Promise<LibraryResult | null> {
  const [report, result] = await Promise.all(
    ['report.json', 'result.json'].map((name) =>
      readFile(join(resultFolder(library), name), 'utf8').catch(() => null),
    ),
  );
  if (!report || !result) return null;
  return { ...libraryResult.parse(JSON.parse(result)), report: parseLibraryReport(report) };
}

export function resultFolder({ name }: Library): string {
  return join(cacheFolder, 'results', name);
}

async function definedFunctions(root: string, { sources }: Library) {
  const files = await Promise.all(
    sources.map(async (file) => ({ file, parsed: await parseC(await readFile(join(root, file), 'utf8')) })),
  );
  return files.flatMap(({ file, parsed }) => {
    const names = parsed.functions
      .filter(({ isDefinition, conditions }) => isDefinition && !conditions.some(isOfTests))
      .map(({ name }) => name);
    const calls = callGraph(parsed);
    return [...new Set(names)].map((name) => ({ file, name, callers: calls.callersOf(name) }));
  });
}

/** Code of a test program that only a macro of its own switches on. */
function isOfTests(condition: string): boolean {
  return condition.includes('_TEST');
}

function verdictOf(
  name: string,
  file: string,
  { functions, units, findings }: LibraryReport,
): { verdict: Verdict; reason: string | null } {
  const told = functions.find((one) => one.name === name && one.file === file);
  const own = told ?? units.find((one) => one.entry === name && one.file === file);
  // Where it is called from, a finding in it says enough.
  if (own === undefined && findings.some((one) => one.function === name && one.file === file)) {
    return { verdict: 'failed', reason: null };
  }
  if (own === undefined) return { verdict: 'not-checked', reason: 'no unit of its own' };
  return { verdict: own.verdict, reason: own.reason ?? null };
}

/** Of its own harness, or of that of a unit from which it was reached. */
async function coverageOf(
  { name, callers }: { readonly name: string; readonly callers: readonly string[] },
  library: Library,
  root: string,
  { units }: LibraryReport,
  harnesses: string,
): Promise<number | null> {
  // A kept copy of a source lies elsewhere than the headers beside it.
  const folders = [
    ...library.compile.filter((flag) => flag.startsWith('-I')).map((flag) => flag.slice(2)),
    ...library.sources.map((source) => dirname(source)),
  ];
  const flags = [...new Set(folders)].map((folder) => `-I${join(root, folder)}`);
  const own = units.filter(({ entry }) => entry === name);
  const nearest = callers.slice(0, mostCallers);
  const others = units.filter(({ entry, verdict }) => nearest.includes(entry) && verdict === 'bounded');
  let best: number | null = null;
  for (const unit of own.length > 0 ? own : others) {
    const harness = await keptHarness(harnesses, unit.entry);
    if (harness === null) continue;
    const share = (await measured(harness, name, unit.bound ?? 17, flags)).get(name);
    if (share !== undefined) best = Math.max(best ?? 0, share);
    if ((best ?? 0) >= enoughCoverage) break;
  }
  return best;
}

/** Enough to show what is covered of a function that is called by them. */
const mostCallers = 6;

const known = new Map<string, Promise<Coverage>>();

function measured(harness: string, name: string, bound: number, flags: readonly string[]): Promise<Coverage> {
  const key = `${harness} ${name}`;
  const coverage = known.get(key) ?? measureCoverage(harness, [name], bound, flags);
  known.set(key, coverage);
  return coverage;
}
