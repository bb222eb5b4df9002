import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Verdict, verdicts } from '../../../src/domain/verdict.ts';
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

/** Verifies all functions of a library and measures what bounded verdicts cover; keeps the result for `readResult`. */
export async function checkLibrary(library: Library): Promise<void> {
  const root = await fetchLibrary(library);
  await git(root, 'checkout', '--quiet', '--force', 'base');
  const folder = resultFolder(library);
  const harnesses = join(folder, 'harnesses');
  await rm(harnesses, { recursive: true, force: true });
  await mkdir(harnesses, { recursive: true });
  const limits = ['--timeout', '30', '--time-budget', '3000'];
  const { report, json, seconds } = await runCheck(root, [
    ...library.sources,
    ...limits,
    '--keep-harness',
    harnesses,
  ]);
  await writeFile(join(folder, 'report.json'), json);
  const defined = await definedFunctions(root, library);
  const functions: LibraryFunction[] = [];
  for (const { file, name } of defined) {
    const verdict = verdictOf(name, file, report);
    const coverage =
      verdict.verdict === 'bounded' ? await coverageOf(name, library, root, report, harnesses) : null;
    functions.push({ file, name, ...verdict, coverage });
  }
  await writeFile(join(folder, 'result.json'), JSON.stringify({ seconds, functions }, null, 2));
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
    return [...new Set(names)].map((name) => ({ file, name }));
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
  name: string,
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
  const others = units.filter(({ entry, verdict }) => entry !== name && verdict === 'bounded');
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

const known = new Map<string, Promise<Coverage>>();

function measured(harness: string, name: string, bound: number, flags: readonly string[]): Promise<Coverage> {
  const key = `${harness} ${name}`;
  const coverage = known.get(key) ?? measureCoverage(harness, [name], bound, flags);
  known.set(key, coverage);
  return coverage;
}
