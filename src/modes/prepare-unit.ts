import { basename, dirname, join } from 'node:path';
import { argvMaxArgs } from '../project/argv-max-args.ts';
import type { BuildContext } from '../project/build-context.ts';
import type { CFunction } from '../project/c-file.ts';
import { assertRequires } from '../project/harness/assert-requires.ts';
import type { HarnessVariant } from '../project/harness/harness-plan.ts';
import type { HarnessPlanner } from '../project/harness/harness-planner.ts';
import type { PlannedUnit } from '../project/plan-units.ts';
import type { UnitHarness, UnitSetup } from '../verification/unit-request.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { AskedSource, Source, Subject } from './subject.ts';

export interface PreparedUnit {
  readonly source: AskedSource;
  readonly setup: UnitSetup;
  /** The same unit under each other plausible harness. */
  readonly variants: readonly UnitSetup[];
  readonly promises: readonly CallerPromise[];
}

/** What a function of the file asks of its callers: assumed in its own harness, asserted where it is called. */
export interface CallerPromise {
  readonly of: CFunction;
  readonly conditions: readonly string[];
}

/** Makes a planned unit ready to be run in head's tree. */
export async function prepareUnit(
  source: AskedSource,
  { unit, harness }: PlannedUnit,
  { head }: Subject,
  planner: HarnessPlanner,
  deps: AnalysisDeps,
): Promise<PreparedUnit> {
  const promises = promisesIn(source, planner);
  const file = join(head.root, source.path);
  const text = await withPromises(file, source, promises, deps);
  const setUp = (variant: HarnessVariant | null) => {
    const parts = variant === null || harness === null ? null : { ...variant, bound: harness.bound };
    return setUpIn(head.root, { unit, file, included: text, build: source.build }, parts, source, deps);
  };
  const setup = await setUp(harness);
  const variants = await Promise.all((harness?.variants ?? []).map(setUp));
  return { source, setup, variants, promises };
}

/** Where a unit lies in one of the trees. */
interface UnitPlace {
  readonly unit: UnitSetup['unit'];
  /** Absolute path of the unit's own file. */
  readonly file: string;
  /** Absolute path of what is compiled for it: the file itself, or a copy with assertions. */
  readonly included: string;
  readonly build: BuildContext;
}

/** The unit in one of the trees, with its harness written where ESBMC finds it. */
export async function setUpIn(
  root: string,
  { unit, file, included, build }: UnitPlace,
  harness: UnitHarness | null,
  source: Source,
  { scratch, memoryMiB }: Pick<AnalysisDeps, 'scratch' | 'memoryMiB'>,
): Promise<UnitSetup> {
  const started =
    harness === null ? included : await scratch.write(`harness_${basename(file)}`, harness.textFor(included));
  // Quoted includes are looked up beside the file that they are in, and a copy lies elsewhere.
  const isCopy = included !== file;
  return {
    unit,
    root,
    sources: [started],
    file,
    harness,
    build: isCopy ? { ...build, includeDirs: [dirname(file), ...build.includeDirs] } : build,
    argvMaxArgs: argvMaxArgs(source.file),
    memoryMiB,
  };
}

/** The file itself, or a copy in which calls assert what the called functions ask for; places in it are the file's. */
export async function withPromises(
  file: string,
  { text, file: parsed }: Source,
  promises: readonly CallerPromise[],
  { scratch }: Pick<AnalysisDeps, 'scratch'>,
): Promise<string> {
  const asserted = promises.reduce(
    (result, { of, conditions }) => assertRequires(result, parsed, of, conditions),
    text,
  );
  return asserted === text ? file : scratch.write(basename(file), `#line 1 "${file}"\n${asserted}`);
}

function promisesIn({ file }: Source, planner: HarnessPlanner): readonly CallerPromise[] {
  return file.functions
    .filter(({ isDefinition }) => isDefinition)
    .map((of) => ({ of, conditions: planner.requiresOf(of) }))
    .filter(({ conditions }) => conditions.length > 0);
}
