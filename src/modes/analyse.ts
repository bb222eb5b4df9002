import type { Config } from '../config/config.ts';
import type { FunctionResult, Report, SkippedFile, UnitResult } from '../domain/report.ts';
import { isUndecided } from '../domain/verdict.ts';
import { missingMacro } from '../project/build-conditions.ts';
import type { CFunction } from '../project/c-file.ts';
import { harnessPlanner } from '../project/harness/harness-planner.ts';
import type { PlanOptions } from '../project/plan-options.ts';
import { planOwnUnits, planUnits, type UnitPlan } from '../project/plan-units.ts';
import { type DescribeViolation, mergeFindings } from '../verification/find-findings.ts';
import { judgeTogether } from '../verification/judge-together.ts';
import { notChecked } from '../verification/schedule-units.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { analysisMemory } from './analysis-memory.ts';
import { linkDefinitions } from './link-definitions.ts';
import { budgetReason, type PlannedSource, unitRunner } from './run-units.ts';
import type { AskedSource, Subject } from './subject.ts';

/** What every mode adds to: verdicts for the subject's units and functions, and the findings. */
export type Analysis = Pick<Report, 'units' | 'functions' | 'findings' | 'held' | 'skipped' | 'notes'>;

/**
 * Verifies what a subject asks about; nothing is written anywhere. Functions that are left undecided where they are
 * called from are verified once more by themselves.
 */
export async function analyse(
  subject: Subject,
  config: Config,
  describe: DescribeViolation,
  deps: AnalysisDeps,
): Promise<Analysis> {
  const memory = await analysisMemory(subject, config, deps);
  if (memory.known !== null) return tellCached(memory.known, deps);
  const planned = await Promise.all(
    subject.sources
      .filter(({ refused }) => refused === null)
      .map((source) => planSource(source, subject, config)),
  );
  const runner = unitRunner(subject, config, describe, deps);
  const first = await runner.run(planned);
  const results = [
    ...first.flatMap(({ functions }) => functions),
    ...planned.flatMap(({ plan }) => plan.open),
  ];
  const judged = judgeTogether(results);
  const again = await runner.run(planned.map((source) => ({ ...source, plan: planAgain(source, judged) })));
  const outcomes = [...first, ...again];
  const own = again.flatMap(({ functions }) => functions);
  const analysis = {
    units: [
      ...outcomes.map(({ unit }) => unit),
      ...subject.sources.flatMap(refusedUnit),
      ...subject.unreadable.map(unreadableUnit),
    ],
    functions: [...judgeTogether(results, own), ...subject.sources.flatMap(refusedFunctions)],
    findings: mergeFindings(outcomes.flatMap(({ findings }) => findings)),
    held: outcomes.flatMap(({ held }) => held),
    skipped: subject.skipped,
    notes: [...new Set([...subject.sources.flatMap(({ notes }) => notes), ...planned.flatMap(notesOf)])],
  };
  if (runner.isKept()) {
    await memory.keep({ ...analysis, units: analysis.units.map(asKnown) });
  }
  return tellCached(analysis, deps);
}

/** A unit that ran is one that need not run again. */
function asKnown(unit: UnitResult): UnitResult {
  return unit.runs.length === 0 ? unit : { ...unit, cached: true };
}

function tellCached<Result extends Analysis>(
  analysis: Result,
  { cache = null, progress }: AnalysisDeps,
): Result {
  const { units } = analysis;
  const known = units.filter(({ cached }) => cached).length;
  if (cache !== null) progress({ step: 'cache', known, units: units.length, damaged: cache.damaged() });
  return analysis;
}

export interface Planned extends PlannedSource {
  readonly options: PlanOptions;
}

/** What would be started for a source, and which of its functions nothing can be started for. */
export async function planSource(
  source: AskedSource,
  { neighbours }: Subject,
  { entryPoints }: Config,
): Promise<Planned> {
  const { path, asked, callers, text, file } = source;
  const open = new Set(file.functions.filter((one) => !one.isStatic).map(({ name }) => name));
  const outside = await Promise.all(
    asked.filter((name) => open.has(name)).map((name) => neighbours.callersOf(name, path)),
  );
  const links = await linkDefinitions(source, [...asked, ...callers], neighbours);
  const planner = harnessPlanner({
    text,
    file,
    headers: source.headers,
    base: source.base?.file ?? null,
    linked: links.files.map((one) => one.file),
    callers: [...new Set(outside.flat().map((one) => one.file))],
  });
  const files = [file, ...source.headers.map((header) => header.file)];
  const absence = (one: CFunction) => {
    const macro = missingMacro(one, files, source.build.defines);
    return macro === null
      ? null
      : `no part of this build: it is compiled where \`${macro}\` is defined (\`defines\` in .github/esbmc.yml)`;
  };
  const options = { path, asked, callers, entryPoints, absence, planHarness: planner.planFor };
  return { source, planner, options, plan: planUnits(file, options) };
}

/** Units for the functions that are undecided from where they are called. */
function planAgain({ source, plan, options }: Planned, results: readonly FunctionResult[]): UnitPlan {
  const started = new Set(plan.units.map(({ unit }) => unit.entry));
  const open = results.filter(({ file, name, verdict, reason }) => {
    return file === source.path && isUndecided(verdict) && reason !== budgetReason && !started.has(name);
  });
  // What no harness can call keeps the reason that it has.
  const names = open.map(({ name }) => name);
  return { units: planOwnUnits(source.file, names, options).units, open: [] };
}

function notesOf({ source, planner }: Planned): readonly string[] {
  return planner.notes.map((note) => `${source.path}: ${note}`);
}

function unreadableUnit({ file, reason }: SkippedFile): UnitResult {
  return notChecked({ file, entry: 'main', origin: 'entry', functions: [], assumptions: [] }, reason);
}

/** A file that no tool may read still is a part of the answer. */
function refusedUnit({ path, refused, asked }: AskedSource): readonly UnitResult[] {
  if (refused === null) return [];
  const unit = { file: path, entry: 'main', origin: 'entry', functions: asked, assumptions: [] } as const;
  return [notChecked(unit, refused)];
}

function refusedFunctions({ path, refused, asked }: AskedSource): readonly FunctionResult[] {
  if (refused === null) return [];
  return asked.map((name) => ({ file: path, name, verdict: 'not-checked', reason: refused }));
}
