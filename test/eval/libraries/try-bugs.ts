import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { resultFolder } from './check-library.ts';
import { fetchLibrary, git } from './fetch-library.ts';
import { readExcluded } from './judgements.ts';
import type { Library } from './libraries.ts';
import type { LibraryReport } from './library-report.ts';
import { runCheck } from './run-check.ts';
import { commitBug, type SeededBug, seededBugs } from './seed-bugs.ts';

const outcomes = ['introduced', 'introduced elsewhere', 'undetermined', 'missed', 'unknown'] as const;

/** What a pull request with the bug would have been told. */
export type Outcome = (typeof outcomes)[number];

const triedBug = z.object({
  id: z.string(),
  before: z.string(),
  after: z.string(),
  outcome: z.enum(outcomes),
  /** The findings and verdicts that say so. */
  detail: z.string(),
  seconds: z.number(),
});

export type TriedBug = z.output<typeof triedBug>;

const bugsInEach = 20;

/**
 * Checks each seeded bug as a pull request against the library as it is. Bugs that were tried before are kept, except
 * those whose outcome is among `again`.
 */
export async function tryBugs(
  library: Library,
  again: (tried: TriedBug) => boolean,
  tell: (line: string) => void,
): Promise<void> {
  const root = await fetchLibrary(library);
  const bugs = await chosenBugs(library);
  const known = new Map((await readTried(library)).map((one) => [one.id, one]));
  for (const bug of bugs) {
    const before = known.get(bug.id);
    if (before !== undefined && !again(before)) continue;
    const tried = await tryBug(root, bug);
    known.set(bug.id, tried);
    const kept = bugs.flatMap(({ id }) => known.get(id) ?? []);
    await mkdir(resultFolder(library), { recursive: true });
    await writeFile(triedFile(library), JSON.stringify(kept, null, 2));
    tell(`${tried.outcome}  ${tried.id}  ${tried.detail}`);
  }
  await git(root, 'checkout', '--quiet', '--force', 'base');
}

/** The bugs of a library that `tryBugs` tries. */
export async function chosenBugs(library: Library): Promise<readonly SeededBug[]> {
  const root = await fetchLibrary(library);
  const excluded = await readExcluded();
  return seededBugs(root, library, bugsInEach, (id) => excluded.has(`${library.name} ${id}`));
}

export async function readTried(library: Library): Promise<readonly TriedBug[]> {
  const text = await readFile(triedFile(library), 'utf8').catch(() => '[]');
  return z.array(triedBug).parse(JSON.parse(text));
}

function triedFile(library: Library): string {
  return join(resultFolder(library), 'bugs.json');
}

async function tryBug(root: string, bug: SeededBug): Promise<TriedBug> {
  await commitBug(root, bug);
  const limits = ['--timeout', '60', '--time-budget', '180'];
  const { report, seconds } = await runCheck(root, ['--base', 'base', ...limits]);
  const { id, before, after } = bug;
  return { id, before, after, outcome: outcomeOf(bug, report), detail: detailOf(bug, report), seconds };
}

function outcomeOf(bug: SeededBug, { findings, units, functions }: LibraryReport): Outcome {
  const introduced = findings.filter(({ status }) => status === 'introduced');
  if (introduced.some((one) => isThere(one, bug))) return 'introduced';
  if (introduced.length > 0) return 'introduced elsewhere';
  if (findings.some(({ status }) => status === 'undetermined')) return 'undetermined';
  const own = [
    ...functions.filter(({ name }) => name === bug.function),
    ...units.filter(({ entry }) => entry === bug.function),
  ];
  const isUndecided = own.some(({ verdict }) => verdict === 'unknown' || verdict === 'not-checked');
  return isUndecided || own.length === 0 ? 'unknown' : 'missed';
}

/**
 * Something that is lost is told where it was allocated: then the trace goes through the changed function. What a call on
 * the changed line does wrong is told in the callee, with the call.
 */
function isThere(
  { file, function: name, line, kind, trace, calls }: LibraryReport['findings'][number],
  bug: SeededBug,
): boolean {
  const isLost = kind === 'memory-leak' && trace.some((step) => step.function === bug.function);
  const isCalled = calls.some((call) => call.file === bug.file && call.line === bug.line);
  return (file === bug.file && (name === bug.function || line === bug.line || isLost)) || isCalled;
}

function detailOf(bug: SeededBug, { findings, units, functions }: LibraryReport): string {
  const told = findings.map(
    ({ function: name, line, kind, status }) => `${kind} in ${name}:${line} ${status}`,
  );
  const own = functions.find(({ name }) => name === bug.function);
  const verdicts = units.map(
    ({ entry, verdict, reason }) => `${entry} ${verdict}${reason ? ` (${reason})` : ''}`,
  );
  return [...told, ...(own === undefined ? [] : [`${own.name}: ${own.verdict}`]), ...verdicts].join('; ');
}
