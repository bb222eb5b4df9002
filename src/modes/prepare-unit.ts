import { basename, dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { settingsFor } from '../config/settings-for.ts';
import { argvMaxArgs } from '../project/argv-max-args.ts';
import { type BuildContext, joinBuilds } from '../project/build-context.ts';
import type { CFile, CFunction } from '../project/c-file.ts';
import { callGraph } from '../project/call-graph.ts';
import { definitionOf } from '../project/definition-of.ts';
import { assertRequires } from '../project/harness/assert-requires.ts';
import { canBeIncluded } from '../project/harness/harness-names.ts';
import type { Harness, HarnessVariant } from '../project/harness/harness-plan.ts';
import { type HarnessPlanner, harnessPlanner } from '../project/harness/harness-planner.ts';
import { type Stubs, writeStubs } from '../project/harness/write-stubs.ts';
import { limitRounds, roundsLimit } from '../project/limit-rounds.ts';
import { nameMatcher } from '../project/name-matcher.ts';
import { oncePer } from '../project/once-per.ts';
import type { PlannedUnit } from '../project/plan-units.ts';
import { takenForGranted } from '../project/taken-for-granted.ts';
import { needsUnitText, unitText } from '../project/unit-text.ts';
import type { UnitHarness, UnitSetup } from '../verification/unit-request.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { linkDefinitions } from './link-definitions.ts';
import type { AskedSource, Neighbour, Source, Subject, Surroundings } from './subject.ts';

export interface PreparedUnit {
  readonly source: AskedSource;
  readonly setup: UnitSetup;
  /** The same unit under each other plausible harness. */
  readonly variants: readonly UnitSetup[];
  /** Files that are linked to it. */
  readonly links: readonly Neighbour[];
  readonly planner: HarnessPlanner;
  /** What functions ask of their callers, asserted where they are called. */
  readonly promises: readonly CallerPromise[];
  /** The same unit under a harness that the planner made for something else. */
  setUpUnder(harness: Harness): Promise<UnitSetup>;
}

/** What a function of the file asks of its callers: assumed in its own harness, asserted where it is called. */
export interface CallerPromise {
  readonly of: CFunction;
  readonly conditions: readonly string[];
}

export interface PreparationFacts {
  readonly subject: Subject;
  readonly planner: HarnessPlanner;
  readonly config: Config;
}

/** Makes a planned unit ready to be run in head's tree. */
export async function prepareUnit(
  source: AskedSource,
  { unit, harness }: PlannedUnit,
  { subject: { head, neighbours }, planner, config }: PreparationFacts,
  deps: AnalysisDeps,
): Promise<PreparedUnit> {
  const links = await linkDefinitions(source, [unit.entry], neighbours);
  const headers = source.headers.map(({ file }) => file);
  const stubs = writeStubs(links.bodiless, [source.file, ...headers], nameMatcher(config.noreturn));
  const own = remembered(planner, () => promisesIn(source.file, source.headers, planner));
  const known = new Set(own.map(({ of }) => of.name));
  const further = links.files
    .flatMap((link) => remembered(link, () => promisesOf(link)))
    .filter(({ of }) => !known.has(of.name));
  const promises = further.length === 0 ? own : [...own, ...further];
  const place: UnitPlace = {
    unit: { ...unit, assumptions: [...unit.assumptions, ...stubs.assumptions] },
    file: join(head.root, source.path),
    links: links.files.map((source) => ({ source, file: join(head.root, source.path) })),
    build: links.files.reduce((build, link) => joinBuilds(build, link.build), source.build),
    unwind: settingsFor(config, source.path).unwind,
    takenForGranted: grantedIn([source, ...links.files]),
  };
  const start = definitionOf(unit.entry, source.file);
  const line = start?.lines.start ?? null;
  const setUp = (own: Harness | null, variant: HarnessVariant | null = own) => {
    const isIncludable = canBeIncluded(place.file);
    const rounds = isIncludable ? roundsWithin(source, unit.entry, own) : [];
    const around = unitHarness(unit.entry, variant, own, stubs, line, isIncludable, rounds);
    return setUpIn(head.root, place, around, source, promises, deps);
  };
  const setup = await setUp(harness);
  const variants = await Promise.all((harness?.variants ?? []).map((variant) => setUp(harness, variant)));
  return { source, setup, variants, links: links.files, planner, promises, setUpUnder: setUp };
}

function unitHarness(
  entry: string,
  variant: HarnessVariant | null,
  harness: Harness | null,
  stubs: Stubs,
  line: number | null,
  isIncludable: boolean,
  rounds: readonly string[],
): UnitHarness | null {
  // What stands in for code that nobody has read shows something, and proves nothing.
  const limits = stubs.assumptions;
  if (variant === null || harness === null) {
    if (stubs.text === '' || !isIncludable) return null;
    const textFor = (file: string) => `#include "${file}"\n${stubs.text}`;
    return { textFor, limits, inputNames: new Map(), entry, bound: null, line: null };
  }
  return {
    textFor: (file) => variant.textFor(file) + stubs.text,
    limits: [...variant.limits, ...limits, ...(rounds.length > 0 ? [roundsLimit(rounds)] : [])],
    limitsRounds: rounds.length > 0,
    inputNames: variant.inputNames,
    entry: harness.entry,
    line,
    bound: harness.bound,
  };
}

const recursive = oncePer(({ text }: Source) => limitRounds(text).functions);

/** Functions with a loop around a recursion that a call of the entry may come to. */
function roundsWithin(source: Source, entry: string, harness: Harness | null): readonly string[] {
  const functions = recursive(source);
  if (harness === null || functions.length === 0) return [];
  const calls = callGraph(source.file);
  // A harness may have what it passes made by functions of the file.
  const called = [entry, ...new Set(harness.textFor('').match(/\w+/g) ?? [])];
  const reached = new Set(called.flatMap((name) => [...calls.reachableFrom(name)]));
  return functions.filter((name) => reached.has(name));
}

/** Where a unit lies in one of the trees; all paths are absolute. */
export interface UnitPlace {
  readonly unit: UnitSetup['unit'];
  /** The unit's own file. */
  readonly file: string;
  readonly links: readonly { readonly file: string; readonly source: Source }[];
  readonly build: BuildContext;
  readonly unwind: number | null;
  readonly takenForGranted: readonly string[];
}

const none: readonly CallerPromise[] = [];

/** The unit in one of the trees, with what is put around its file written where ESBMC finds it. */
export async function setUpIn(
  root: string,
  { unit, file, links, build, unwind, takenForGranted }: UnitPlace,
  harness: UnitHarness | null,
  source: Source,
  promises: readonly CallerPromise[],
  deps: Pick<AnalysisDeps, 'scratch' | 'memoryMiB'>,
): Promise<UnitSetup> {
  const files = [{ file, source, promises }, ...links.map((link) => ({ ...link, promises: none }))];
  const compiled = await Promise.all(
    files.map((one, at) => {
      const limitsRounds = at === 0 && harness?.limitsRounds === true;
      return compiledAs(one.file, one.source, one.promises, limitsRounds, deps);
    }),
  );
  const [included = file, ...linked] = compiled;
  // Quoted includes are looked up beside the file that they are in, and a copy lies elsewhere.
  const folders = files.filter((one, at) => compiled[at] !== one.file).map((one) => dirname(one.file));
  const name = `harness_${basename(file, '.c')}_${unit.entry}.c`;
  const started = harness === null ? included : await deps.scratch.write(name, harness.textFor(included));
  return {
    unit,
    root,
    sources: [started, ...linked],
    file,
    harness,
    build: { ...build, includeDirs: [...new Set([...folders, ...build.includeDirs])] },
    argvMaxArgs: argvMaxArgs(source.file),
    memoryMiB: deps.memoryMiB,
    copies: new Map(files.flatMap((one, at) => copyOf(one.file, compiled[at] ?? one.file))),
    unwind,
    takenForGranted,
  };
}

const granted = oncePer((source: Source) => takenForGranted([source]));

/** By the files of a unit and their headers, each of which is read once. */
function grantedIn(sources: readonly (Source & Pick<Surroundings, 'headers'>)[]): readonly string[] {
  const all = new Set<Source>(sources.flatMap((source) => [source, ...source.headers]));
  return [...all].flatMap(granted);
}

function copyOf(file: string, compiled: string): readonly (readonly [string, string])[] {
  return compiled === file ? [] : [[compiled, file]];
}

interface Compiled {
  readonly file: string;
  readonly promises: readonly CallerPromise[];
  readonly limitsRounds: boolean;
  readonly scratch: AnalysisDeps['scratch'];
  readonly path: Promise<string>;
}

const compiled = new WeakMap<Source, Compiled>();

/** The file itself, or a copy that ESBMC understands better; places in it are the file's. Units share it. */
function compiledAs(
  file: string,
  source: Source,
  promises: readonly CallerPromise[],
  limitsRounds: boolean,
  { scratch }: Pick<AnalysisDeps, 'scratch'>,
): Promise<string> {
  const last = compiled.get(source);
  const isSame = last?.file === file && last.promises === promises && last.limitsRounds === limitsRounds;
  if (isSame && last.scratch === scratch) return last.path;
  const path = copyFor(file, source, promises, limitsRounds, scratch);
  compiled.set(source, { file, promises, limitsRounds, scratch, path });
  return path;
}

async function copyFor(
  file: string,
  { text, file: parsed }: Source,
  promises: readonly CallerPromise[],
  limitsRounds: boolean,
  scratch: AnalysisDeps['scratch'],
): Promise<string> {
  const promised = promises.reduce(
    (result, { of, conditions }) => assertRequires(result, parsed, of, conditions),
    text,
  );
  const asserted = limitsRounds ? limitRounds(promised).text : promised;
  if (!needsUnitText(file, text, asserted)) return file;
  return scratch.write(basename(file), unitText(file, asserted));
}

const promised = new WeakMap<HarnessPlanner | Neighbour, readonly CallerPromise[]>();

/** Each file is read once, whatever the number of its units and of those that it is linked to. */
function remembered(
  of: HarnessPlanner | Neighbour,
  read: () => readonly CallerPromise[],
): readonly CallerPromise[] {
  const promises = promised.get(of) ?? read();
  promised.set(of, promises);
  return promises;
}

/** What the functions that a file defines or declares ask of their callers. */
export function promisesOf({
  text,
  file,
  headers = [],
}: Pick<Source, 'text' | 'file'> & Partial<Pick<Surroundings, 'headers'>>): readonly CallerPromise[] {
  return promisesIn(file, headers, harnessPlanner({ text, file, headers, base: null, callers: [] }));
}

function promisesIn(
  file: CFile,
  headers: readonly Source[],
  planner: HarnessPlanner,
): readonly CallerPromise[] {
  const declared = [file, ...headers.map((header) => header.file)].flatMap(({ functions }) => functions);
  const byName = new Map(declared.toReversed().map((one) => [one.name, one]));
  for (const one of declared) if (one.isDefinition) byName.set(one.name, one);
  return [...byName.values()]
    .map((of) => ({ of, conditions: planner.requiresOf(of) }))
    .filter(({ conditions }) => conditions.length > 0);
}
